import IconButton from '@mui/material/IconButton'
import type { ReactNode } from 'react'
import { firstClick } from './press-props.ts'

type Props = { label: string; isPossible: boolean; onStep: () => void; children: ReactNode }

/** Moves something one place. At the end of its list it keeps the focus, which a disabled one would lose. */
export function StepButton({ label, isPossible, onStep, children }: Props) {
  return (
    <IconButton
      size="small"
      aria-label={label}
      aria-disabled={!isPossible}
      sx={isPossible ? {} : { color: 'text.disabled' }}
      onClick={(event) => {
        // A row around it may be a link.
        event.stopPropagation()
        if (isPossible) firstClick(onStep)(event)
      }}
    >
      {children}
    </IconButton>
  )
}
