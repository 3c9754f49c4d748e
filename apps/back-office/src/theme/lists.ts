import { createElement } from 'react'
import { EmptyList, KnownPages } from '../items/empty-list.tsx'
import { locale } from '../locale.ts'
import type { Parts } from './ink.ts'
import { phone } from './screens.ts'

const chosen = '.RaBulkActionsToolbar-toolbar:not(.RaBulkActionsToolbar-collapsed)'
const choice = '.MuiFormControl-root:has(.MuiSelect-select)'

// Also says why a list could not be read, which is no empty list.
const withReason = { defaultProps: { empty: createElement(EmptyList) } } as const

/** Lists with their rows, filters and buttons. */
export const lists: Parts = {
  RaList: {
    // Why a list could not be read stands in place of its rows; a notice would say it again.
    defaultProps: {
      pagination: createElement(KnownPages),
      queryOptions: { onError: () => undefined },
    },
    styleOverrides: {
      root: {
        '& .RaList-main': { minWidth: 0 },
        // The last rows and the pages below them come above what is done with chosen rows.
        [`&:has(${chosen})`]: { [phone]: { paddingBottom: 112 } },
      },
    },
  },
  // A list that is wider than a tablet scrolls by itself, the page never does.
  RaDataTable: {
    ...withReason,
    styleOverrides: {
      root: {
        '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
        // And where it scrolls, nothing is gained by squeezing its words.
        '@media (max-width: 1199.95px)': {
          '& .RaDataTable-table': { width: 'max-content', minWidth: '100%' },
          '& td': { maxWidth: 240 },
        },
        // The frame around the list is its last line already.
        '& tbody tr:last-of-type > td': { borderBottom: 0 },
      },
    },
  },
  RaSimpleList: withReason,
  RaTextField: { defaultProps: { emptyText: '–' } },
  // Without `locales`, figures are written in the browser's language.
  RaNumberField: { defaultProps: { emptyText: '–', locales: locale } },
  // What is done with chosen rows lies over the filters, from the table upwards as high as it needs;
  // on a phone it stays at the bottom of the screen, below the row that is chosen next.
  RaBulkActionsToolbar: {
    styleOverrides: {
      root: {
        '& .RaBulkActionsToolbar-toolbar': {
          bottom: 0,
          transform: 'none',
          [phone]: { position: 'fixed' },
        },
        [`& ${chosen}`]: {
          height: 'auto',
          minHeight: 56,
          [phone]: { flexWrap: 'wrap', paddingBlock: 4 },
        },
        // There its buttons follow its words, to take two lines.
        '& .RaBulkActionsToolbar-topToolbar': { [phone]: { display: 'contents' } },
        // Without chosen rows its buttons are no stops of the keyboard.
        '& .RaBulkActionsToolbar-collapsed': { visibility: 'hidden' },
      },
    },
  },
  // Where both do not fit, the buttons have a row of their own. On a phone they stand in a column
  // already, which must not wrap into a second one beside the screen.
  RaListToolbar: {
    styleOverrides: {
      root: {
        '@media (max-width: 1199.95px)': { flexWrap: 'wrap' },
        [phone]: { flexWrap: 'nowrap', alignItems: 'stretch' },
      },
    },
  },
  RaTopToolbar: {
    styleOverrides: {
      root: {
        marginLeft: 'auto',
        alignItems: 'center',
        flexWrap: 'wrap',
        rowGap: 0,
        // On a desk the buttons keep to their row; it is the filters that go on below.
        '@media (min-width: 1200px)': { flexShrink: 0 },
      },
    },
  },
  RaFilterForm: {
    styleOverrides: {
      root: {
        alignItems: 'center',
        '@media (min-width: 900px)': { flex: '0 1 auto' },
        // On a phone a switch keeps to the edge that the other filters have.
        [phone]: { '& .MuiFormControlLabel-root': { marginLeft: -4 } },
        // Search and three filters stand beside the buttons from 1280 pixels on.
        '& [data-source="q"] .MuiFormControl-root': { width: 176 },
        [`& ${choice}`]: { minWidth: 0, width: 136 },
        '@media (min-width: 1440px)': {
          '& [data-source="q"] .MuiFormControl-root': { width: 208 },
          [`& ${choice}`]: { width: 176 },
        },
      },
    },
  },
  // What removes a filter stands beside its middle, whatever kind of field it is.
  RaFilterFormInput: {
    styleOverrides: {
      root: {
        alignItems: 'center',
        '& .RaFilterFormInput-hideButton': { marginBottom: 0 },
      },
    },
  },
}
