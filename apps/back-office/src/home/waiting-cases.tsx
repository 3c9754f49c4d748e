import type { BackOfficeHome } from '@minikran/contract/admin/home'
import * as m from '@minikran/i18n/messages'
import { numberText } from '@minikran/i18n/number-text'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'
import { kindText } from '../cases/case-words.ts'
import { useNow } from '../items/use-now.ts'
import { locale } from '../locale.ts'
import { useIsPhone } from '../shell/use-is-phone.ts'
import { oneLine } from '../theme/one-line.ts'
import { CaseLink } from './case-link.tsx'
import { HomeTable } from './home-table.tsx'
import { waitText } from './wait-text.ts'

type Waiting = BackOfficeHome['unanswered'][number]
type Props = { cases: readonly Waiting[]; count: number }

const heads = () => [
  m.backoffice_cases_one(),
  m.backoffice_field_kind(),
  m.backoffice_case_sender(),
  m.backoffice_field_about(),
  m.backoffice_field_depot(),
  m.backoffice_home_waited(),
]
const phoneHeads = () => [m.backoffice_cases_one(), m.backoffice_home_waited()]

const unanswered = encodeURIComponent(JSON.stringify({ state: 'received' }))

/** Unanswered cases, the longest wait first. */
export function WaitingCases({ cases, count }: Props) {
  const nowMs = useNow()
  const isPhone = useIsPhone()
  return (
    <HomeTable
      title={m.backoffice_home_unanswered({ count: numberText(count, locale) })}
      heads={isPhone ? phoneHeads() : heads()}
      rows={cases.map((found) => [
        found.id,
        ...(isPhone ? [<PhoneCell key={found.id} found={found} />] : cellsOf(found)),
        <span key={found.id} style={oneLine}>
          {waitText(found.created_at, nowMs)}
        </span>,
      ])}
    >
      {count > cases.length && (
        <Link component={RouterLink} to={`/cases?filter=${unanswered}`}>
          {m.backoffice_home_all_unanswered()}
        </Link>
      )}
    </HomeTable>
  )
}

const cellsOf = ({ id, case_number, kind, sender, about, depot, unread }: Waiting) => [
  <CaseLink key={id} {...{ id, case_number, unread }} />,
  kindText(kind),
  sender,
  about ?? '–',
  depot ?? '–',
]

function PhoneCell({ found }: { found: Waiting }) {
  const { id, case_number, kind, sender, about, depot, unread } = found
  const what = [about ?? kindText(kind), depot].filter((part) => part !== null)
  return (
    <>
      <CaseLink {...{ id, case_number, unread }} />
      <div>{sender}</div>
      <div>{what.join(', ')}</div>
    </>
  )
}
