export const phone = '@media (max-width: 599.95px)'
// Not one that lies on its side, nor what an open keyboard leaves of it.
export const uprightPhone = '@media (max-width: 599.95px) and (min-height: 480px)'

// Where a finger points: nothing to press is smaller than its tip.
export const finger = '@media (pointer: coarse)'
export const fingertip = 44
