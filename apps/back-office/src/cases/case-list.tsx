import type { AdminListedCase } from '@minikran/contract/admin-cases'
import * as m from '@minikran/i18n/messages'
import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import { useListContext } from 'ra-core'
import { BooleanInput, DataTable, List, SearchInput, SelectInput } from 'react-admin'
import { ItemListActions } from '../items/item-list-actions.tsx'
import { MomentField } from '../items/moment-field.tsx'
import { ReferenceChoice } from '../items/reference-choice.tsx'
import { RowLink } from '../items/row-link.tsx'
import { useIsPhone } from '../shell/use-is-phone.ts'
import { oneLine } from '../theme/one-line.ts'
import { AgeField, aboutText, NumberField, senderText } from './case-fields.tsx'
import { kindChoices, kindText, stateChoices, stateText } from './case-words.ts'
import { PhoneCases } from './phone-cases.tsx'

const unreadFirst = { field: 'unread', order: 'DESC' } as const

const owners = () => [
  { id: 'me', name: m.backoffice_case_mine() },
  { id: 'none', name: m.backoffice_case_nobodys() },
]

const wide = { minWidth: 150 }

type Found = AdminListedCase

const columns = [
  <DataTable.Col
    key="case_number"
    source="case_number"
    disableSort
    render={(found: Found) => (
      <RowLink>
        <NumberField found={found} />
      </RowLink>
    )}
  />,
  <DataTable.Col
    key="kind"
    source="kind"
    disableSort
    render={({ kind }: Found) => kindText(kind)}
  />,
  <DataTable.Col
    key="case_sender"
    source="case_sender"
    disableSort
    sx={wide}
    render={senderText}
  />,
  <DataTable.Col key="case_about" source="case_about" disableSort sx={wide} render={aboutText} />,
  <DataTable.Col
    key="depot_id"
    source="depot_id"
    disableSort
    render={({ depot }: Found) => depot?.corp_city ?? '–'}
  />,
  <DataTable.Col
    key="state"
    source="state"
    disableSort
    render={({ state }: Found) => stateText(state)}
  />,
  <DataTable.Col key="created_at" source="created_at" field={MomentField} />,
  <DataTable.Col
    key="case_age"
    source="case_age"
    disableSort
    sx={oneLine}
    render={(found: Found) => <AgeField found={found} />}
  />,
  <DataTable.Col
    key="case_owner"
    source="case_owner"
    disableSort
    render={({ owner }: Found) => owner?.fullname ?? '–'}
  />,
]

// A switch is on when it is added to the filters, and off when it is always shown.
const added = { defaultValue: true }

/** The inbox: unread cases are highlighted, and each case shows how long it has waited. */
export function CaseList() {
  const isPhone = useIsPhone()
  // On a phone only the search fits.
  const alwaysOn = !isPhone
  return (
    <List
      sort={unreadFirst}
      perPage={25}
      exporter={false}
      empty={false}
      actions={<ItemListActions columns={isPhone ? null : columns} />}
      filters={[
        <SearchInput key="q" source="q" alwaysOn />,
        <SelectInput key="state" source="state" choices={stateChoices()} alwaysOn={alwaysOn} />,
        <BooleanInput key="unread" source="unread" {...(alwaysOn ? { alwaysOn } : added)} />,
        <SelectInput key="owner" source="owner" choices={owners()} alwaysOn={alwaysOn} />,
        <SelectInput key="kind" source="kind" choices={kindChoices()} />,
        <ReferenceChoice key="depot_id" source="depot_id" reference="depots" />,
      ]}
    >
      <InboxFilters />
      {isPhone ? (
        <PhoneCases />
      ) : (
        <DataTable bulkActionButtons={false} size="small" rowClick="show">
          {columns}
        </DataTable>
      )}
    </List>
  )
}

const inboxFilters = [
  { name: 'today', value: true, word: m.backoffice_case_today },
  { name: 'owner', value: 'me', word: m.backoffice_case_mine },
  { name: 'awaits_customer', value: true, word: m.backoffice_case_awaits_customer },
] as const

/** Buttons for common filters of the inbox. */
function InboxFilters() {
  const { filterValues, setFilters } = useListContext()
  return (
    <Box
      role="group"
      aria-label={m.backoffice_case_show_only()}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 1 }}
    >
      {inboxFilters.map(({ name, value, word }) => {
        const { [name]: chosen, ...others } = filterValues
        const isOn = chosen === value
        return (
          <ToggleButton
            key={name}
            value={name}
            selected={isOn}
            size="small"
            sx={{ py: 0.5, textTransform: 'none' }}
            onChange={() => setFilters(isOn ? others : { ...others, [name]: value })}
          >
            {word()}
          </ToggleButton>
        )
      })}
    </Box>
  )
}
