import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type FormEvent, type ReactNode, useState } from 'react'
import { pressProps } from '../items/press-props.ts'
import { ruleSentence } from '../texts/problem-sentences.ts'

type Props = {
  children: ReactNode
  send: string
  faults: readonly string[]
  isBusy: boolean
  onSend: (given: Record<string, string>) => void
}

const formStyle = { display: 'grid', gap: 1, maxWidth: 360, justifyItems: 'start', mt: 1 }

/** A few fields and one button; what was wrong stands above them. */
export function OwnForm({ children, send, faults, isBusy, onSend }: Props) {
  const [isMissing, setIsMissing] = useState(false)
  const shown = isMissing ? [ruleSentence('required')] : faults
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const empty = form.querySelector<HTMLElement>(':invalid')
    setIsMissing(empty !== null)
    if (empty !== null) return empty.focus()
    const given = [...new FormData(form)].filter(([, value]) => typeof value === 'string')
    onSend(Object.fromEntries(given) as Record<string, string>)
    form.reset()
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
