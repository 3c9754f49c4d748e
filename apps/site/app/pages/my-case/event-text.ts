import type { CustomerCase } from '@minikran/contract/customer-cases'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import { changedTimesText } from '@minikran/i18n/changed-times-text'
import { dayTimeText } from '@minikran/i18n/date-text'
import { m } from '@minikran/i18n/messages'

type CaseEvent = CustomerCase['events'][number]

const stateTexts = {
  received: m.case_event_received,
  answered: m.case_event_answered,
  confirmed: m.case_event_confirmed,
  closed: m.case_event_closed,
  declined: m.case_event_declined,
}

/** The moved times as pages show them. */
function inWords(times: CaseEvent['times'], { locale }: { locale: Locale }): CaseEvent['times'] {
  const textOf = (time: string | null) => time && dayTimeText(time, locale)
  const both = ({ pickup_at, return_at }: CaseEvent['times'][number]['from']) => ({
    pickup_at: textOf(pickup_at),
    return_at: textOf(return_at),
  })
  return times.map(({ line, from, to }) => ({ line, from: both(from), to: both(to) }))
}

/** An event of a case as a sentence. */
export function eventText(
  { kind, state, by, times }: CaseEvent,
  shown: { machines: number; delivered: boolean; locale: Locale },
): string {
  switch (kind) {
    case 'cancelled':
      return m.case_event_cancelled()
    case 'message':
      return by === 'customer' ? m.case_event_own_message() : m.case_event_depot_message()
    case 'timesChanged':
      return [m.case_event_times(), changedTimesText(inWords(times, shown), shown)].join(' ').trim()
    case 'seatGiven':
      return m.case_event_seat()
    case 'participantRemoved':
      return m.case_event_participant_removed()
    case 'registrationConfirmed':
      return m.case_event_registration_confirmed()
    case 'documentAttached':
      return m.case_event_attached()
    case 'documentDetached':
      return m.case_event_detached()
    case 'anonymised':
      return m.case_event_anonymised()
    default:
      return state === null ? m.case_event_changed() : stateTexts[state]()
  }
}
