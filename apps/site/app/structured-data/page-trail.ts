import { createContext } from 'react'

/** `lang` only where the title is not in the page's language. */
export type Crumb = { title: string; path: string; lang?: string }
export type Trail = { crumbs: readonly Crumb[] }

/** Where the breadcrumbs of the page being rendered leave their trail; null in the browser. */
export const PageTrail = createContext<Trail | null>(null)
