import * as m from '@minikran/i18n/messages'
import Alert from '@mui/material/Alert'
import { createTheme, type Theme, ThemeProvider } from '@mui/material/styles'
import { useRecordContext, useResourceContext } from 'ra-core'
import { createContext, type ReactNode, useContext } from 'react'
import { problemSentence } from '../texts/problem-sentences.ts'

const ReadOnly = createContext(false)

/** Whether the fields around are for reading only; inputs of the framework know it by themselves. */
export const useIsReadOnly = () => useContext(ReadOnly)

/** The fields of an item. Who may not change it is told so before them, and cannot type into them. */
export function ItemFields({ children }: { children: ReactNode }) {
  const record = useRecordContext()
  const resource = useResourceContext()
  if (record === undefined || record['may_write'] === true) return children
  return (
    <ReadOnly value>
      <Alert severity="info" variant="outlined" sx={{ width: '100%', mb: 1 }}>
        {problemSentence('itemForbidden', resource)} {m.backoffice_read_only()}
      </Alert>
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
