import type { MouseEvent } from 'react'

/** For a button that cannot be pressed now and keeps the focus, which a disabled one would lose. */
export const pressProps = (isOff: boolean, onPress?: (event: MouseEvent) => void) => ({
  'aria-disabled': isOff,
  onClick: (event: MouseEvent) => (isOff ? event.preventDefault() : onPress?.(event)),
})
