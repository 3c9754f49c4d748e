import { createContext } from 'react'

/**
 * The `nonce` attribute of every inline script and style that the server itself renders. `finishPage`
 * puts the hashes of these elements into the content security policy and removes the attribute: a
 * cached page cannot have a nonce per answer. Random at each start; undefined in the browser.
 */
export const noncePlaceholder =
  import.meta.env.SSR && !import.meta.env.DEV ? crypto.randomUUID() : undefined

export const NoncePlaceholder = createContext(noncePlaceholder)
