import type { AdminListedCase } from '@minikran/contract/admin-cases'
import * as m from '@minikran/i18n/messages'
import Chip from '@mui/material/Chip'
import { useRecordContext } from 'ra-core'
import { waitText } from '../home/wait-text.ts'
import { useNow } from '../items/use-now.ts'
import { kindText, stateText } from './case-words.ts'

const oneLine = { whiteSpace: 'nowrap' } as const

export const useCase = () => useRecordContext<AdminListedCase>()

export function NumberField() {
  const found = useCase()
  if (found === undefined) return null
  return found.first_read_at === null ? (
    <strong>
      <span style={oneLine}>{found.case_number}</span>{' '}
      <Chip size="small" variant="outlined" label={m.backoffice_case_unread()} />
    </strong>
  ) : (
    <span style={oneLine}>{found.case_number}</span>
  )
}

export function KindField() {
  const found = useCase()
  return found === undefined ? null : kindText(found.kind)
}

export function SenderField() {
  const found = useCase()
  if (found === undefined) return null
  const { company, firstname, lastname } = found
  return [company, `${firstname} ${lastname}`].filter((part) => part !== null).join(', ')
}

export function AboutField() {
  const found = useCase()
  if (found === undefined || found.first === null) return '–'
  const more = found.lines > 1 ? ` +${found.lines - 1}` : ''
  return `${found.first.title_sv ?? '–'}${more}`
}

export function DepotField() {
  return useCase()?.depot?.corp_city ?? '–'
}

export function StateField() {
  const found = useCase()
  return found === undefined ? null : stateText(found.state)
}

export function AgeField() {
  const found = useCase()
  const nowMs = useNow()
  if (found === undefined || found.state !== 'received') return null
  return waitText(found.created_at, nowMs)
}

export function OwnerField() {
  return useCase()?.owner?.fullname ?? '–'
}
