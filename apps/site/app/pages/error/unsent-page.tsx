import { unreachable } from '@minikran/domain/primitives/unreachable'
import { m } from '@minikran/i18n/messages'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button, buttonClass } from '../../components/button.tsx'
import { ContactLinks } from '../../components/contact-links.tsx'
import { CreditSent } from '../../credit/credit-sent.tsx'
import type { SendOutcome } from '../../forms/send.ts'
import { tooManySentence } from '../../forms/too-many-sentence.ts'
import { unsentTitle } from '../../forms/unsent-title.ts'
import { InquirySent } from '../../inquiry/inquiry-sent.tsx'
import { RegistrationSent } from '../../registration/registration-sent.tsx'
import { ServiceSent } from '../../service/service-sent.tsx'
import { type SentAnswer, sendAgain, type Unsent } from './send-again.ts'

/** A form that got no answer: nothing is lost, and it can be sent again from here. */
export function UnsentPage({ unsent }: { unsent: Unsent }) {
  const { outcome, send } = useSendAgain(unsent)
  const title = unsentTitle(unsent.kind)
  if (outcome.kind === 'sent') {
    return (
      <div className="grid gap-6 py-8">
        <h1>{m.unsent_sent_title()}</h1>
        <Sent unsent={unsent} answer={outcome.answer} />
      </div>
    )
  }
  const isSending = outcome.kind === 'sending'
  const isRefused = outcome.kind === 'refused' || unsent.pending === null
  return (
    <div className="grid gap-6 py-8">
      <h1>{title}</h1>
      <div className="grid max-w-text gap-2">
        <p className="text-lead">{m.unsent_lead()}</p>
        {!isRefused && <p>{m.unsent_once()}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        {!isRefused && (
          <Button type="button" disabled={isSending} onClick={() => void send()}>
            {isSending ? m.form_sending() : m.unsent_send()}
          </Button>
        )}
        <a href={unsent.path} className={buttonClass(isRefused ? 'primary' : 'plain')}>
          {m.unsent_back()}
        </a>
      </div>
      <p role="status" className="max-w-text empty:hidden">
        {unsent.pending !== null && sentence(outcome)}
      </p>
      <section className="grid max-w-text gap-3 border-t border-line pt-4">
        <h2 className="text-lead">{m.unsent_other_title()}</h2>
        <p>{m.unsent_other_lead()}</p>
        <ContactLinks subject={title} body={unsent.summary} isSecond />
      </section>
    </div>
  )
}

function sentence(outcome: ReturnType<typeof useSendAgain>['outcome']): string {
  switch (outcome.kind) {
    case 'waiting':
      return m.unsent_waits()
    case 'failed':
      return m.unsent_still()
    case 'busy':
      return tooManySentence(outcome.waitSeconds)
    case 'refused':
      return m.unsent_refused()
    case 'sending':
    case 'sent':
      return ''
    default:
      return unreachable(outcome)
  }
}

function Sent({ unsent, answer }: { unsent: Unsent; answer: SentAnswer }) {
  // An answer tells the address no more than the page after a form without script.
  const sent = { answer, email: null }
  if (unsent.kind === 'inquiry') return <InquirySent sent={sent} />
  if (unsent.kind === 'credit') return <CreditSent sent={sent} />
  if (unsent.kind === 'service') return <ServiceSent sent={sent} />
  const { waiting = 0, to_confirm = false } = answer
  return <RegistrationSent sent={{ ...sent, answer: { ...answer, waiting, to_confirm } }} />
}

type Outcome = SendOutcome<SentAnswer> | { kind: 'waiting' } | { kind: 'sending' }

/** Sends the form again when asked to, and by itself when the network is back. */
function useSendAgain(unsent: Unsent) {
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'waiting' })
  const isBusy = useRef(false)
  const { pending } = unsent
  const send = async () => {
    if (pending === null || isBusy.current) return
    isBusy.current = true
    setOutcome({ kind: 'sending' })
    // Thrown again, so that the browser reports a fault of the program.
    const done = await sendAgain(unsent, pending).catch((fault: unknown) => {
      isBusy.current = false
      setOutcome({ kind: 'failed' })
      throw fault
    })
    // Sent or refused, it is not sent a third time.
    isBusy.current = done.kind === 'sent' || done.kind === 'refused'
    setOutcome(done)
  }
  const sendNow = useEffectEvent(() => void send())
  // The browser says when the network is back.
  useEffect(() => {
    addEventListener('online', sendNow)
    return () => removeEventListener('online', sendNow)
  }, [])
  return { outcome, send }
}
