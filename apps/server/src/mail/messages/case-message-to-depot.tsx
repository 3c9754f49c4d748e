import { m } from '@minikran/i18n/messages'
import { Text } from '@react-email/components'
import { customerRows, subjectRows } from '../layout/case-rows.ts'
import { Rows, WrittenRow } from '../layout/rows.tsx'
import { type CaseFacts, fullNameOf } from '../mail-facts.ts'
import { caseMessage } from './message.ts'

/** To the depot: a message of the customer, or that the customer has cancelled the case. */
export const caseMessageToDepot = caseMessage({
  fits: (mail): mail is CaseFacts => mail.messageHtml !== '' || mail.cancelled,
  isToCompany: true,
  subject: (mail, locale) => {
    const words = { caseNumber: mail.caseNumber, name: fullNameOf(mail) }
    const text = isOff(mail) ? m.mail_cancelled_depot_subject : m.mail_message_depot_subject
    return text(words, locale)
  },
  preview: (mail, locale) => {
    const text = isOff(mail) ? m.mail_cancelled_depot_preview : m.mail_message_depot_preview
    return text({ name: fullNameOf(mail) }, locale)
  },
  heading: (mail, locale) => {
    const text = isOff(mail) ? m.mail_cancelled_depot_heading : m.mail_message_heading
    return text({}, locale)
  },
  Content({ mail, locale }) {
    const words = { name: fullNameOf(mail), caseNumber: mail.caseNumber }
    const intro = isOff(mail) ? m.mail_cancelled_depot_intro : m.mail_message_depot_intro
    return (
      <>
        <Text>{intro(words, locale)}</Text>
        <Rows rows={[]}>
          <WrittenRow label={m.mail_label_message({}, locale)} html={mail.messageHtml} />
        </Rows>
        <Rows rows={[...customerRows(mail), ...subjectRows(mail)]} />
      </>
    )
  },
})

// Without a message the mail is about the cancellation.
const isOff = ({ messageHtml }: CaseFacts) => messageHtml === ''
