import { LostPage } from './lost-page.tsx'
import { MissingPage } from './missing-page.tsx'

/** What an error page says. */
export type ErrorWords = { status: number; title: string; lead: string }

/** The page for an error: 404 in place, else the lost page. */
export function ErrorPage({ status, title, lead }: ErrorWords) {
  return status === 404 ? <MissingPage /> : <LostPage title={title} lead={lead} />
}
