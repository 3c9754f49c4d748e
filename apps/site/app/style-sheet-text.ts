import { createContext } from 'react'

/** The inline style sheet: set by the server, and read from the page in the browser. */
export const StyleSheetText = createContext(
  typeof document === 'undefined' ? '' : (document.getElementById('style')?.textContent ?? ''),
)
