import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type MouseEvent, type ReactNode, useRef } from 'react'

const fieldsetFrame = {
  border: 1,
  borderColor: 'divider',
  p: 2,
  m: 0,
  mt: 2,
  mb: 1,
  width: '100%',
  minWidth: 0,
}
const fields = {
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
  alignItems: 'start',
}

/** For a child that is as wide as its fieldset. */
export const wholeRow = { gridColumn: '1 / -1' }

// Texts that are compared side by side.
const pair = { ...fields, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }

type Props = { title: string; children: ReactNode; isPair?: boolean }

const buttonAt = ({ target }: MouseEvent) =>
  target instanceof Element ? target.closest('button') : null

/**
 * A pressed button that goes away with its row loses the focus, and so does one that is moved. The
 * keyboard then goes on at the button itself, or at the next one.
 */
function keepFocus(event: MouseEvent<HTMLElement>) {
  const { currentTarget } = event
  const pressed = buttonAt(event)
  if (pressed === null) return
  const buttons = [...currentTarget.querySelectorAll('button')].filter((one) => one.tabIndex === 0)
  const place = buttons.indexOf(pressed)
  const nearest = [...buttons.slice(Math.max(0, place)), ...buttons.slice(0, place).toReversed()]
  requestAnimationFrame(() => {
    const { activeElement } = document
    // A button that is disabled at the end of its list has the focus still.
    const isLost =
      activeElement === document.body || (activeElement === pressed && pressed.disabled)
    if (!isLost) return
    nearest.find((one) => one.isConnected && !one.disabled)?.focus()
  })
}

/** A group of fields, in as many columns as fit. */
export function Fieldset({ title, children, isPair = false }: Props) {
  const pressed = useRef<Element | null>(null)
  const onClickCapture = (event: MouseEvent<HTMLElement>) => {
    const button = buttonAt(event)
    // The row went or moved with the first click of a double click; the second one is on another row.
    if (event.detail > 1 && button !== pressed.current) return event.stopPropagation()
    pressed.current = button
    keepFocus(event)
  }
  return (
    <Box component="fieldset" sx={fieldsetFrame} onClickCapture={onClickCapture}>
      <Typography component="legend" variant="h2">
        {title}
      </Typography>
      <Box sx={isPair ? pair : fields}>{children}</Box>
    </Box>
  )
}
