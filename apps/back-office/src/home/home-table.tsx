import * as m from '@minikran/i18n/messages'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode, Ref } from 'react'
import { PlainTable, type PlainTableProps } from '../tables/plain-table.tsx'

type Props = PlainTableProps & { title: string; children?: ReactNode; ref?: Ref<HTMLElement> }

/** A list on the home page, with its children below. */
export function HomeTable({ title, children, ref, ...table }: Props) {
  return (
    <Box
      component="section"
      ref={ref}
      aria-label={title}
      tabIndex={-1}
      sx={{ border: 1, borderColor: 'divider', p: 2, overflowX: 'auto' }}
    >
      <Typography variant="h2">{title}</Typography>
      {table.rows.length === 0 ? (
        <Typography color="textSecondary">{m.backoffice_home_nothing()}</Typography>
      ) : (
        <PlainTable {...table} />
      )}
      {children}
    </Box>
  )
}
