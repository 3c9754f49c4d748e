import type { Ink, Parts } from './ink.ts'
import { fingertip, uprightPhone } from './screens.ts'

export const formToolbar = (ink: Ink): Parts => ({
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
})
