import type { AdminListedCase } from '@minikran/contract/admin-cases'
import * as m from '@minikran/i18n/messages'
import Chip from '@mui/material/Chip'
import { waitText } from '../home/wait-text.ts'
import { useNow } from '../items/use-now.ts'
import { oneLine } from '../theme/one-line.ts'

type Shown = { found: AdminListedCase }

export function NumberField({ found }: Shown) {
  return found.first_read_at === null ? (
    <strong>
      <span style={oneLine}>{found.case_number}</span>{' '}
      <Chip size="small" variant="outlined" label={m.backoffice_case_unread()} />
    </strong>
  ) : (
    <span style={oneLine}>{found.case_number}</span>
  )
}

export const senderText = ({ company, firstname, lastname }: AdminListedCase) =>
  [company, personText({ firstname, lastname })].filter((part) => part !== null).join(', ')

/** Who has sent a case; of an erased person both names are dashes. */
export const personText = ({ firstname, lastname }: Record<'firstname' | 'lastname', string>) =>
  firstname === '–' && lastname === '–'
    ? m.backoffice_case_erased_sender()
    : `${firstname} ${lastname}`

export function aboutText({ first, lines }: AdminListedCase): string {
  if (first === null) return '–'
  const more = lines > 1 ? ` +${lines - 1}` : ''
  return `${first.title_sv ?? '–'}${more}`
}

export function AgeField({ found }: Shown) {
  const nowMs = useNow()
  return found.state === 'received' ? waitText(found.created_at, nowMs) : null
}
