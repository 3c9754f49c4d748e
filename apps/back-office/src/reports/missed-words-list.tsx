import * as m from '@minikran/i18n/messages'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { DataTable, List } from 'react-admin'
import { ItemListActions } from '../items/item-list-actions.tsx'
import { monthFilters } from './month-filters.tsx'

const newest = { field: 'month', order: 'DESC' } as const

const columns = [
  <DataTable.Col key="month" source="month" />,
  <DataTable.Col key="words" source="words" disableSort />,
  <DataTable.NumberCol key="searches" source="searches" />,
]

/** Words that the public searched for and that found nothing. */
export function MissedWordsList() {
  return (
    <Box component="section" sx={{ mt: 3 }}>
      <Typography variant="h2">{m.backoffice_words_many()}</Typography>
      <Typography color="textSecondary">{m.backoffice_words_about()}</Typography>
      <List
        resource="missedwords"
        disableSyncWithLocation
        sort={newest}
        perPage={10}
        empty={false}
        title=" "
        actions={<ItemListActions columns={columns} />}
        filters={monthFilters()}
      >
        <DataTable bulkActionButtons={false} size="small" rowClick={false}>
          {columns}
        </DataTable>
      </List>
    </Box>
  )
}
