import * as m from '@minikran/i18n/messages'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useLogin } from 'ra-core'
import { type FormEvent, useState } from 'react'
import { CodeField } from '../account/own-fields.tsx'
import { pressProps } from '../items/press-props.ts'
import { chooseLocale, locale, otherLocale } from '../locale.ts'
import { hasSessionEnded } from '../providers/auth-provider.ts'
import { ApiProblem } from '../providers/call-api.ts'

// A page of the website. Its mail links back to the back office for staff.
const forgottenPassword = `${locale === 'en' ? '/en' : ''}/mina-sidor/glomt-losenord`

/** The sentence for a refused log-in. */
function sentenceFor(error: unknown): string {
  if (!(error instanceof ApiProblem)) return m.backoffice_problem_unavailable()
  if (error.status === 429) return m.backoffice_problem_too_many()
  if (error.code === 'codeWrong') return m.backoffice_log_in_code_wrong()
  if (error.status === 401) return m.backoffice_log_in_wrong()
  if (error.code === 'loginRemoved') return m.backoffice_log_in_locked()
  if (error.code === 'forbidden') return m.backoffice_log_in_not_staff()
  return error.status === 422 ? m.backoffice_log_in_check() : m.backoffice_problem_unavailable()
}

/** Logs in with what the form has; `asksCode` when the account also needs a code. */
function useSend() {
  const login = useLogin()
  const [fault, setFault] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const [asksCode, setAsksCode] = useState(false)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    setIsSending(true)
    setFault(null)
    try {
      await login(Object.fromEntries(given))
    } catch (error) {
      // The password is right; the field for the code is added to the form.
      const needsCode = error instanceof ApiProblem && error.code === 'codeRequired'
      if (needsCode) setAsksCode(true)
      else setFault(sentenceFor(error))
      setIsSending(false)
    }
  }
  return { send, isSending, fault, asksCode }
}

export function LogInPage() {
  const { send, isSending, fault, asksCode } = useSend()
  return (
    <Box component="main" sx={pageStyle}>
      <Box component="form" onSubmit={(event) => void send(event)} noValidate sx={formStyle}>
        <Typography variant="h1">{m.backoffice_log_in_title()}</Typography>
        {fault === null && hasSessionEnded() && (
          <Alert severity="info" variant="outlined">
            {m.backoffice_log_in_ended()}
          </Alert>
        )}
        {fault !== null && (
          <Alert severity="error" role="alert" variant="outlined">
            {fault}
          </Alert>
        )}
        <TextField
          name="email_address"
          type="email"
          autoComplete="username"
          label={m.backoffice_log_in_email()}
          required
        />
        <TextField
          name="password"
          type="password"
          autoComplete="current-password"
          label={m.backoffice_log_in_password()}
          required
        />
        {asksCode && (
          <>
            <Typography variant="body2">{m.backoffice_log_in_code_help()}</Typography>
            <CodeField autoFocus />
          </>
        )}
        <Button type="submit" variant="contained" {...pressProps(isSending)}>
          {m.backoffice_log_in_send()}
        </Button>
        <Link href={forgottenPassword} variant="body2">
          {m.account_forgotten()}
        </Link>
        <Button variant="text" lang={otherLocale} onClick={() => chooseLocale(otherLocale)}>
          {m.backoffice_other_language()}
        </Button>
      </Box>
    </Box>
  )
}

const pageStyle = { minHeight: '100vh', display: 'grid', placeItems: 'center', p: 2 }
const formStyle = {
  width: '100%',
  maxWidth: 360,
  display: 'grid',
  gap: 1.5,
  border: 1,
  borderColor: 'divider',
  p: 3,
}
