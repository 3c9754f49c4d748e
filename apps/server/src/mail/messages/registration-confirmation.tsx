import { stockholmDateTime } from '@minikran/domain/primitives/local-date'
import { numericDayText } from '@minikran/i18n/date-text'
import { m } from '@minikran/i18n/messages'
import { Text } from '@react-email/components'
import { Button } from '../layout/button.tsx'
import { depotRows, seatsText, subjectRows, titleOf } from '../layout/case-rows.ts'
import { NextSteps } from '../layout/next-steps.tsx'
import { Rows, WrittenRow } from '../layout/rows.tsx'
import { isRegistration, type RegistrationFacts, senderOf } from '../mail-facts.ts'
import { nameInMail } from '../name-in-mail.ts'
import { caseMessage } from './message.ts'

const received = {
  subject: m.mail_registration_subject,
  preview: m.mail_registration_preview,
  heading: m.mail_registration_heading,
}
const toConfirm = {
  subject: m.mail_registration_confirm_subject,
  preview: m.mail_registration_confirm_preview,
  heading: m.mail_registration_confirm_heading,
}
const linkOf = (mail: RegistrationFacts) => (mail.toConfirm ? mail.confirmLink : null)
const textsOf = (mail: RegistrationFacts) => (linkOf(mail) === null ? received : toConfirm)

/** To the sender: the course, who has a seat and who waits, or the link that takes the seats. */
export const registrationConfirmation = caseMessage({
  fits: isRegistration,
  attaches: () => ['calendar'],
  subject: (mail, locale) =>
    textsOf(mail).subject({ caseNumber: mail.caseNumber, title: titleOf(mail) }, locale),
  preview: (mail, locale) => textsOf(mail).preview({}, locale),
  heading: (mail, locale) => textsOf(mail).heading({}, locale),
  Content({ mail, locale }) {
    const { name: depot, phone } = senderOf(mail)
    const waiting = mail.participants.filter((participant) => participant.waiting).length
    const number = seatsText(waiting, mail.lang)
    const link = linkOf(mail)
    const allWait = !mail.toConfirm && waiting === mail.participants.length
    return (
      <>
        <Text>{m.mail_registration_received({ caseNumber: mail.caseNumber }, locale)}</Text>
        {link !== null ? (
          <ConfirmLink mail={mail} href={link} />
        ) : (
          waiting > 0 && <Text>{m.mail_registration_waiting({ number }, locale)}</Text>
        )}
        <Rows rows={[...subjectRows(mail), ...depotRows(mail)]}>
          <WrittenRow label={m.mail_label_message({}, locale)} html={nameInMail(mail.textHtml)} />
        </Rows>
        <NextSteps mail={mail}>
          {allWait
            ? m.mail_registration_next_waiting({ depot }, locale)
            : m.mail_registration_next({ depot }, locale)}{' '}
          {!allWait &&
            mail.course.startsAt !== null &&
            `${m.mail_registration_remind({}, locale)} `}
          {m.mail_inquiry_questions({ phone }, locale)}
        </NextSteps>
      </>
    )
  },
})

/** The link that takes the seats. */
function ConfirmLink({ mail, href }: { mail: RegistrationFacts; href: string }) {
  const locale = { locale: mail.lang }
  const { date, time } = stockholmDateTime(mail.confirmUntil?.getTime() ?? 0)
  const until = { date: numericDayText(date, mail.lang), time }
  return (
    <>
      <Text>{m.mail_registration_confirm({}, locale)}</Text>
      <Button href={href} label={m.mail_registration_confirm_button({}, locale)} lang={mail.lang} />
      <Text>{m.mail_registration_confirm_until(until, locale)}</Text>
    </>
  )
}
