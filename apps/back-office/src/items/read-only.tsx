import * as m from '@minikran/i18n/messages'
import Alert from '@mui/material/Alert'
import { createTheme, type Theme, ThemeProvider } from '@mui/material/styles'
import { type RaRecord, useRecordContext, useResourceContext } from 'ra-core'
import { createContext, type ReactNode, useContext } from 'react'
import { problemSentence } from '../texts/problem-sentences.ts'

const ReadOnly = createContext(false)

/** Whether the surrounding fields are read-only; react-admin's inputs need no such check. */
export const useIsReadOnly = () => useContext(ReadOnly)

export const isTrashed = (record: RaRecord | undefined) =>
  typeof record?.['deleted_at'] === 'string'

/** The fields of an item; read-only in the trash, and with a note above for users who may not change it. */
export function ItemFields({ children }: { children: ReactNode }) {
  const record = useRecordContext()
  const resource = useResourceContext()
  if (record === undefined) return children
  if (record['may_write'] === true) {
    if (isTrashed(record)) return <ReadOnlyFields>{children}</ReadOnlyFields>
    return (
      <>
        {writesPricesOnly(record) && <Note>{m.backoffice_prices_only()}</Note>}
        {children}
      </>
    )
  }
  return (
    <>
      <Note>
        {problemSentence('itemForbidden', resource)} {m.backoffice_read_only()}
      </Note>
      <ReadOnlyFields>{children}</ReadOnlyFields>
    </>
  )
}

/** Fields other than prices: read-only for users who may only write prices. */
export function FieldsBesidePrices({ children }: { children: ReactNode }) {
  const record = useRecordContext()
  return writesPricesOnly(record) ? <ReadOnlyFields>{children}</ReadOnlyFields> : children
}

// Prices alone do not give the right to move an item (packages/domain/src/access/item-rights.ts).
const writesPricesOnly = (record: RaRecord | undefined) =>
  record?.['may_write'] === true && record['may_move'] === false

function Note({ children }: { children: ReactNode }) {
  return (
    <Alert severity="info" variant="outlined" sx={{ width: '100%', mb: 1 }}>
      {children}
    </Alert>
  )
}

function ReadOnlyFields({ children }: { children: ReactNode }) {
  return (
    <ReadOnly value>
      <ThemeProvider theme={readOnlyTheme}>{children}</ThemeProvider>
    </ReadOnly>
  )
}

const disabled = { defaultProps: { disabled: true } }
const hidden = { ...disabled, styleOverrides: { root: { '&&': { display: 'none' } } } }

/**
 * Disables fields without making them paler and hides buttons that change something. The theme is the
 * second argument, because type-checking it as the first takes 15 s.
 */
const readOnlyTheme = (theme: Theme) =>
  createTheme({}, theme, {
    palette: { text: { disabled: theme.palette.text.primary } },
    components: {
      MuiTextField: disabled,
      MuiFormControl: disabled,
      MuiFormControlLabel: disabled,
      MuiAutocomplete: disabled,
      MuiButton: hidden,
      MuiIconButton: hidden,
      MuiChip: {
        styleOverrides: {
          root: { '&.Mui-disabled': { opacity: 1 } },
          deleteIcon: { display: 'none' },
        },
      },
    },
  })
