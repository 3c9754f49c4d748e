import { numericDayText } from '@minikran/i18n/date-text'
import { m } from '@minikran/i18n/messages'
import { Text } from '@react-email/components'
import { deliveryPlace, depotRows, subjectRows } from '../layout/case-rows.ts'
import { CaseLink } from '../layout/next-steps.tsx'
import { Rows } from '../layout/rows.tsx'
import { type InquiryFacts, type Reminding, remindsOfPickup, senderOf } from '../mail-facts.ts'
import { caseMessage } from './message.ts'

/** To the customer the day before a pickup or a delivery. */
export const reminderPickup = caseMessage({
  fits: remindsOfPickup,
  subject: (mail, locale) => {
    const words = { caseNumber: mail.caseNumber, date: mail.remindedOf.slice(0, 10) }
    return textsOf(mail).subject(words, locale)
  },
  preview: (mail) => pickupText(mail),
  heading: (mail, locale) => textsOf(mail).heading({}, locale),
  Content({ mail, locale }) {
    const { phone } = senderOf(mail)
    return (
      <>
        <Text>{pickupText(mail)}</Text>
        {mail.state !== 'confirmed' && (
          <Text>{m.mail_reminder_unconfirmed({ phone }, locale)}</Text>
        )}
        <Rows rows={[...subjectRows(mail), ...depotRows(mail)]} />
        <Text>{textsOf(mail).bring({ phone }, locale)}</Text>
        <CaseLink mail={mail} />
      </>
    )
  },
})

function pickupText(mail: Reminding<InquiryFacts>): string {
  const { delivery, lang } = mail
  const words = {
    date: numericDayText(mail.remindedOf.slice(0, 10), lang),
    time: mail.remindedOf.slice(11),
  }
  if (delivery === null) {
    return m.mail_reminder_pickup_intro({ ...words, depot: senderOf(mail).name }, { locale: lang })
  }
  const place = deliveryPlace(delivery)
  return m.mail_reminder_delivery_intro({ ...words, place }, { locale: lang })
}

const pickupTexts = {
  subject: m.mail_reminder_pickup_subject,
  heading: m.mail_reminder_pickup_heading,
  bring: m.mail_reminder_bring,
}
const deliveryTexts = {
  subject: m.mail_reminder_delivery_subject,
  heading: m.mail_reminder_delivery_heading,
  bring: m.mail_reminder_delivery_bring,
}
const textsOf = ({ delivery }: InquiryFacts) => (delivery === null ? pickupTexts : deliveryTexts)
