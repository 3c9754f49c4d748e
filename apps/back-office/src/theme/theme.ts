import type { RaThemeOptions } from 'react-admin'
import { buttons } from './buttons.ts'
import { fields } from './fields.ts'
import { formToolbar } from './form-toolbar.ts'
import { dark, type Ink, light } from './ink.ts'
import { layout } from './layout.ts'
import { lists } from './lists.ts'
import { page } from './page.ts'
import { surfaces } from './surfaces.ts'
import { tables } from './tables.ts'

/** An engineering drawing on clean paper: 1-px rules in place of shadows, figures in columns. */
function themeOf(ink: Ink): RaThemeOptions {
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
      ...page(ink),
      ...layout,
      ...surfaces(ink),
      ...buttons(ink),
      ...fields(ink),
      ...formToolbar(ink),
      ...tables(ink),
      ...lists,
    },
  }
}

export const lightTheme = themeOf(light)
export const darkTheme = themeOf(dark)
