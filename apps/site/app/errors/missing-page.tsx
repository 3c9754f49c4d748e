import { m } from '@minikran/i18n/messages'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../components/button.tsx'
import { pathTo } from '../locale-path.ts'
import { LostPage } from './lost-page.tsx'

const countdownSeconds = 15

/** The 404 page in place, with a countdown home that can be stopped. */
export function MissingPage() {
  return (
    <LostPage title={m.missing_title()} lead={m.missing_lead()}>
      <CountdownHome />
    </LostPage>
  )
}

/** Starts by script only: without it the page simply stays. */
function CountdownHome() {
  const navigate = useNavigate()
  const [seconds, setSeconds] = useState<number | null>(null)
  const [isStopped, setIsStopped] = useState(false)
  // The clock: one second at a time until home or stopped.
  useEffect(() => {
    if (isStopped) return
    if (seconds === 0) {
      void navigate(pathTo('/'))
      return
    }
    const timer = setTimeout(
      () => setSeconds((left) => (left === null ? countdownSeconds : left - 1)),
      seconds === null ? 0 : 1000,
    )
    return () => clearTimeout(timer)
  }, [seconds, isStopped, navigate])
  // A person who types, as into the search, wants to stay.
  useEffect(() => {
    const stop = () => setIsStopped(true)
    addEventListener('input', stop)
    return () => removeEventListener('input', stop)
  }, [])
  // The button goes, and a focus that went with it would begin again at the top of the document.
  const stay = () => {
    setIsStopped(true)
    document.getElementById('content')?.focus()
  }
  if (isStopped) return null
  // Its room is kept from the start, so that nothing below moves once it runs.
  return (
    <div className={`flex flex-wrap items-center gap-4 ${seconds === null ? 'invisible' : ''}`}>
      <p role="timer">{m.missing_countdown({ seconds: seconds ?? countdownSeconds })}</p>
      <Button type="button" kind="plain" onClick={stay}>
        {m.missing_stop()}
      </Button>
    </div>
  )
}
