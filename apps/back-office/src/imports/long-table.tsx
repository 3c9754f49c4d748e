import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { PlainTable, type PlainTableProps } from '../tables/plain-table.tsx'

/** A long table in a frame that scrolls, by keyboard too. */
export function LongTable({ title, ...table }: PlainTableProps & { title: string }) {
  return (
    <Box component="section" sx={{ width: '100%', mt: 2 }}>
      <Typography variant="h2" gutterBottom>
        {title}
      </Typography>
      <Box sx={frameStyle} tabIndex={0} role="region" aria-label={title}>
        <PlainTable {...table} />
      </Box>
    </Box>
  )
}

const frameStyle = {
  maxHeight: 520,
  overflow: 'auto',
  border: 1,
  borderColor: 'divider',
  '& tbody tr:last-of-type > td': { borderBottom: 0 },
}
