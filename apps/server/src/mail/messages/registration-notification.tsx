import { m } from '@minikran/i18n/messages'
import { Text } from '@react-email/components'
import { courseRows, customerRows, seatsText, titleOf } from '../layout/case-rows.ts'
import { Rows, rowOf, WrittenRow } from '../layout/rows.tsx'
import { fullNameOf, isRegistration, type RegistrationFacts } from '../mail-facts.ts'
import { caseMessage } from './message.ts'

/** To the depot: the registration. */
export const registrationNotification = caseMessage({
  fits: isRegistration,
  isToCompany: true,
  subject: (mail) =>
    m.mail_registration_depot_subject(
      { caseNumber: mail.caseNumber, title: titleOf(mail) },
      { locale: mail.lang },
    ),
  preview: (mail) =>
    m.mail_registration_depot_preview(
      { name: fullNameOf(mail), seats: seatsOf(mail), title: titleOf(mail) },
      { locale: mail.lang },
    ),
  heading: ({ lang }) => m.mail_registration_depot_heading({}, { locale: lang }),
  Content({ mail }) {
    const locale = { locale: mail.lang }
    const words = { name: fullNameOf(mail), seats: seatsOf(mail) }
    const participants = mail.participants.flatMap(({ name, email }) => rowOf(name, email))
    return (
      <>
        <Text>{m.mail_registration_depot_intro(words, locale)}</Text>
        {mail.toConfirm && <Text>{m.mail_registration_depot_to_confirm({}, locale)}</Text>}
        <Rows
          rows={[
            ...rowOf(m.mail_label_case({}, locale), mail.caseNumber),
            ...rowOf(m.mail_label_depot({}, locale), mail.depot?.name ?? null),
            ...customerRows(mail),
            ...courseRows(mail),
            ...participants,
          ]}
        >
          <WrittenRow label={m.mail_label_message({}, locale)} html={mail.textHtml} />
        </Rows>
      </>
    )
  },
})

const seatsOf = ({ participants, lang }: RegistrationFacts) => seatsText(participants.length, lang)
