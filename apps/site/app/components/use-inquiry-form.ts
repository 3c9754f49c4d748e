import { type FocusEvent, type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import type { DayOffers } from './inquiry-day-offer.ts'
import { loadDraft, saveDraft } from './inquiry-draft.ts'
import { restoreInquiry } from './inquiry-restore.ts'
import type { InquiryFormOptions } from './inquiry-state.ts'
import { type InquiryField, type InquiryValues, readInquiryForm, tidy } from './inquiry-values.ts'
import { preloadAttempt, useInquirySending } from './use-inquiry-sending.ts'

// The hours' rules, and the chosen depot's sets, come once somebody types.
const loadDayOffers = () => import('./inquiry-day-offer.ts')

/** The life of the form in the browser: kept while typing, checked, sent once, never lost. */
export function useInquiryForm(options: InquiryFormOptions) {
  const { depots } = options
  const formRef = useRef<HTMLFormElement>(null)
  const [isTouched, setIsTouched] = useState(false)
  const [offers, setOffers] = useState<DayOffers | null>(null)
  const latest = useRef(0)

  // Without the hours' script the times are typed all the same: the server judges them.
  const offerDays = useCallback(
    async (values: InquiryValues) => {
      latest.current += 1
      const asked = latest.current
      const found =
        values.depot_id === '' ? null : await (await loadDayOffers()).dayOffers(depots, values)
      // A slow answer must not speak of what is no longer typed.
      if (asked === latest.current) setOffers(found)
    },
    [depots],
  )

  // The browser's storage, and what was typed before script came: neither may be lost.
  useEffect(() => {
    const form = formRef.current
    if (form === null) return
    form.dataset['draft'] = 'kept'
    offerDays(restoreInquiry(form, sessionStorage)).catch(() => undefined)
  }, [offerDays])

  const { handleSubmit, reviewFaults, ...sending } = useInquirySending(options)

  const handleInput = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const values = readInquiryForm(new FormData(currentTarget))
    const pending = loadDraft(sessionStorage)?.pending ?? null
    saveDraft(sessionStorage, { values, pending })
    offerDays(values).catch(() => undefined)
    setIsTouched(true)
    preloadAttempt()
    void reviewFaults(values).catch(() => undefined)
  }
  const handleBlur = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLInputElement)) return
    const { name, value } = target
    if (name.endsWith('_date') || name.endsWith('_time')) {
      target.value = tidy(name as InquiryField, value)
    }
  }
  const handlers = { onSubmit: handleSubmit, onInput: handleInput, onBlur: handleBlur }
  return { formRef, offers, isTouched, handlers, ...sending }
}
