import { m } from '@minikran/i18n/messages'
import { Form } from 'react-router'
import type { PostedForm } from '../../account-pages/account-form.tsx'
import { AccountMark } from '../../account-pages/account-mark.tsx'
import { DoneNotice } from '../../account-pages/done-notice.tsx'
import { useAnswerFocus } from '../../account-pages/use-answer-focus.ts'
import { Button } from '../../components/button.tsx'
import { FormAlert } from '../../components/form-alert.tsx'

type Session = { id: string; browser: string; lastUsed: string; current: boolean }

type Props = { sessions: Session[]; posted: PostedForm | null }

/** The account's sessions, each with a log-out button. */
export function SessionList({ sessions, posted }: Props) {
  const refused = posted?.does === 'session' ? posted : null
  const alertRef = useAnswerFocus<HTMLDivElement>(refused)
  return (
    <div className="grid gap-2">
      <DoneNotice does="session" />
      {refused !== null && <FormAlert ref={alertRef}>{refused.faults[0]?.sentence}</FormAlert>}
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
