import type { CompanySide } from '@minikran/contract/admin/credit'
import type { AdminCase } from '@minikran/contract/admin-cases'
import { allows } from '@minikran/domain/access/permissions'
import { isPublicSiteRole } from '@minikran/domain/access/roles'
import { isSettled } from '@minikran/domain/cases/case-steps'
import { oreFromSek } from '@minikran/domain/primitives/money'
import * as m from '@minikran/i18n/messages'
import { priceText } from '@minikran/i18n/price-text'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { type RefObject, useRef } from 'react'
import { isAgreed } from '../items/asking-save-button.tsx'
import { pressProps } from '../items/press-props.ts'
import { TypedField } from '../items/typed-field.tsx'
import { moneyKind } from '../items/typed-kinds.ts'
import { useAct } from '../items/use-act.ts'
import { useKept } from '../items/use-kept.ts'
import { useStaff } from '../shell/use-staff.ts'
import { Facts, Section } from '../tables/facts.tsx'
import { fieldLabel } from '../texts/field-labels.ts'
import { ruleSentence } from '../texts/problem-sentences.ts'
import { stateText } from './case-words.ts'
import { ReasonField } from './reason-field.tsx'

type Decision = NonNullable<AdminCase['decision']>
type Props = { found: AdminCase; decision: Decision; wanted: number | null }
type Group = RefObject<HTMLElement | null>

const kronor = (sek: number | null) => (sek === null ? '–' : priceText(oreFromSek(sek)))

/** Grants or refuses credit, and shows the effects of the decision beforehand. */
export function CreditDecision({ found, decision, wanted }: Props) {
  const group = useRef<HTMLDivElement>(null)
  const isOpen = found.state === 'received' || found.state === 'answered'
  const title = m.backoffice_credit_decision()
  return (
    <Box ref={group} role="group" aria-label={title} tabIndex={-1}>
      <Section title={title}>
        {isOpen ? (
          <OpenDecision found={found} decision={decision} wanted={wanted} group={group} />
        ) : (
          <Facts facts={outcome(found, decision)} />
        )}
      </Section>
    </Box>
  )
}

const outcome = ({ state }: AdminCase, { approved_limit }: Decision) =>
  isSettled(state) && approved_limit === null
    ? ([[m.backoffice_field_state(), stateText(state)]] as const)
    : ([[m.backoffice_credit_granted(), kronor(approved_limit)]] as const)

/** `group` gets the focus after the decision, because the buttons are gone then. */
function OpenDecision({ found, decision, wanted, group }: Props & { group: Group }) {
  const staff = useStaff()
  return (
    <>
      <ul>
        {consequences(found, decision).map((sentence) => (
          <li key={sentence}>
            <Typography variant="body2">{sentence}</Typography>
          </li>
        ))}
      </ul>
      {decision.company !== null && (
        <BothSides applied={decision.applied} known={decision.company} />
      )}
      {staff !== null && allows(staff.role, 'credit-application:decide') ? (
        <Deciding found={found} staffId={staff.id} wanted={wanted} group={group} />
      ) : (
        <Typography>{m.backoffice_credit_not_yours()}</Typography>
      )}
    </>
  )
}

function consequences(found: AdminCase, { company, account }: Decision): string[] {
  const email = found.email_address ?? ''
  return [
    company === null
      ? m.backoffice_credit_makes_company({ name: found.company ?? '' })
      : m.backoffice_credit_joins_company({
          name: company.corp_name,
          limit: kronor(company.credit_limit),
        }),
    accountSentence(email, company, account),
    m.backoffice_credit_mails({ email }),
  ]
}

function accountSentence(
  email: string,
  joined: Decision['company'],
  account: Decision['account'],
): string {
  if (account === null) return m.backoffice_credit_invites({ email })
  if (!isPublicSiteRole(account.role)) return m.backoffice_credit_staff({ name: account.fullname })
  const { fullname: name, company } = account
  if (company?.confirmed === true && company.id !== joined?.id) {
    return m.backoffice_credit_other_company({ name, company: company.corp_name })
  }
  if (company?.confirmed === false)
    return m.backoffice_credit_claim({ name, company: company.corp_name })
  return account.has_password
    ? m.backoffice_credit_has_account({ name: account.fullname })
    : m.backoffice_credit_invites_again({ email })
}

type Sides = { applied: CompanySide; known: CompanySide }

const sideFields = [
  'corp_name',
  'corp_vat',
  'corp_address',
  'corp_zip',
  'corp_city',
  'email_address',
] as const

/** The company named in the application beside the company that gets the limit. */
function BothSides({ applied, known }: Sides) {
  return (
    <Table size="small" sx={{ my: 1 }}>
      <TableHead>
        <TableRow>
          <TableCell>{m.backoffice_credit_side()}</TableCell>
          <TableCell>{m.backoffice_credit_side_applied()}</TableCell>
          <TableCell>{m.backoffice_credit_side_known()}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {sideFields.map((field) => (
          <TableRow key={field}>
            <TableCell component="th" scope="row">
              {fieldLabel(field)}
            </TableCell>
            <TableCell>{applied[field]}</TableCell>
            <TableCell sx={{ fontWeight: applied[field] === known[field] ? 400 : 700 }}>
              {known[field]}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

type DecidingProps = Omit<Props, 'decision'> & { staffId: number; group: Group }

function Deciding({ found, staffId, wanted, group }: DecidingProps) {
  const { act, isBusy } = useAct({ focusAfter: group })
  const wantedLimit = String(wanted ?? '')
  const [limit, setLimit] = useKept(`draft:${staffId}:creditLimit:${found.id}`, wantedLimit)
  const [reason, setReason] = useKept(`draft:${staffId}:decideCredit:${found.id}`, '')
  const { case_number } = found
  const names = { name: found.company ?? '', email: found.email_address ?? '' }
  const granted = Math.round(Number(limit))
  const forget = () => {
    setLimit(wantedLimit)
    setReason('')
  }
  const approve = async () => {
    if (!isAgreed(m.backoffice_credit_ask_approve({ ...names, limit: kronor(granted) }))) return
    const body = { case_number, decision: 'approve', limit: granted }
    if (await act('decideCredit', body, m.backoffice_credit_approved())) forget()
  }
  const decline = async () => {
    if (!isAgreed(m.backoffice_credit_ask_decline(names))) return
    const body = { case_number, decision: 'decline', reason }
    if (await act('decideCredit', body, m.backoffice_credit_declined())) forget()
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      <div>
        <LimitField limit={limit} onChange={setLimit} />
        <Button
          variant="contained"
          {...pressProps(isBusy || limit === '' || isTooLow(limit), () => void approve())}
        >
          {m.backoffice_credit_approve()}
        </Button>
      </div>
      <div>
        <ReasonField
          label={m.backoffice_credit_reason()}
          helperText={m.backoffice_credit_reason_needed()}
          value={reason}
          lang={found.lang}
          onChange={setReason}
        />
        <Button color="error" {...pressProps(isBusy || reason.trim() === '', () => void decline())}>
          {m.backoffice_credit_decline()}
        </Button>
      </div>
    </Box>
  )
}

const isTooLow = (limit: string) => limit !== '' && !(Number(limit) >= 1)

function LimitField({ limit, onChange }: { limit: string; onChange: (limit: string) => void }) {
  return (
    <TypedField
      label={m.backoffice_field_credit_limit()}
      kind={moneyKind}
      value={limit}
      onChange={(next) => onChange(next ?? '')}
      error={isTooLow(limit)}
      helperText={isTooLow(limit) && ruleSentence('min')}
      sx={{ width: '100%' }}
    />
  )
}
