import * as m from '@minikran/i18n/messages'
import TextField from '@mui/material/TextField'

export function PasswordField({ label = m.backoffice_account_password() }) {
  return (
    <TextField
      name="password"
      type="password"
      autoComplete="current-password"
      label={label}
      required
      fullWidth
    />
  )
}

export function NewPasswordField() {
  return (
    <TextField
      name="new_password"
      type="password"
      autoComplete="new-password"
      label={m.backoffice_account_new_password()}
      required
      fullWidth
    />
  )
}

/** The code of the phone; one for a lost phone goes into the same field. */
export function CodeField({ autoFocus = false }: { autoFocus?: boolean }) {
  return (
    <TextField
      name="code"
      autoFocus={autoFocus}
      autoComplete="one-time-code"
      label={m.backoffice_log_in_code()}
      required
      fullWidth
      slotProps={{ htmlInput: { inputMode: 'text', maxLength: 40, autoCapitalize: 'characters' } }}
    />
  )
}
