import Button from '@mui/material/Button'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type FormEvent, useState } from 'react'
import { expect, test } from 'vitest'
import { pressProps } from './press-props.ts'

/** A form that is busy from its first submission on. */
function Busy({ onSend }: { onSend: () => void }) {
  const [isBusy, setIsBusy] = useState(false)
  const send = (event: FormEvent) => {
    event.preventDefault()
    onSend()
    setIsBusy(true)
  }
  return (
    <form onSubmit={send}>
      <input aria-label="Namn" />
      <Button type="submit" {...pressProps(isBusy)}>
        Spara
      </Button>
      <Button {...pressProps(isBusy, onSend)}>Ångra</Button>
    </form>
  )
}

test('a button keeps the focus while its work is running, and nothing is done twice', async () => {
  const user = userEvent.setup({ delay: null })
  let sent = 0
  render(<Busy onSend={() => sent++} />)
  const button = screen.getByRole('button', { name: 'Spara' })
  await user.click(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(button)
  await user.keyboard('{Enter}')
  await user.type(screen.getByRole('textbox'), '{Enter}')
  await user.click(screen.getByRole('button', { name: 'Ångra' }))
  expect(sent).toBe(1)
})
