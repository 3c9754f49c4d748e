import type { OwnAccount } from '@minikran/contract/admin/own-account'
import * as m from '@minikran/i18n/messages'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify, usePermissions } from 'ra-core'
import { Title } from 'react-admin'
import { readKey, useRead } from '../items/use-read.ts'
import { forgetStaff } from '../providers/auth-provider.ts'
import { Section } from '../tables/facts.tsx'
import { NewPasswordField, PasswordField } from './own-fields.tsx'
import { OwnForm } from './own-form.tsx'
import { OwnProfile } from './own-profile.tsx'
import { OwnSessions } from './own-sessions.tsx'
import { SecondStep } from './second-step.tsx'

const ownAccountCall = 'getOwnAccountObj'
const ownAccountKey = readKey(ownAccountCall)

/** The own account: who one is here, the second step, the password, and where one is logged in. */
export function AccountPage() {
  const { data: own, isPending, refetch } = useRead<OwnAccount>(ownAccountCall)
  const { refetch: refreshPermissions } = usePermissions()
  const queries = useQueryClient()
  const showName = async () => {
    forgetStaff()
    await refreshPermissions()
  }
  const reload = async () => {
    await refetch()
    await showName()
  }
  // Read again, it would overwrite what is typed meanwhile.
  const showSaved = async (saved: OwnAccount) => {
    queries.setQueryData(ownAccountKey, saved)
    await showName()
  }
  return (
    <Box sx={{ p: 2, maxWidth: 760 }}>
      <Title title={m.backoffice_account_title()} />
      {isPending && <Typography>{m.backoffice_loading()}</Typography>}
      {own !== undefined && (
        <>
          {own.second_step !== 'missing' && <OwnProfile own={own} onSaved={showSaved} />}
          <SecondStep own={own} onChanged={reload} />
          <OwnPassword onChanged={reload} />
          <OwnSessions own={own} onChanged={reload} />
        </>
      )}
    </Box>
  )
}

function OwnPassword({ onChanged }: { onChanged: () => Promise<void> }) {
  const notify = useNotify()
  const handleDone = async () => {
    notify(m.backoffice_account_password_changed(), { type: 'info' })
    await onChanged()
  }
  return (
    <Section title={m.backoffice_account_password_title()}>
      <Typography variant="body2">{m.backoffice_account_password_help()}</Typography>
      <OwnForm
        call="changeOwnPassword"
        send={m.backoffice_account_password_send()}
        onDone={handleDone}
      >
        <PasswordField />
        <NewPasswordField />
      </OwnForm>
    </Section>
  )
}
