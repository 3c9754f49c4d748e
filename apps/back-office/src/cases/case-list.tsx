import type { AdminListedCase } from '@minikran/contract/admin-cases'
import * as m from '@minikran/i18n/messages'
import Chip from '@mui/material/Chip'
import { useRecordContext } from 'ra-core'
import { useState } from 'react'
import { BooleanInput, DataTable, List, SearchInput, SelectInput } from 'react-admin'
import { waitText } from '../home/wait-text.ts'
import { ItemListActions } from '../items/item-list-actions.tsx'
import { MomentField } from '../items/moment-field.tsx'
import { ReferenceChoice } from '../items/reference-choice.tsx'
import { kindChoices, kindText, stateChoices, stateText } from './case-words.ts'
import { InboxFilters } from './inbox-filters.tsx'

const unreadFirst = { field: 'unread', order: 'DESC' } as const

const owners = () => [
  { id: 'me', name: m.backoffice_case_mine() },
  { id: 'none', name: m.backoffice_case_nobodys() },
]

const oneLine = { whiteSpace: 'nowrap' } as const
const wide = { minWidth: 150 }

const columns = [
  <DataTable.Col key="case_number" source="case_number" disableSort field={NumberField} />,
  <DataTable.Col key="kind" source="kind" disableSort field={KindField} />,
  <DataTable.Col
    key="case_sender"
    source="case_sender"
    disableSort
    sx={wide}
    field={SenderField}
  />,
  <DataTable.Col key="case_about" source="case_about" disableSort sx={wide} field={AboutField} />,
  <DataTable.Col key="depot_id" source="depot_id" disableSort field={DepotField} />,
  <DataTable.Col key="state" source="state" disableSort field={StateField} />,
  <DataTable.Col key="created_at" source="created_at" field={MomentField} />,
  <DataTable.Col key="case_age" source="case_age" disableSort sx={oneLine} field={AgeField} />,
  <DataTable.Col key="case_owner" source="case_owner" disableSort field={OwnerField} />,
]

/** The inbox: what nobody has opened stands out, and every case says how long it has waited. */
export function CaseList() {
  return (
    <List
      sort={unreadFirst}
      perPage={25}
      exporter={false}
      empty={false}
      actions={<ItemListActions columns={columns} />}
      filters={[
        <SearchInput key="q" source="q" alwaysOn />,
        <SelectInput key="state" source="state" choices={stateChoices()} alwaysOn />,
        <BooleanInput key="unread" source="unread" alwaysOn />,
        <SelectInput key="owner" source="owner" choices={owners()} alwaysOn />,
        <SelectInput key="kind" source="kind" choices={kindChoices()} />,
        <ReferenceChoice key="depot_id" source="depot_id" reference="depots" />,
      ]}
    >
      <InboxFilters />
      <DataTable bulkActionButtons={false} size="small" rowClick="show">
        {columns}
      </DataTable>
    </List>
  )
}

const useCase = () => useRecordContext<AdminListedCase>()

function NumberField() {
  const found = useCase()
  if (found === undefined) return null
  return found.first_read_at === null ? (
    <strong style={oneLine}>
      {found.case_number}{' '}
      <Chip size="small" variant="outlined" label={m.backoffice_case_unread()} />
    </strong>
  ) : (
    <span style={oneLine}>{found.case_number}</span>
  )
}

function KindField() {
  const found = useCase()
  return found === undefined ? null : kindText(found.kind)
}

function SenderField() {
  const found = useCase()
  if (found === undefined) return null
  const { company, firstname, lastname } = found
  return [company, `${firstname} ${lastname}`].filter((part) => part !== null).join(', ')
}

function AboutField() {
  const found = useCase()
  if (found === undefined || found.first === null) return '–'
  const more = found.lines > 1 ? ` +${found.lines - 1}` : ''
  return `${found.first.title_sv ?? '–'}${more}`
}

function DepotField() {
  return useCase()?.depot?.corp_city ?? '–'
}

function StateField() {
  const found = useCase()
  return found === undefined ? null : stateText(found.state)
}

function AgeField() {
  const found = useCase()
  const [nowMs] = useState(() => Date.now())
  if (found === undefined || found.state !== 'received') return null
  return waitText(found.created_at, nowMs)
}

function OwnerField() {
  return useCase()?.owner?.fullname ?? '–'
}
