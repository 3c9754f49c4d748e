/** The website's colours of the light theme. */
export const colours = {
  paper: '#faf9f5',
  ink: '#15181b',
  line: '#d9d8d0',
  muted: '#5b6168',
  steel: '#1d4d6b',
  signal: '#ffc400',
} as const

/**
 * Dark colours for mail programs with `prefers-color-scheme`. Those that invert colours themselves
 * keep enough contrast; the button has a background and text colour of its own.
 */
export const darkStyle = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  body, body > table > tbody > tr > td, .paper { background-color: #15181b !important; color: #f1f0ea !important; }
  .muted { color: #a9afb5 !important; }
  .steel { color: #8cc3e6 !important; }
  .rule { border-color: #3b4147 !important; }
}
`
