import { dayTimeText, momentText } from '@minikran/i18n/date-text'
import { m } from '@minikran/i18n/messages'
import { getLocale } from '@minikran/i18n/runtime'
import { useState, useSyncExternalStore } from 'react'
import { kindText } from '../account-pages/case-texts.ts'
import { Button } from '../components/button.tsx'
import { Link } from '../components/link.tsx'
import { pathTo } from '../locale-path.ts'
import { onStoredText } from '../page-data/stored-text.ts'
import { useRootData } from '../use-root-data.ts'
import { storedSentCases, storeSentCases } from './sent-case-storage.ts'
import { type SentCase, sentCasesIn } from './sent-cases.ts'

/** Number, subject and time of each case; users with an account get a link to theirs. */
export function SentCaseList() {
  const { user } = useRootData()
  const stored = useSyncExternalStore(onStoredText, storedSentCases, () => '')
  // What "Undo" restores.
  const [cleared, setCleared] = useState('')
  const cases = sentCasesIn(stored)
  if (cases.length === 0 && cleared === '') return null
  const canUndo = cases.length === 0
  const handleClick = () => {
    storeSentCases(canUndo ? cleared : '')
    setCleared(stored)
  }
  if (user !== null) return <OwnCasesLink />
  return (
    <section className="grid max-w-text gap-3 border-t border-ink pt-3 print:hidden">
      <h2 className="text-lead">{m.sent_cases_title()}</h2>
      <p className="text-small text-muted">{m.sent_cases_lead()}</p>
      {cases.length > 0 && <Cases cases={cases} />}
      <p role="status" className="empty:hidden">
        {canUndo && m.sent_cases_cleared()}
      </p>
      <p>
        {/* One element for both, which keeps the focus. */}
        <Button type="button" kind="plain" onClick={handleClick}>
          {canUndo ? m.sent_cases_undo() : m.sent_cases_clear()}
        </Button>
      </p>
    </section>
  )
}

const OwnCasesLink = () => (
  <p>
    <Link to={pathTo('/mina-sidor/mina-arenden')} className="tap-link">
      {m.sent_cases_own()}
    </Link>
  </p>
)

function Cases({ cases }: { cases: SentCase[] }) {
  return (
    <ul className="border-t border-line">
      {cases.map(({ number, kind, about, sentAtMs }) => (
        <li key={number} className="border-b border-line py-2 wrap-anywhere">
          <p className="font-strong">{number}</p>
          <p>{about === '' ? kindText(kind) : `${kindText(kind)}: ${about}`}</p>
          <p className="text-small text-muted">
            {m.cases_sent_on({ date: dayTimeText(momentText(sentAtMs), getLocale()) })}
          </p>
        </li>
      ))}
    </ul>
  )
}
