import { createContext } from 'react'

/**
 * Stands as `nonce` at every inline script and style that the server itself writes, and at nothing
 * that is stored. It is drawn anew at each start and taken out of the page once its hashes are made:
 * a kept page cannot have a nonce of its own. In the browser there is none.
 */
export const ownMark = import.meta.env.SSR && !import.meta.env.DEV ? crypto.randomUUID() : undefined

export const OwnMark = createContext(ownMark)
