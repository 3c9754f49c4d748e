import { createContext } from 'react'

/** `lang` only when it differs from the page's language. */
export type Crumb = { title: string; path: string; lang?: string }
export type Trail = { crumbs: readonly Crumb[] }

/** Collects the breadcrumbs during rendering on the server; null in the browser. */
export const PageTrail = createContext<Trail | null>(null)
