import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type FormEvent, type ReactNode, type RefObject, useState } from 'react'
import { focusAfterCall } from '../items/focus-after-call.ts'
import { pressProps } from '../items/press-props.ts'
import type { Values } from '../providers/call-api.ts'
import { ruleSentence } from '../texts/problem-sentences.ts'
import { useOwnCall } from './use-own-call.ts'

type Props = {
  children: ReactNode
  /** The call that the fields are the body of. */
  call: string
  /** The text of the button. */
  send: string
  onDone: (answer: Values) => Promise<void> | void
  /** Gets the focus after the call, for a form that is gone then. */
  focusAfter?: RefObject<HTMLElement | null>
}

const formStyle = { display: 'grid', gap: 1, maxWidth: 360, justifyItems: 'start', mt: 1 }

/** A few fields and one button; what was wrong stands above them. */
export function OwnForm({ children, call: name, send, onDone, focusAfter }: Props) {
  const { call, faults, isBusy } = useOwnCall()
  const [isMissing, setIsMissing] = useState(false)
  const shown = isMissing ? [ruleSentence('required')] : faults
  const write = async (form: HTMLFormElement) => {
    const sent = new FormData(form)
    const moveFocus = focusAfterCall()
    const { answer, isJudged } = await call(name, Object.fromEntries(sent))
    if (isJudged) emptySent(form, sent)
    if (answer === null) return
    moveFocus(focusAfter?.current)
    await onDone(answer)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const empty = form.querySelector<HTMLElement>(':invalid')
    setIsMissing(empty !== null)
    if (empty !== null) return empty.focus()
    void write(form)
  }
  return (
    <Box component="form" onSubmit={submit} noValidate sx={formStyle}>
      {shown.length > 0 && (
        <Alert severity="error" role="alert" variant="outlined">
          {shown.join(' ')}
        </Alert>
      )}
      {children}
      <Button type="submit" variant="outlined" {...pressProps(isBusy)}>
        {send}
      </Button>
    </Box>
  )
}

/** Empties the fields but those that have been typed into meanwhile. */
function emptySent(form: HTMLFormElement, sent: FormData) {
  for (const field of form.querySelectorAll<HTMLInputElement>('input:not([type=hidden])')) {
    if (field.value === sent.get(field.name)) field.value = ''
  }
}
