import { m } from '@minikran/i18n/messages'
import { Text } from '@react-email/components'
import { depotRows, serviceTitle, subjectRows } from '../layout/case-rows.ts'
import { NextSteps } from '../layout/next-steps.tsx'
import { Rows, WrittenRow } from '../layout/rows.tsx'
import { isService, senderOf } from '../mail-facts.ts'
import { nameInMail } from '../name-in-mail.ts'
import { caseMessage } from './message.ts'

/** To the sender: case number, request and next steps. */
export const serviceConfirmation = caseMessage({
  fits: isService,
  subject: (mail) => `${serviceTitle(mail)} ${mail.caseNumber}`,
  preview: m.mail_inquiry_preview,
  heading: m.mail_inquiry_heading,
  Content({ mail, locale }) {
    const { name: depot, phone } = senderOf(mail)
    return (
      <>
        <Text>{m.mail_service_received({ caseNumber: mail.caseNumber, depot }, locale)}</Text>
        <Rows rows={[...subjectRows(mail), ...depotRows(mail)]}>
          <WrittenRow label={m.mail_label_message({}, locale)} html={nameInMail(mail.textHtml)} />
        </Rows>
        <NextSteps mail={mail}>{m.mail_inquiry_questions({ phone }, locale)}</NextSteps>
      </>
    )
  },
})
