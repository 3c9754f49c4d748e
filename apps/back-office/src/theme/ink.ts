import type { RaThemeOptions } from 'react-admin'

/** The style of each kind of component. */
export type Parts = NonNullable<RaThemeOptions['components']>

export type Ink = {
  mode: 'light' | 'dark'
  paper: string
  ink: string
  line: string
  edge: string
  muted: string
  steel: string
  green: string
  orange: string
  red: string
}

// The names and values of apps/site/app/styles/tokens.css.
export const light: Ink = {
  mode: 'light',
  paper: '#faf9f5',
  ink: '#15181b',
  line: '#d9d8d0',
  edge: '#85868a',
  muted: '#5b6168',
  steel: '#1d4d6b',
  green: '#1c7348',
  orange: '#bb5100',
  red: '#b3261e',
}
export const dark: Ink = {
  mode: 'dark',
  paper: '#14171a',
  ink: '#eceae3',
  line: '#33383d',
  edge: '#7b8187',
  muted: '#a4aab0',
  steel: '#8fc3e4',
  green: '#6cc79b',
  orange: '#f0985a',
  red: '#f58d84',
}
