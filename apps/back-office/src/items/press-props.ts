import type { MouseEvent } from 'react'

/** For a button that cannot be pressed now and keeps the focus, which a disabled one would lose. */
export const pressProps = (isOff: boolean, onPress?: (event: MouseEvent) => void) => ({
  'aria-disabled': isOff,
  onClick: (event: MouseEvent) => (isOff ? event.preventDefault() : onPress?.(event)),
})

/** For a button whose place another one takes: the second click of a double click is not for that one. */
export const firstClick =
  (work: () => void) =>
  ({ detail }: MouseEvent) => {
    if (detail < 2) work()
  }
