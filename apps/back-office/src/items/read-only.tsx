import * as m from '@minikran/i18n/messages'
import Alert from '@mui/material/Alert'
import { createTheme, type Theme, ThemeProvider } from '@mui/material/styles'
import { type RaRecord, useRecordContext, useResourceContext } from 'ra-core'
import { createContext, type ReactNode, useContext } from 'react'
import { problemSentence } from '../texts/problem-sentences.ts'

const ReadOnly = createContext(false)

/** Whether the fields around are for reading only; inputs of the framework know it by themselves. */
export const useIsReadOnly = () => useContext(ReadOnly)

/** The fields of an item. Who may not change it is told so before them, and cannot type into them. */
export function ItemFields({ children }: { children: ReactNode }) {
  const record = useRecordContext()
  const resource = useResourceContext()
  if (record === undefined) return children
  if (record['may_write'] === true) {
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

/** Fields that are no prices: for reading only to who may write nothing but prices. */
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
 * Fields are disabled and as readable as before; buttons that change something are gone. The theme is
 * merged in as a second argument: as the first it is compared with all options, which takes 15 s to check.
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
