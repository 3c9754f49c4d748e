import * as m from '@minikran/i18n/messages'
import { createElement } from 'react'
import type { RaThemeOptions } from 'react-admin'
import { EmptyList, KnownPages } from './items/empty-list.tsx'
import { locale } from './locale.ts'

type Named = { 'aria-label'?: string }

type Ink = {
  mode: 'light' | 'dark'
  paper: string
  ink: string
  line: string
  edge: string
  muted: string
  steel: string
  green: string
  orange: string
  red: string
}

// The names and values of apps/site/app/styles/tokens.css.
const light: Ink = {
  mode: 'light',
  paper: '#faf9f5',
  ink: '#15181b',
  line: '#d9d8d0',
  edge: '#85868a',
  muted: '#5b6168',
  steel: '#1d4d6b',
  green: '#1c7348',
  orange: '#bb5100',
  red: '#b3261e',
}
const dark: Ink = {
  mode: 'dark',
  paper: '#14171a',
  ink: '#eceae3',
  line: '#33383d',
  edge: '#7b8187',
  muted: '#a4aab0',
  steel: '#8fc3e4',
  green: '#6cc79b',
  orange: '#f0985a',
  red: '#f58d84',
}
const signal = '#ffc400'
const onSignal = '#15181b'

const phone = '@media (max-width: 599.95px)'
// Not one that lies on its side, nor what an open keyboard leaves of it.
const uprightPhone = '@media (max-width: 599.95px) and (min-height: 480px)'

// Where a finger points: nothing to press is smaller than its tip.
const finger = '@media (pointer: coarse)'
const fingertip = 44
// A button takes no more of a row than the row's own edges.
const inRow = { 'td &': { marginBlock: -10 } }

const choice = '.MuiFormControl-root:has(.MuiSelect-select)'

// Also says why a list could not be read, which is no empty list.
const withReason = { defaultProps: { empty: createElement(EmptyList) } } as const
const withoutHelp = { defaultProps: { helperText: false } } as const

/** An engineering drawing on clean paper: 1-px rules in place of shadows, figures in columns. */
function themeOf(ink: Ink): RaThemeOptions {
  const ruled = { border: `1px solid ${ink.line}`, boxShadow: 'none', backgroundImage: 'none' }
  return {
    palette: {
      mode: ink.mode,
      primary: { main: ink.steel },
      secondary: { main: ink.steel },
      success: { main: ink.green },
      warning: { main: ink.orange },
      error: { main: ink.red },
      info: { main: ink.steel },
      background: { default: ink.paper, paper: ink.paper },
      text: { primary: ink.ink, secondary: ink.muted },
      divider: ink.line,
    },
    shape: { borderRadius: 2 },
    sidebar: { width: 200, closedWidth: 0 },
    spacing: 8,
    typography: {
      fontFamily: '"Plex", Arial, sans-serif',
      fontSize: 14,
      h1: { fontSize: '1.5rem', fontWeight: 600 },
      h2: { fontSize: '1.125rem', fontWeight: 600 },
      h3: { fontSize: '1rem', fontWeight: 600 },
      button: { textTransform: 'none', fontWeight: 500 },
      allVariants: { fontVariantNumeric: 'tabular-nums' },
    },
    components: {
      MuiCssBaseline: {
        styleOverrides: {
          body: { fontVariantNumeric: 'tabular-nums' },
          a: { color: ink.steel },
          // What gets the focus never hides below the bar on top or the row with Save.
          html: { scrollPadding: '56px 0 72px', [phone]: { scrollPadding: '104px 0 72px' } },
          // A link in a line takes the height of a finger without taking it from the line.
          [finger]: {
            'main a': { paddingBlock: 10 },
            'main li a': { paddingBlock: 4 },
            summary: { paddingBlock: 10 },
          },
          '@media (prefers-reduced-motion: reduce)': {
            '*, *::before, *::after': { transition: 'none !important' },
          },
          // On paper stands what a case says, not what can be done with it.
          '@media print': {
            'header, nav, .skip-nav-button, .MuiDrawer-root, .not-printed': {
              display: 'none !important',
            },
          },
        },
      },
      MuiAppBar: {
        defaultProps: { color: 'default', elevation: 0 },
        styleOverrides: {
          root: { ...ruled, borderWidth: '0 0 1px', background: ink.paper, color: ink.ink },
        },
      },
      MuiPaper: {
        defaultProps: { elevation: 0 },
        styleOverrides: { root: { backgroundImage: 'none' } },
      },
      // Not cut off at its edges, since the row with Save sticks to the window and not to the card.
      MuiCard: { styleOverrides: { root: { ...ruled, overflow: 'visible' } } },
      // What is said in passing stands above the row with Save, not on it.
      MuiSnackbar: {
        styleOverrides: {
          root: {
            '@media (min-width: 600px)': { '&&': { bottom: 80 } },
            [uprightPhone]: { '&&': { bottom: 72 } },
          },
        },
      },
      MuiPopover: { styleOverrides: { paper: ruled } },
      MuiDialog: { styleOverrides: { paper: ruled } },
      MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 16px' } } },
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: {
          root: {
            [finger]: { minHeight: fingertip, ...inRow },
            '&.MuiButton-contained': { background: signal, color: onSignal },
            '&.MuiButton-contained:is(.Mui-disabled, [aria-disabled="true"])': {
              background: ink.line,
              color: ink.muted,
              cursor: 'default',
            },
            '&:not(.MuiButton-contained)[aria-disabled="true"]': {
              background: 'none',
              borderColor: ink.line,
              color: ink.muted,
              cursor: 'default',
            },
          },
        },
      },
      MuiIconButton: {
        styleOverrides: {
          root: {
            // Those inside a field have the field's own height, and take it all.
            '.MuiInputAdornment-root &::after': {
              [finger]: { content: '""', position: 'absolute', inset: -10 },
            },
            '&:not(.MuiInputBase-root &)': {
              [finger]: { minHeight: fingertip, minWidth: fingertip, ...inRow },
            },
          },
        },
      },
      MuiPaginationItem: {
        styleOverrides: { root: { [finger]: { minHeight: fingertip, minWidth: fingertip } } },
      },
      MuiTablePagination: {
        styleOverrides: {
          select: { [finger]: { '&&': { paddingBlock: 10 } } },
        },
      },
      MuiMenuItem: { styleOverrides: { root: { [finger]: { minHeight: fingertip } } } },
      MuiToggleButton: { styleOverrides: { root: { [finger]: { minHeight: fingertip } } } },
      MuiTableSortLabel: {
        styleOverrides: { root: { [finger]: { paddingBlock: 10, marginBlock: -10 } } },
      },
      MuiFormControlLabel: { styleOverrides: { root: { [finger]: { minHeight: fingertip } } } },
      MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense' } },
      MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense' } },
      MuiOutlinedInput: {
        styleOverrides: { notchedOutline: { borderColor: ink.edge } },
      },
      MuiInputLabel: { styleOverrides: { root: { color: ink.muted } } },
      MuiFormHelperText: { styleOverrides: { root: { color: ink.muted } } },
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
          },
          paddingCheckbox: { [finger]: { paddingBlock: 0 } },
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
      // Save is in reach however long the form is; a telephone has no room to give away, and so only
      // the button itself follows there, while there is something to save.
      RaToolbar: {
        styleOverrides: {
          root: {
            borderTop: `1px solid ${ink.line}`,
            paddingBlock: 6,
            // Who may do nothing here has no row of buttons.
            '&:empty': { display: 'none' },
            '&.MuiToolbar-gutters': { paddingInline: 16 },
            '&.RaToolbar-mobileToolbar': { position: 'static' },
            '@media (min-width: 600px) and (min-height: 560px)': {
              position: 'sticky',
              bottom: 0,
              zIndex: 2,
            },
            [uprightPhone]: {
              display: 'contents',
              // Their words begin where the fields do, inside of their own padding; a row ends where they do.
              '& > :not([type="submit"])': { marginInlineStart: 11 },
              '& > div': { marginInlineEnd: 16 },
              '& > [type="submit"]': {
                display: 'flex',
                width: 'calc(100% - 32px)',
                minHeight: fingertip,
                margin: '8px 16px',
                '&:not([aria-disabled="true"])': {
                  position: 'sticky',
                  bottom: 8,
                  zIndex: 2,
                  boxShadow: `0 0 0 8px ${ink.paper}`,
                },
              },
            },
          },
        },
      },
      // What is done with chosen rows lies over the filters, from the table upwards as high as it needs.
      RaBulkActionsToolbar: {
        styleOverrides: {
          root: {
            '& .RaBulkActionsToolbar-toolbar': { bottom: 0, transform: 'none' },
            '& .RaBulkActionsToolbar-toolbar:not(.RaBulkActionsToolbar-collapsed)': {
              height: 'auto',
              minHeight: 56,
              [phone]: { flexWrap: 'wrap', minHeight: 104 },
            },
            // Without chosen rows its buttons are no stops of the keyboard.
            '& .RaBulkActionsToolbar-collapsed': { visibility: 'hidden' },
          },
        },
      },
      RaSidebar: {
        styleOverrides: {
          root: {
            // Whole from its first moment: growing wider, it would be cut while it is read.
            '& .MuiPaper-root': { transition: 'none' },
            // Where the window is lower than the menu, it shows that it goes on.
            '& .RaSidebar-fixed': { width: 'inherit', scrollbarWidth: 'thin' },
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
      // No empty line below a field that has nothing to say; a fault is said all the same.
      RaTextField: { defaultProps: { emptyText: '–' } },
      // Without `locales`, figures are written in the browser's language.
      RaNumberField: { defaultProps: { emptyText: '–', locales: locale } },
      RaSimpleList: withReason,
      RaTextInput: withoutHelp,
      RaSelectInput: withoutHelp,
      RaSelectArrayInput: withoutHelp,
      RaBooleanInput: withoutHelp,
      RaAutocompleteInput: withoutHelp,
      // In the typeface and contrast of other texts, without the library's icon.
      RaNotFound: {
        styleOverrides: {
          root: {
            '& .RaNotFound-message': { fontFamily: 'inherit', opacity: 1 },
            '& .RaNotFound-icon': { display: 'none' },
          },
        },
      },
      RaShow: { styleOverrides: { root: { '& .RaShow-card': { minWidth: 0 } } } },
      RaEdit: { styleOverrides: { root: { '& .RaEdit-card': { minWidth: 0 } } } },
      RaList: {
        // Why a list could not be read stands in place of its rows; a notice would say it again.
        defaultProps: {
          pagination: createElement(KnownPages),
          queryOptions: { onError: () => undefined },
        },
        styleOverrides: { root: { '& .RaList-main': { minWidth: 0 } } },
      },
      RaLayout: {
        styleOverrides: {
          root: {
            minWidth: 0,
            '& .RaLayout-content': { minWidth: 0 },
            [phone]: { '& .RaLayout-appFrame': { marginTop: 96 } },
          },
        },
      },
      // The framework names the box of a row around its input, where no screen reader hears it.
      MuiCheckbox: {
        defaultProps: {
          slotProps: { input: (box: Named) => ({ 'aria-label': box['aria-label'] }) },
        },
        styleOverrides: { root: { [finger]: { '&&&': { padding: 10 } } } },
      },
      // The framework shows a row's buttons to a mouse alone, where no keyboard gets at them.
      RaSimpleFormIterator: {
        styleOverrides: {
          root: {
            '& .RaSimpleFormIterator-action': {
              visibility: 'visible',
              display: 'flex',
              alignItems: 'center',
              whiteSpace: 'nowrap',
            },
            // A row that is wider than a tablet goes on below and stays readable.
            '& .RaSimpleFormIterator-form': {
              flexWrap: 'wrap',
              gap: '0 8px',
              alignItems: 'center',
              // There its fields stand below each other, all as wide as the form's own.
              [phone]: { alignItems: 'stretch' },
            },
            '& .RaSimpleFormIterator-form > *': { flexShrink: 0 },
          },
        },
      },
      MuiCircularProgress: { defaultProps: { 'aria-label': m.backoffice_loading() } },
      MuiLinearProgress: { defaultProps: { 'aria-label': m.backoffice_loading() } },
      MuiChip: { styleOverrides: { root: { borderRadius: 2 } } },
      MuiLink: { defaultProps: { underline: 'always' } },
    },
  }
}

export const lightTheme = themeOf(light)
export const darkTheme = themeOf(dark)
