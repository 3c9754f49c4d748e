import type { Ink, Parts } from './ink.ts'
import { finger, phone } from './screens.ts'
import { ruled } from './surfaces.ts'

/** What holds for the whole page, and the bar on top. */
export const page = (ink: Ink): Parts => ({
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
      root: { ...ruled(ink), borderWidth: '0 0 1px', background: ink.paper, color: ink.ink },
    },
  },
})
