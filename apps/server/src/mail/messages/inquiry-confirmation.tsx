import { m } from '@minikran/i18n/messages'
import { Text } from '@react-email/components'
import { depotRows, subjectRows, titleOf } from '../layout/case-rows.ts'
import { NextSteps } from '../layout/next-steps.tsx'
import { Rows, WrittenRow } from '../layout/rows.tsx'
import { isInquiry, senderOf } from '../mail-facts.ts'
import { nameInMail } from '../name-in-mail.ts'
import { caseMessage } from './message.ts'

/** To the sender: case number, request and next steps. */
export const inquiryConfirmation = caseMessage({
  fits: isInquiry,
  attaches: () => ['calendar', 'liftPlan'],
  subject: (mail, locale) =>
    m.mail_inquiry_subject({ caseNumber: mail.caseNumber, title: titleOf(mail) }, locale),
  preview: m.mail_inquiry_preview,
  heading: m.mail_inquiry_heading,
  Content({ mail, locale }) {
    const { name: depot, phone } = senderOf(mail)
    return (
      <>
        <Text>{m.mail_inquiry_received({ caseNumber: mail.caseNumber, depot }, locale)}</Text>
        <Rows rows={[...subjectRows(mail), ...depotRows(mail)]}>
          <WrittenRow label={m.mail_label_message({}, locale)} html={nameInMail(mail.textHtml)} />
        </Rows>
        <NextSteps mail={mail}>
          {m.mail_inquiry_not_booked({}, locale)} {m.mail_inquiry_questions({ phone }, locale)}
        </NextSteps>
      </>
    )
  },
})
