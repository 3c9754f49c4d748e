import { shownPriceType } from '@minikran/domain/pricing/price-type'
import { m } from '@minikran/i18n/messages'
import { getLocale } from '@minikran/i18n/runtime'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { localPath } from '../locale-path.ts'
import { browserApi } from '../page-data/browser-api.ts'
import { useSettings } from '../preferences/use-settings.ts'
import type { Attempt } from './inquiry-attempt.ts'
import type { InquiryFault } from './inquiry-faults.ts'
import { setInquiryField } from './inquiry-restore.ts'
import type { InquiryFormOptions, InquiryProblem } from './inquiry-state.ts'
import { emptyInquiry, type InquiryValues, readInquiryForm } from './inquiry-values.ts'
import { closeNotice, showNotice } from './notices.ts'

// The rules and their sentences come once somebody types.
const loadAttempt = () => import('./inquiry-attempt.ts')
const loadRemainingFaults = () => import('./inquiry-remaining-faults.ts')
export const preloadAttempt = () => void loadAttempt().catch(() => undefined)

type State = { faults: InquiryFault[]; problem: InquiryProblem | null; isSending: boolean }

/** Sending the form, and what came of it; `reviewFaults` takes back what has been corrected. */
export function useInquirySending(options: InquiryFormOptions) {
  const { product, depots, posted, onSent, ...given } = options
  const navigate = useNavigate()
  const { priceType } = useSettings()
  const summaryRef = useRef<HTMLDivElement>(null)
  const faultNotice = useRef<number | null>(null)
  // What the form held when its faults were found.
  const judged = useRef<InquiryValues>(posted?.values ?? emptyInquiry)
  const [challenge, setChallenge] = useState(given.challenge)
  const askedAtMs = useRef(0)
  const [state, setState] = useState<State>({
    faults: posted?.faults ?? [],
    problem: posted?.problem ?? null,
    isSending: false,
  })

  // The browser's clock: the question was made a moment before it came.
  useEffect(() => {
    if (challenge !== null) askedAtMs.current = Date.now()
  }, [challenge])

  // Reading 9: forced to 2 until a person chooses.
  const judgedAs = (values: InquiryValues) => ({
    priceType: shownPriceType(priceType),
    city: depots.find(({ id }) => String(id) === values.depot_id)?.city ?? null,
    nowMs: Date.now(),
  })
  const attempt = async (form: HTMLFormElement): Promise<Attempt> => {
    const data = new FormData(form)
    const values = readInquiryForm(data)
    const website = data.get('website')
    const { attemptInquiry } = await loadAttempt()
    return attemptInquiry(
      { values, website: typeof website === 'string' ? website : '' },
      {
        api: browserApi(),
        storage: sessionStorage,
        product,
        locale: getLocale(),
        challenge,
        askedAtMs: askedAtMs.current,
        ...judgedAs(values),
      },
    )
  }
  const askAgain = async (form: HTMLFormElement) => {
    const next = await browserApi().getFormChallenge()
    if (!next.ok) return
    setChallenge(next.data)
    setInquiryField(form, 'sum', '')
  }
  const closeFaultNotice = () => {
    if (faultNotice.current !== null) closeNotice(faultNotice.current)
    faultNotice.current = null
  }
  const reviewFaults = async (values: InquiryValues) => {
    if (state.faults.length === 0) return
    const [{ isSumRightFor }, { remainingFaults }] = await Promise.all([
      loadAttempt(),
      loadRemainingFaults(),
    ])
    const context = {
      judged: judged.current,
      values,
      ...judgedAs(values),
      isSumRight: isSumRightFor(challenge),
    }
    const faults = remainingFaults(state.faults, context)
    if (faults.length === 0) closeFaultNotice()
    setState((now) => (now.isSending ? now : { ...now, faults }))
  }
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (state.isSending) return
    setState({ faults: [], problem: null, isSending: true })
    closeFaultNotice()
    // The rules' script did not come: no network, which is what "failed" says.
    const done = await attempt(form).catch((): Attempt => ({ kind: 'failed' }))
    if (done.kind === 'failed') {
      // Specification §8: not a route, so it ends at /fel; the draft waits for the next opening.
      await navigate(localPath('/error'), { replace: true })
      return
    }
    if (done.kind === 'faulty' && done.needsQuestion) await askAgain(form)
    judged.current = readInquiryForm(new FormData(form))
    flushSync(() => setState(stateAfter(done)))
    if (done.kind === 'faulty') {
      faultNotice.current = showNotice({ kind: 'error', text: m.inquiry_check_input() })
      summaryRef.current?.focus()
    }
    if (done.kind === 'sent') {
      const email = readInquiryForm(new FormData(form)).email.trim()
      showNotice({ kind: 'ok', text: m.inquiry_sent_notice({ number: done.caseNumber }) })
      onSent({ caseNumber: done.caseNumber, email })
    }
  }
  return { summaryRef, challenge, ...state, handleSubmit, reviewFaults }
}

function stateAfter(attempt: Attempt): State {
  const faults = attempt.kind === 'faulty' ? attempt.faults : []
  return { faults, problem: attempt.kind === 'busy' ? 'busy' : null, isSending: false }
}
