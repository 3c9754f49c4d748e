import type { AdminCase } from '@minikran/contract/admin-cases'
import { allows } from '@minikran/domain/access/permissions'
import * as m from '@minikran/i18n/messages'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useNotify, useRefresh } from 'ra-core'
import { useStaff } from '../shell/use-staff.ts'
import { writeCase } from './case-provider.ts'
import { stepText } from './case-words.ts'

/** The steps that are open now; the customer is told of each by mail. */
export function CaseSteps({ found }: { found: AdminCase }) {
  const notify = useNotify()
  const refresh = useRefresh()
  const staff = useStaff()
  if (staff === null || !allows(staff.role, 'case:write:depot')) return null
  const act = async (call: string, body: Record<string, unknown>, done: string) => {
    try {
      await writeCase(call, { case_number: found.case_number, ...body })
      notify(done, { type: 'info' })
    } catch (error) {
      notify((error as Error).message, { type: 'error', autoHideDuration: null })
    }
    refresh()
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
      {found.steps.map((step) => (
        <Button
          key={step}
          variant={step === 'decline' ? 'text' : 'outlined'}
          color={step === 'decline' ? 'error' : 'primary'}
          onClick={() => void act('moveCase', { step }, m.backoffice_case_moved())}
        >
          {stepText(step)}
        </Button>
      ))}
      {found.user_id === null && (
        <Button onClick={() => void act('inviteCustomer', {}, m.backoffice_case_invited())}>
          {m.backoffice_case_invite()}
        </Button>
      )}
    </Box>
  )
}
