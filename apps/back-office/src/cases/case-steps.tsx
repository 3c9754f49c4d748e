import type { AdminCase } from '@minikran/contract/admin-cases'
import { allows } from '@minikran/domain/access/permissions'
import * as m from '@minikran/i18n/messages'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useRef } from 'react'
import { isAgreed } from '../items/asking-save-button.tsx'
import { pressProps } from '../items/press-props.ts'
import { useAct } from '../items/use-act.ts'
import { useKept } from '../items/use-kept.ts'
import { useStaff } from '../shell/use-staff.ts'
import { stepQuestion, stepText } from './case-words.ts'
import { ReasonField } from './reason-field.tsx'

/** The possible next steps. Each mails the customer, so it must be confirmed first. */
export function CaseSteps({ found }: { found: AdminCase }) {
  const staff = useStaff()
  if (staff === null || !allows(staff.role, 'case:write:depot')) return null
  return <Steps found={found} staffId={staff.id} />
}

function Steps({ found, staffId }: { found: AdminCase; staffId: number }) {
  const steps = useRef<HTMLDivElement>(null)
  const { act, isBusy } = useAct({ focusAfter: steps })
  const { case_number } = found
  const [reason, setReason] = useKept(`draft:${staffId}:moveCase:${found.id}`, '')
  const hasReason = reason.trim() !== ''
  const move = async (step: AdminCase['steps'][number]) => {
    if (!isAgreed(stepQuestion(step, { hasReason }))) return
    const body = { case_number, step, ...(hasReason && { reason }) }
    if (await act('moveCase', body, m.backoffice_case_moved())) setReason('')
  }
  const invite = () => {
    if (!isAgreed(m.backoffice_case_ask_invite())) return
    void act('inviteCustomer', { case_number }, m.backoffice_case_invited())
  }
  return (
    <Box
      ref={steps}
      role="group"
      aria-label={m.backoffice_field_state()}
      tabIndex={-1}
      className="not-printed"
      sx={{ mt: 1 }}
    >
      {/* Credit is refused below, with a reason of its own. */}
      {found.kind !== 'credit' && found.steps.length > 0 && (
        <ReasonField value={reason} lang={found.lang} readOnly={isBusy} onChange={setReason} />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {found.steps.map((step) => (
          <Button
            key={step}
            variant={step === 'decline' ? 'text' : 'outlined'}
            color={step === 'decline' ? 'error' : 'primary'}
            {...pressProps(isBusy, () => void move(step))}
          >
            {stepText(step)}
          </Button>
        ))}
        {found.user_id === null && Boolean(found.email_address) && (
          <Button {...pressProps(isBusy, invite)}>{m.backoffice_case_invite()}</Button>
        )}
      </Box>
    </Box>
  )
}
