import * as m from '@minikran/i18n/messages'
import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
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
      sx={[{ border: 1, borderColor: 'divider', p: 2, overflowX: 'auto' }, shadeOfMore]}
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

/** A shade at the right edge while more columns are beyond it; at their end the paper covers it. */
const shadeOfMore = ({ palette: { background, text } }: Theme) => ({
  background: `linear-gradient(to left, ${background.default} 50%, transparent) right / 32px 100% no-repeat local, linear-gradient(to left, ${text.disabled}, transparent) right / 16px 100% no-repeat`,
})
