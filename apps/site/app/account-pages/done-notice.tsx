import { m } from '@minikran/i18n/messages'
import { useLocation } from 'react-router'
import { Notice } from '../components/notice.tsx'

/** The confirmations that `?klart=` may select after a form was sent. */
const texts: Readonly<Record<string, () => string>> = {
  uppgifter: m.account_done_details,
  epost: m.account_done_email,
  foretag: m.account_done_company,
  installningar: m.account_done_settings,
  losenord: m.account_done_password,
  session: m.account_done_session,
  meddelande: m.case_message_done,
  avbokat: m.case_cancelled_done,
}

export function DoneNotice() {
  const done = new URLSearchParams(useLocation().search).get('klart') ?? ''
  const text = Object.hasOwn(texts, done) ? texts[done] : undefined
  if (text === undefined) return null
  return (
    <div role="status">
      <Notice kind="ok">{text()}</Notice>
    </div>
  )
}
