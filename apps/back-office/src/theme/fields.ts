import type { Ink, Parts } from './ink.ts'
import { finger, fingertip, phone } from './screens.ts'

type Named = { 'aria-label'?: string }

// No empty line below a field that has nothing to say; a fault is said all the same.
const withoutHelp = { defaultProps: { helperText: false } } as const

/** Fields, and rows of them. */
export const fields = (ink: Ink): Parts => ({
  MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense' } },
  MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense' } },
  MuiFormControlLabel: { styleOverrides: { root: { [finger]: { minHeight: fingertip } } } },
  MuiOutlinedInput: {
    styleOverrides: { notchedOutline: { borderColor: ink.edge } },
  },
  MuiInputLabel: { styleOverrides: { root: { color: ink.muted } } },
  MuiFormHelperText: { styleOverrides: { root: { color: ink.muted } } },
  // The framework names the box of a row around its input, where no screen reader hears it.
  MuiCheckbox: {
    defaultProps: {
      slotProps: { input: (box: Named) => ({ 'aria-label': box['aria-label'] }) },
    },
    styleOverrides: { root: { [finger]: { '&&&': { padding: 10 } } } },
  },
  RaTextInput: withoutHelp,
  RaSelectInput: withoutHelp,
  RaSelectArrayInput: withoutHelp,
  RaBooleanInput: withoutHelp,
  RaAutocompleteInput: withoutHelp,
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
})
