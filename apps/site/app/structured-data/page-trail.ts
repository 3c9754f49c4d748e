import { createContext } from 'react'

/** `lang` only when it differs from the page's language. */
export type Crumb = { title: string; path: string; lang?: string }

/** Takes the breadcrumbs of a page while the server renders it; null in the browser. */
export const PageTrail = createContext<((trail: readonly Crumb[]) => void) | null>(null)
