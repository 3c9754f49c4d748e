import type { FormKind } from '@minikran/contract/forms'
import { m } from '@minikran/i18n/messages'

const titles: Record<FormKind, () => string> = {
  inquiry: m.unsent_inquiry,
  registration: m.unsent_registration,
  credit: m.unsent_credit,
  service: m.unsent_inquiry,
}

/** What /fel says of a form that was not sent. */
export const unsentTitle = (kind: FormKind): string => titles[kind]()
