import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

const frame = { border: 1, borderColor: 'divider', p: 2, m: 0, mt: 2, width: '100%', minWidth: 0 }
const fields = {
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
  alignItems: 'start',
}

/** Fields that belong together, in as many columns as there is room for. */
export function Fieldset({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="fieldset" sx={frame}>
      <Typography component="legend" variant="h2">
        {title}
      </Typography>
      <Box sx={fields}>{children}</Box>
    </Box>
  )
}
