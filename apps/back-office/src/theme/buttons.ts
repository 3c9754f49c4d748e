import type { Ink, Parts } from './ink.ts'
import { finger, fingertip } from './screens.ts'

const signal = '#ffc400'
const onSignal = '#15181b'

// A button takes no more of a row than the row's own edges.
const inRow = { 'td &': { marginBlock: -10 } }

export const buttons = (ink: Ink): Parts => ({
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
  MuiMenuItem: { styleOverrides: { root: { [finger]: { minHeight: fingertip } } } },
  MuiToggleButton: { styleOverrides: { root: { [finger]: { minHeight: fingertip } } } },
})
