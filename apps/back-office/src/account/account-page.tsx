import type { OwnAccount } from '@minikran/contract/admin/own-account'
import * as m from '@minikran/i18n/messages'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { usePermissions } from 'ra-core'
import { useEffect, useState } from 'react'
import { Title } from 'react-admin'
import { forgetStaff } from '../providers/auth-provider.ts'
import { readApi } from '../providers/call-api.ts'
import { OwnPassword } from './own-password.tsx'
import { OwnProfile } from './own-profile.tsx'
import { OwnSessions } from './own-sessions.tsx'
import { SecondStep } from './second-step.tsx'

async function readOwn(signal?: AbortSignal): Promise<OwnAccount> {
  return (await readApi('getOwnAccountObj', {}, signal)).data as OwnAccount
}

/** The own account: who one is here, the second step, the password, and where one is logged in. */
export function AccountPage() {
  const [own, setOwn] = useState<OwnAccount | null>(null)
  const [isGone, setIsGone] = useState(false)
  const { refetch: refreshPermissions } = usePermissions()
  useEffect(() => {
    const stop = new AbortController()
    readOwn(stop.signal).then(setOwn, () => {
      if (!stop.signal.aborted) setIsGone(true)
    })
    return () => stop.abort()
  }, [])
  const reload = async () => {
    setOwn(await readOwn())
    forgetStaff()
    await refreshPermissions()
  }
  return (
    <Box sx={{ p: 2, maxWidth: 760 }}>
      <Title title={m.backoffice_account_title()} />
      {isGone && <Alert severity="error">{m.backoffice_problem_unavailable()}</Alert>}
      {own === null ? (
        <Typography>{m.backoffice_loading()}</Typography>
      ) : (
        <>
          {own.second_step !== 'missing' && <OwnProfile own={own} onChanged={reload} />}
          <SecondStep own={own} onChanged={reload} />
          <OwnPassword onChanged={reload} />
          <OwnSessions own={own} onChanged={reload} />
        </>
      )}
    </Box>
  )
}
