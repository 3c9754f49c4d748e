import { m } from '@minikran/i18n/messages'
import { Text } from '@react-email/components'
import { subjectRows } from '../layout/case-rows.ts'
import { NextSteps } from '../layout/next-steps.tsx'
import { Rows } from '../layout/rows.tsx'
import { isCredit } from '../mail-facts.ts'
import { caseMessage } from './message.ts'

/** To the applicant: the next steps, without figures of the application. */
export const creditConfirmation = caseMessage({
  fits: isCredit,
  subject: m.mail_credit_subject,
  preview: m.mail_credit_preview,
  heading: m.mail_credit_heading,
  Content({ mail, locale }) {
    const words = { caseNumber: mail.caseNumber, company: mail.application.corpName }
    const { phone } = mail.company
    return (
      <>
        <Text>{m.mail_credit_received(words, locale)}</Text>
        <Rows rows={subjectRows(mail)} />
        <NextSteps mail={mail}>
          {m.mail_credit_next({}, locale)} {m.mail_inquiry_questions({ phone }, locale)}
        </NextSteps>
      </>
    )
  },
})
