import { numericDayText } from '@minikran/i18n/date-text'
import { m } from '@minikran/i18n/messages'
import { Text } from '@react-email/components'
import { depotRows, subjectRows } from '../layout/case-rows.ts'
import { CaseLink } from '../layout/next-steps.tsx'
import { Rows } from '../layout/rows.tsx'
import { type InquiryFacts, type Reminding, remindsOfPickup, senderOf } from '../mail-facts.ts'
import { caseMessage } from './message.ts'

/** To the customer the day before a pickup. */
export const reminderPickup = caseMessage({
  fits: remindsOfPickup,
  subject: (mail) =>
    m.mail_reminder_pickup_subject(
      { caseNumber: mail.caseNumber, date: mail.remindedOf.slice(0, 10) },
      { locale: mail.lang },
    ),
  preview: (mail) => pickupText(mail),
  heading: ({ lang }) => m.mail_reminder_pickup_heading({}, { locale: lang }),
  Content({ mail }) {
    const locale = { locale: mail.lang }
    const { phone } = senderOf(mail)
    return (
      <>
        <Text>{m.mail_greeting({ firstname: mail.customer.firstname }, locale)}</Text>
        <Text>{pickupText(mail)}</Text>
        {mail.state !== 'confirmed' && (
          <Text>{m.mail_reminder_unconfirmed({ phone }, locale)}</Text>
        )}
        <Rows rows={[...subjectRows(mail), ...depotRows(mail)]} />
        <Text>{m.mail_reminder_bring({ phone }, locale)}</Text>
        <CaseLink mail={mail} />
      </>
    )
  },
})

function pickupText(mail: Reminding<InquiryFacts>): string {
  const words = {
    depot: senderOf(mail).name,
    date: numericDayText(mail.remindedOf.slice(0, 10), mail.lang),
    time: mail.remindedOf.slice(11),
  }
  return m.mail_reminder_pickup_intro(words, { locale: mail.lang })
}
