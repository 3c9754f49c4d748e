import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { SendOutcome } from '../../forms/send.ts'
import { type SentAnswer, sendAgain, type Unsent } from './send-again.ts'

type Outcome = SendOutcome<SentAnswer> | { kind: 'waiting' } | { kind: 'sending' }

/** Sends the form again when asked to, and by itself when the network is back. */
export function useSendAgain(unsent: Unsent) {
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
  useEffect(() => {
    addEventListener('online', sendNow)
    return () => removeEventListener('online', sendNow)
  }, [])
  return { outcome, send }
}
