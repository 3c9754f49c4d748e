import type { ListedCase } from '@minikran/contract/customer-cases'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import { type LocalText, titleIn } from '@minikran/domain/catalogue/title-text'
import { m } from '@minikran/i18n/messages'

type State = ListedCase['state']
type Kind = ListedCase['kind']

/** The state of a case as customers read it. */
export function stateText(state: State): string {
  return {
    received: m.case_state_received,
    answered: m.case_state_answered,
    confirmed: m.case_state_confirmed,
    closed: m.case_state_closed,
    declined: m.case_state_declined,
  }[state]()
}

export function kindText(kind: Kind): string {
  return {
    inquiry: m.case_kind_inquiry,
    registration: m.case_kind_registration,
    credit: m.case_kind_credit,
    service: m.case_kind_service,
  }[kind]()
}

type Subject = { title_sv: string | null; title_en: string | null } | null

/** The machine or course of a case, otherwise the kind of case. */
export function subjectText(subject: Subject, kind: Kind, locale: Locale): LocalText {
  if (subject === null || subject.title_sv === null) return { text: kindText(kind), lang: locale }
  return titleIn({ title_sv: subject.title_sv, title_en: subject.title_en }, 'title', locale)
}
