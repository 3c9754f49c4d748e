import type { Ink, Parts } from './ink.ts'
import { uprightPhone } from './screens.ts'

export const ruled = (ink: Ink) => ({
  border: `1px solid ${ink.line}`,
  boxShadow: 'none',
  backgroundImage: 'none',
})

/** What lies on the page: cards, dialogs, messages. */
export const surfaces = (ink: Ink): Parts => ({
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  // Not cut off at its edges, since the row with Save sticks to the window and not to the card.
  MuiCard: { styleOverrides: { root: { ...ruled(ink), overflow: 'visible' } } },
  // What is said in passing stands above the row with Save, not on it.
  MuiSnackbar: {
    styleOverrides: {
      root: {
        '@media (min-width: 600px)': { '&&': { bottom: 80 } },
        [uprightPhone]: { '&&': { bottom: 72 } },
      },
    },
  },
  MuiPopover: { styleOverrides: { paper: ruled(ink) } },
  MuiDialog: { styleOverrides: { paper: ruled(ink) } },
  MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 16px' } } },
  MuiChip: { styleOverrides: { root: { borderRadius: 2 } } },
})
