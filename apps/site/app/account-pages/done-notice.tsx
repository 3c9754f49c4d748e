import { m } from '@minikran/i18n/messages'
import { useActionData, useLocation } from 'react-router'
import { Notice } from '../components/notice.tsx'
import { useAnswerFocus } from './use-answer-focus.ts'

/** The confirmations that `?klart=` may select after a form was sent. */
const texts: Partial<Record<string, () => string>> = {
  uppgifter: m.account_done_details,
  epost: m.account_done_email,
  foretag: m.account_done_company,
  installningar: m.account_done_settings,
  losenord: m.account_done_password,
  session: m.account_done_session,
  meddelande: m.case_message_done,
  avbokat: m.case_cancelled_done,
}

/** The confirmation of one form, beside it; the address has it until the next answer. */
export function DoneNotice({ does }: { does: string }) {
  const { search, key } = useLocation()
  const ref = useAnswerFocus<HTMLDivElement>(key)
  const refused = useActionData() ?? null
  const text = texts[does]
  const isDone = refused === null && new URLSearchParams(search).get('klart') === does
  if (text === undefined || !isDone) return null
  return (
    // biome-ignore lint/a11y/noAutofocus: the answer to a form that the browser itself sent.
    <div ref={ref} role="status" tabIndex={-1} autoFocus>
      <Notice kind="ok">{text()}</Notice>
    </div>
  )
}
