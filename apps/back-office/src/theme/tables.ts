import { svSE } from '@mui/material/locale'
import { locale } from '../locale.ts'
import type { Ink, Parts } from './ink.ts'
import { finger, fingertip } from './screens.ts'

/** Tables and what turns their pages. */
export const tables = (ink: Ink): Parts => ({
  // What a table says stands above it, where it is read first.
  MuiTable: {
    styleOverrides: { root: { '& caption': { captionSide: 'top', padding: '8px 0' } } },
  },
  MuiTableCell: {
    styleOverrides: {
      root: { borderBottom: `1px solid ${ink.line}` },
      head: { fontWeight: 600, background: ink.paper },
      // A mouse points at a line of text; a finger needs more of it.
      sizeSmall: {
        padding: '4px 8px',
        [finger]: { paddingBlock: 12 },
        // Figures end where the words of the next column begin: they need room between.
        '.MuiTableCell-alignRight + &:not(.MuiTableCell-alignRight)': { paddingLeft: 24 },
        // The ten columns of products stand beside the menu from 1280 pixels on.
        '@media (min-width: 1200px) and (max-width: 1439.95px)': {
          paddingInline: 6,
          '.MuiTableCell-alignRight + &:not(.MuiTableCell-alignRight)': { paddingLeft: 16 },
        },
      },
      paddingCheckbox: { [finger]: { paddingBlock: 0 } },
    },
  },
  MuiTableSortLabel: {
    styleOverrides: { root: { [finger]: { paddingBlock: 10, marginBlock: -10 } } },
  },
  MuiTablePagination: {
    // What turns the pages on a phone; on wide screens the framework names it.
    ...(locale === 'sv' && svSE.components?.MuiTablePagination),
    styleOverrides: {
      select: { [finger]: { '&&': { paddingBlock: 10 } } },
    },
  },
  MuiPaginationItem: {
    styleOverrides: { root: { [finger]: { minHeight: fingertip, minWidth: fingertip } } },
  },
})
