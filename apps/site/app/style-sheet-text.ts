import { createContext } from 'react'

/** The page's inline style: given by the server, in the browser what the page came with. */
export const StyleSheetText = createContext(
  typeof document === 'undefined' ? '' : (document.getElementById('style')?.textContent ?? ''),
)
