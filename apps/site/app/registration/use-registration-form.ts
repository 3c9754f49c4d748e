import type { RegistrationAnswer } from '@minikran/contract/registrations'
import { shownPriceType } from '@minikran/domain/pricing/price-type'
import { m } from '@minikran/i18n/messages'
import { useState } from 'react'
import { browserForms } from '../forms/browser-forms.ts'
import type { FormSetting } from '../forms/form-state.ts'
import { priceTypeIn } from '../forms/price-type-in.ts'
import { useCaseForm } from '../forms/use-case-form.ts'
import { useSettings } from '../preferences/use-settings.ts'
import type { CourseToRegister } from './course-to-register.ts'
import { registrationAddress } from './registration-address.ts'
import { registrationLabel } from './registration-labels.ts'
import {
  emptyParticipant,
  type RegistrationField,
  type RegistrationValues,
  registrationFields,
  requestedSeats,
  shownRows,
} from './registration-values.ts'

export type RegistrationFormOptions = FormSetting<RegistrationField, RegistrationAnswer['data']> & {
  course: CourseToRegister
}

type Rows = {
  shown: number
  /** First values of new rows. */
  values: Partial<RegistrationValues> | null
}

/** The state of the registration form, with its rows. */
export function useRegistrationForm({ course, ...setting }: RegistrationFormOptions) {
  const { priceType } = useSettings()
  const posted = setting.posted?.values ?? null
  const [rows, setRows] = useState<Rows>({ shown: shownRows(posted), values: posted })
  const [requested, setRequested] = useState(requestedSeats(posted ?? {}))
  const form = useCaseForm({
    ...setting,
    kind: 'registration',
    // Each date has a draft of its own, since participants differ.
    name: `registration-${course.slug}`,
    fields: registrationFields,
    path: registrationAddress(course.slug),
    about: course.title.text,
    labelOf: registrationLabel,
    loadForm: async (values: RegistrationValues) => {
      const { registrationCase } = await import('./registration-case.ts')
      return registrationCase({
        forms: browserForms(),
        productId: course.id,
        // Without VAT until somebody chooses a price type.
        priceType: priceTypeIn(values.price_type) || shownPriceType(priceType),
      })
    },
    sentNotice: ({ case_number }) => m.registration_sent_notice({ number: case_number }),
    onValues: (values) => setRequested(requestedSeats(values)),
    onRestored: (_, draft) => {
      if (draft === null) return
      const values: Partial<RegistrationValues> = draft.values
      setRows((now) => ({ shown: Math.max(now.shown, shownRows(values)), values }))
      setRequested(requestedSeats(values))
    },
  })
  const showMore = () => setRows((now) => ({ ...now, shown: now.shown + 1 }))
  /** Removes the last row, which is empty when it is shown again. */
  const showLess = () =>
    setRows(({ shown, values }) => ({
      shown: shown - 1,
      values: values && { ...values, ...emptyParticipant(shown - 1) },
    }))
  return { ...form, rows, requested, showMore, showLess }
}
