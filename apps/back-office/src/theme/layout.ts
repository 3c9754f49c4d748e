import * as m from '@minikran/i18n/messages'
import type { Parts } from './ink.ts'
import { phone } from './screens.ts'

/** The frame of every screen, and what a screen shows without being a list or form. */
export const layout: Parts = {
  RaLayout: {
    styleOverrides: {
      root: {
        minWidth: 0,
        '& .RaLayout-content': { minWidth: 0 },
        [phone]: { '& .RaLayout-appFrame': { marginTop: 96 } },
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
  RaShow: { styleOverrides: { root: { '& .RaShow-card': { minWidth: 0 } } } },
  RaEdit: { styleOverrides: { root: { '& .RaEdit-card': { minWidth: 0 } } } },
  // In the typeface and contrast of other texts, without the library's icon.
  RaNotFound: {
    styleOverrides: {
      root: {
        '& .RaNotFound-message': { fontFamily: 'inherit', opacity: 1 },
        '& .RaNotFound-icon': { display: 'none' },
      },
    },
  },
  MuiCircularProgress: { defaultProps: { 'aria-label': m.backoffice_loading() } },
  MuiLinearProgress: { defaultProps: { 'aria-label': m.backoffice_loading() } },
  MuiLink: { defaultProps: { underline: 'always' } },
}
