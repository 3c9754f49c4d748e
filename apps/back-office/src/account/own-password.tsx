import * as m from '@minikran/i18n/messages'
import Typography from '@mui/material/Typography'
import { useNotify } from 'ra-core'
import { Section } from '../tables/facts.tsx'
import { NewPasswordField, PasswordField } from './own-fields.tsx'
import { OwnForm } from './own-form.tsx'
import { useOwnCall } from './use-own-call.ts'

export function OwnPassword({ onChanged }: { onChanged: () => Promise<void> }) {
  const { call, faults, isBusy } = useOwnCall()
  const notify = useNotify()
  const change = async (given: Record<string, string>) => {
    if ((await call('changeOwnPassword', given)) === null) return
    notify(m.backoffice_account_password_changed(), { type: 'info' })
    await onChanged()
  }
  return (
    <Section title={m.backoffice_account_password_title()}>
      <Typography variant="body2">{m.backoffice_account_password_help()}</Typography>
      <OwnForm
        send={m.backoffice_account_password_send()}
        faults={faults}
        isBusy={isBusy}
        onSend={(given) => void change(given)}
      >
        <PasswordField />
        <NewPasswordField />
      </OwnForm>
    </Section>
  )
}
