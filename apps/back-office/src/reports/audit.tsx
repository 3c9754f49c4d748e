import type { AuditEntry } from '@minikran/contract/admin/audit'
import * as m from '@minikran/i18n/messages'
import { DataTable, List, SelectInput, TextInput } from 'react-admin'
import { ItemListActions } from '../items/item-list-actions.tsx'
import { MomentField } from '../items/moment-field.tsx'
import { TypedInput } from '../items/typed-input.tsx'
import { dayKind } from '../items/typed-kinds.ts'
import { resourceNames } from '../resources.ts'
import { actionChoices, actionWord, choicesOf } from '../texts/action-words.ts'

const newest = { field: 'at', order: 'DESC' } as const

const columns = [
  <DataTable.Col key="at" source="at" disableSort field={MomentField} />,
  <DataTable.Col key="fullname" source="fullname" disableSort />,
  <DataTable.Col
    key="action"
    source="action"
    disableSort
    render={({ action }) => actionWord(action)}
  />,
  <DataTable.Col key="item" source="item" disableSort render={itemText} />,
  <DataTable.Col key="item_id" source="item_id" disableSort />,
  <DataTable.Col key="address" source="address" disableSort />,
]

/** The trail: who did what to which item, and from where. */
export function AuditList() {
  return (
    <List
      sort={newest}
      perPage={50}
      empty={false}
      actions={<ItemListActions columns={columns} />}
      filters={[
        <TextInput key="person" source="person" alwaysOn />,
        <SelectInput key="item" source="item" choices={choicesOf(itemWords)} alwaysOn />,
        <TextInput key="item_id" source="item_id" />,
        <SelectInput key="action" source="action" choices={actionChoices()} alwaysOn />,
        <TypedInput key="from" kind={dayKind} source="from" label={m.backoffice_filter_from()} />,
        <TypedInput key="to" kind={dayKind} source="to" label={m.backoffice_filter_to()} />,
      ]}
    >
      <DataTable bulkActionButtons={false} size="small" rowClick={false}>
        {columns}
      </DataTable>
    </List>
  )
}

// Log-ins, cases, occasions and the server's own work are called by their own names in the trail.
const itemWords: Record<string, () => string> = {
  ...Object.fromEntries(Object.entries(resourceNames).map(([item, { one }]) => [item, one])),
  user: m.backoffice_audit_item_user,
  session: m.backoffice_audit_item_session,
  case: resourceNames.cases.one,
  occasion: resourceNames.occasions.one,
  backup: m.backoffice_audit_item_backup,
  retention: m.backoffice_audit_item_retention,
}

function itemText({ item }: AuditEntry): string {
  return itemWords[item]?.() ?? item
}
