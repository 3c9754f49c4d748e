import type { BackOfficeHome } from '@minikran/contract/admin/home'
import * as m from '@minikran/i18n/messages'
import { numberText } from '@minikran/i18n/number-text'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'
import { kindText } from '../cases/case-words.ts'
import { useNow } from '../items/use-now.ts'
import { locale } from '../locale.ts'
import { CaseLink } from './case-link.tsx'
import { HomeTable } from './home-table.tsx'
import { waitText } from './wait-text.ts'

type Props = { cases: BackOfficeHome['unanswered']; count: number }

const unanswered = encodeURIComponent(JSON.stringify({ state: 'received' }))

/** Unanswered cases, the longest wait first. */
export function WaitingCases({ cases, count }: Props) {
  const nowMs = useNow()
  return (
    <HomeTable
      title={m.backoffice_home_unanswered({ count: numberText(count, locale) })}
      heads={[
        m.backoffice_cases_one(),
        m.backoffice_field_kind(),
        m.backoffice_case_sender(),
        m.backoffice_field_about(),
        m.backoffice_field_depot(),
        m.backoffice_home_waited(),
      ]}
      rows={cases.map(({ id, case_number, kind, sender, about, depot, created_at, unread }) => [
        id,
        <CaseLink key={id} {...{ id, case_number, unread }} />,
        kindText(kind),
        sender,
        about ?? '–',
        depot ?? '–',
        waitText(created_at, nowMs),
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
