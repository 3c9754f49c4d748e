import * as m from '@minikran/i18n/messages'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { PlainTable, type PlainTableProps } from '../tables/plain-table.tsx'

export function HomeTable({ title, ...table }: PlainTableProps & { title: string }) {
  return (
    <Box component="section" sx={{ border: 1, borderColor: 'divider', p: 2, overflowX: 'auto' }}>
      <Typography variant="h2">{title}</Typography>
      {table.rows.length === 0 ? (
        <Typography color="text.secondary">{m.backoffice_home_nothing()}</Typography>
      ) : (
        <PlainTable {...table} />
      )}
    </Box>
  )
}
