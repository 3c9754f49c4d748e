import { m } from '@minikran/i18n/messages'
import { Text } from '@react-email/components'
import { subjectRows } from '../layout/case-rows.ts'
import { Documents } from '../layout/documents.tsx'
import { CaseLink } from '../layout/next-steps.tsx'
import { Rows, WrittenRow } from '../layout/rows.tsx'
import { type CaseFacts, senderOf } from '../mail-facts.ts'
import { caseMessage } from './message.ts'

/** To the customer: a message of the depot. */
export const caseMessageToCustomer = caseMessage({
  fits: (mail): mail is CaseFacts => mail.messageHtml !== '',
  subject: m.mail_message_subject,
  preview: (mail, locale) => m.mail_message_preview({ depot: senderOf(mail).name }, locale),
  heading: m.mail_message_heading,
  Content({ mail, locale }) {
    const { name: depot, phone } = senderOf(mail)
    return (
      <>
        <Text>{m.mail_message_intro({ depot, caseNumber: mail.caseNumber }, locale)}</Text>
        <Rows rows={[]}>
          <WrittenRow label={m.mail_label_message({}, locale)} html={mail.messageHtml} />
        </Rows>
        <Documents mail={mail} />
        <Text>{m.mail_message_reply({ phone }, locale)}</Text>
        <CaseLink mail={mail} />
        <Rows rows={subjectRows(mail)} />
      </>
    )
  },
})
