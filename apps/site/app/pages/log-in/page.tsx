import { m } from '@minikran/i18n/messages'
import { useEffect } from 'react'
import { useActionData, useLocation } from 'react-router'
import { Button } from '../../components/button.tsx'
import { ConfirmationNote } from '../../components/confirmation-note.tsx'
import { Field } from '../../components/field.tsx'
import { Link } from '../../components/link.tsx'
import { pageMeta } from '../../head/page-meta.ts'
import { Island, island } from '../../islands/island.tsx'
import { pathTo } from '../../locale-path.ts'
import { definePage } from '../../page-data/define-page.ts'
import { storedSentCases } from '../../sent-cases/sent-case-storage.ts'
import { EmailField } from '../../session/email-field.tsx'
import { LogInLayout } from '../../session/log-in-layout.tsx'
import { RefusalAlert } from '../../session/refusal-alert.tsx'
import { postLogIn } from './post-log-in.ts'

const sentCases = island(
  async () => (await import('../../sent-cases/sent-case-list.tsx')).SentCaseList,
)

const page = definePage([], async () => {
  await sentCases.load()
  return null
})

export const loader = page.loader
export const clientLoader = page.clientLoader
export const action = postLogIn
export const handle = { unlisted: true }

export function meta() {
  return pageMeta({ title: m.account_log_in(), text: m.account_log_in_lead(), unlisted: true })
}

export default function LogInPage() {
  const posted = useActionData<typeof action>() ?? null
  const query = new URLSearchParams(useLocation().search)
  // The server renders an empty list, which no interaction could load: the cases are in the browser.
  useEffect(() => {
    if (storedSentCases() !== '') void sentCases.load().catch(() => {})
  }, [])
  return (
    <LogInLayout title={m.account_log_in()}>
      {query.has('klart') && posted === null && (
        <ConfirmationNote title={m.account_password_saved()}>
          <p>{m.account_password_saved_next()}</p>
        </ConfirmationNote>
      )}
      {posted && <RefusalAlert {...posted.problem} />}
      {/* A document load, since logging in changes the whole site. */}
      <form method="post" noValidate className="grid gap-4">
        <EmailField value={posted?.address} fault={posted?.faults.email_address} />
        <Field label={m.account_password()} error={posted?.faults.password} id="password">
          {(control) => (
            <input
              {...control}
              name="password"
              type="password"
              autoComplete="current-password"
              maxLength={1000}
              required
            />
          )}
        </Field>
        <Button>{m.account_log_in()}</Button>
      </form>
      <p>
        <Link to={pathTo('/mina-sidor/glomt-losenord')} className="tap-link">
          {m.account_forgotten()}
        </Link>
      </p>
      <div>
        <p className="text-muted">{m.account_how_to_get()}</p>
        <Link to={pathTo('/mina-sidor/skapa-konto')} className="tap-link">
          {m.account_create()}
        </Link>
      </div>
      <Island part={sentCases} props={{}} />
    </LogInLayout>
  )
}
