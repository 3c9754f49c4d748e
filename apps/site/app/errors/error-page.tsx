import { m } from '@minikran/i18n/messages'
import { LostPage } from './lost-page.tsx'
import { MissingPage } from './missing-page.tsx'

export type ErrorFacts = { status: number; title: string }

/** The page for an error: 404 in place, else the lost page. */
export function ErrorPage({ status, title }: ErrorFacts) {
  return status === 404 ? <MissingPage /> : <LostPage title={title} lead={leadOf(status)} />
}

function leadOf(status: number): string {
  switch (status) {
    case 429:
      return m.error_many_lead()
    case 400:
    case 405:
      return m.form_unreadable_lead()
    default:
      return m.error_lead()
  }
}
