import { changedTimesText } from '@minikran/i18n/changed-times-text'
import { m } from '@minikran/i18n/messages'
import { Text } from '@react-email/components'
import { depotRows, subjectRows } from '../layout/case-rows.ts'
import { CaseLink } from '../layout/next-steps.tsx'
import { Rows, rowOf } from '../layout/rows.tsx'
import { type InquiryFacts, isInquiry, senderOf } from '../mail-facts.ts'
import { caseMessage } from './message.ts'

/** To the customer: new times of pickup or return. */
export const caseTimes = caseMessage({
  fits: isInquiry,
  attaches: () => ['calendar'],
  subject: m.mail_times_subject,
  preview: (mail) => sentenceOf(mail),
  heading: m.mail_times_heading,
  Content({ mail, locale }) {
    const { phone } = senderOf(mail)
    const changed = changedTimesText(mail.movedTimes, {
      machines: mail.lines.length,
      delivered: mail.delivery !== null,
      locale: mail.lang,
    })
    return (
      <>
        <Text>{sentenceOf(mail)}</Text>
        <Rows
          rows={[
            ...rowOf(m.mail_label_changed({}, locale), changed || null),
            ...rowOf(m.mail_label_reason({}, locale), mail.reason),
            ...subjectRows(mail),
            ...depotRows(mail),
          ]}
        />
        <Text>{m.mail_inquiry_questions({ phone }, locale)}</Text>
        <CaseLink mail={mail} />
      </>
    )
  },
})

function sentenceOf(mail: InquiryFacts): string {
  return m.mail_times_intro({ depot: senderOf(mail).name }, { locale: mail.lang })
}
