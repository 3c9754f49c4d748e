import { m } from '@minikran/i18n/messages'
import { Text } from '@react-email/components'
import { depotRows, momentText, subjectRows } from '../layout/case-rows.ts'
import { CaseLink } from '../layout/next-steps.tsx'
import { Rows } from '../layout/rows.tsx'
import { type RegistrationFacts, type Reminding, remindsOfCourse, senderOf } from '../mail-facts.ts'
import { caseMessage } from './message.ts'

/** To the customer the day before the course. */
export const reminderCourse = caseMessage({
  fits: remindsOfCourse,
  subject: (mail, locale) =>
    m.mail_reminder_course_subject(
      { caseNumber: mail.caseNumber, date: mail.remindedOf.slice(0, 10) },
      locale,
    ),
  preview: (mail) => courseText(mail),
  heading: m.mail_reminder_course_heading,
  Content({ mail, locale }) {
    const { phone } = senderOf(mail)
    const advice = mail.course.isWeb ? m.mail_reminder_course_web : m.mail_reminder_course_bring
    return (
      <>
        <Text>{courseText(mail)}</Text>
        <Rows rows={[...subjectRows(mail), ...depotRows(mail)]} />
        <Text>{advice({ phone }, locale)}</Text>
        <CaseLink mail={mail} />
      </>
    )
  },
})

function courseText(mail: Reminding<RegistrationFacts>): string {
  const start = momentText(mail.remindedOf, mail.lang) ?? ''
  return m.mail_reminder_course_intro({ start }, { locale: mail.lang })
}
