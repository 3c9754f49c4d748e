import { DataTable, FilterButton, List, TextInput, TopToolbar } from 'react-admin'
import { MomentField } from '../items/moment-field.tsx'

const newest = { field: 'at', order: 'DESC' } as const

/** The trail: who did what to which item, and from where. */
export function AuditList() {
  return (
    <List
      sort={newest}
      perPage={50}
      empty={false}
      actions={
        <TopToolbar>
          <FilterButton />
        </TopToolbar>
      }
      filters={[
        <TextInput key="item" source="item" alwaysOn />,
        <TextInput key="item_id" source="item_id" />,
        <TextInput key="action" source="action" />,
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
