import * as m from '@minikran/i18n/messages'
import { DataTable, DateInput, List, TextInput } from 'react-admin'
import { ItemListActions } from '../items/item-list-actions.tsx'
import { MomentField } from '../items/moment-field.tsx'

const newest = { field: 'at', order: 'DESC' } as const

/** The trail: who did what to which item, and from where. */
export function AuditList() {
  return (
    <List
      sort={newest}
      perPage={50}
      empty={false}
      actions={<ItemListActions mayCreate={false} />}
      filters={[
        <TextInput key="person" source="person" alwaysOn />,
        <TextInput key="item" source="item" alwaysOn />,
        <TextInput key="item_id" source="item_id" />,
        <TextInput key="action" source="action" alwaysOn />,
        <DateInput key="from" source="from" label={m.backoffice_filter_from()} />,
        <DateInput key="to" source="to" label={m.backoffice_filter_to()} />,
      ]}
    >
      <DataTable bulkActionButtons={false} size="small" rowClick={false}>
        <DataTable.Col source="at" disableSort field={MomentField} />
        <DataTable.Col source="fullname" disableSort />
        <DataTable.Col source="action" disableSort />
        <DataTable.Col source="item" disableSort />
        <DataTable.Col source="item_id" disableSort />
        <DataTable.Col source="address" disableSort />
      </DataTable>
    </List>
  )
}
