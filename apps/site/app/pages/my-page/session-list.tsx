import { m } from '@minikran/i18n/messages'
import { Form } from 'react-router'
import { AccountMark } from '../../account-pages/account-mark.tsx'
import { DoneNotice } from '../../account-pages/done-notice.tsx'
import { Button } from '../../components/button.tsx'

type Session = { id: string; browser: string; lastUsed: string; current: boolean }

/** The account's sessions, each with a log-out button. */
export function SessionList({ sessions }: { sessions: Session[] }) {
  return (
    <div className="grid gap-2">
      <DoneNotice does="session" />
      <ul>
        {sessions.map(({ id, browser, lastUsed, current }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-6 border-b border-line py-2"
          >
            <span>
              {browser}
              <span className="block text-small text-muted">
                {m.account_session_used({ at: lastUsed })}
              </span>
            </span>
            {current ? (
              <span className="text-small">{m.account_session_current()}</span>
            ) : (
              <Form method="post" preventScrollReset className="-mx-2">
                <AccountMark />
                <input type="hidden" name="session_id" value={id} />
                <Button
                  kind="bare"
                  name="does"
                  value="session"
                  aria-label={m.account_session_end_label({ browser })}
                >
                  {m.account_session_end()}
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
