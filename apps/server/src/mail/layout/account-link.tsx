import { stockholmDateTime } from '@minikran/domain/primitives/local-date'
import { numericDayText } from '@minikran/i18n/date-text'
import { m } from '@minikran/i18n/messages'
import { Text } from '@react-email/components'
import type { AccountFacts } from '../mail-facts.ts'
import { Button } from './button.tsx'

/** A greeting, why the mail comes, its link and how long that works. */
export function AccountLink(props: { mail: AccountFacts; intro: string; label: string }) {
  const { mail, intro, label } = props
  const locale = { locale: mail.lang }
  return (
    <>
      <Text>{m.mail_greeting({ firstname: mail.firstname }, locale)}</Text>
      <Text>{intro}</Text>
      {mail.link !== null && <Button href={mail.link} label={label} lang={mail.lang} />}
      {mail.linkEndsAt !== null && <Text>{endText(mail.linkEndsAt, mail.lang)}</Text>}
      <Text>{m.mail_account_not_you({}, locale)}</Text>
    </>
  )
}

function endText(endsAt: Date, lang: AccountFacts['lang']): string {
  const { date, time } = stockholmDateTime(endsAt.getTime())
  return m.mail_account_link_until({ date: numericDayText(date, lang), time }, { locale: lang })
}
