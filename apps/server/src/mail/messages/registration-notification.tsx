import { m } from '@minikran/i18n/messages'
import { Text } from '@react-email/components'
import { courseRows, seatsText, titleOf } from '../layout/case-rows.ts'
import { rowOf } from '../layout/rows.tsx'
import { SentRows } from '../layout/sent-rows.tsx'
import { fullNameOf, isRegistration, type RegistrationFacts } from '../mail-facts.ts'
import { caseMessage } from './message.ts'

/** To the depot: the registration. */
export const registrationNotification = caseMessage({
  fits: isRegistration,
  isToCompany: true,
  subject: (mail, locale) =>
    m.mail_registration_depot_subject(
      { caseNumber: mail.caseNumber, title: titleOf(mail) },
      locale,
    ),
  preview: (mail, locale) =>
    m.mail_registration_depot_preview(
      { name: fullNameOf(mail), seats: seatsOf(mail), title: titleOf(mail) },
      locale,
    ),
  heading: m.mail_registration_depot_heading,
  Content({ mail, locale }) {
    const words = { name: fullNameOf(mail), seats: seatsOf(mail) }
    const participants = mail.participants.flatMap(({ name, email }) => rowOf(name, email))
    return (
      <>
        <Text>{m.mail_registration_depot_intro(words, locale)}</Text>
        {mail.toConfirm && <Text>{m.mail_registration_depot_to_confirm({}, locale)}</Text>}
        <SentRows mail={mail} rows={[...courseRows(mail), ...participants]} />
      </>
    )
  },
})

const seatsOf = ({ participants, lang }: RegistrationFacts) => seatsText(participants.length, lang)
