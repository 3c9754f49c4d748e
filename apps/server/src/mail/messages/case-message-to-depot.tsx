import { m } from '@minikran/i18n/messages'
import { Text } from '@react-email/components'
import { customerRows, subjectRows } from '../layout/case-rows.ts'
import { Rows, WrittenRow } from '../layout/rows.tsx'
import { type CaseFacts, fullNameOf } from '../mail-facts.ts'
import type { Message } from './message.ts'

/** To the depot: what the customer has written about the case (reading 27). */
export const caseMessageToDepot: Message<CaseFacts> = {
  subject: (mail) =>
    m.mail_message_depot_subject(
      { caseNumber: mail.caseNumber, name: fullNameOf(mail) },
      { locale: mail.lang },
    ),
  preview: (mail) =>
    m.mail_message_depot_preview({ name: fullNameOf(mail) }, { locale: mail.lang }),
  heading: ({ lang }) => m.mail_message_depot_heading({}, { locale: lang }),
  Content({ mail }) {
    const locale = { locale: mail.lang }
    const words = { name: fullNameOf(mail), caseNumber: mail.caseNumber }
    return (
      <>
        <Text>{m.mail_message_depot_intro(words, locale)}</Text>
        <Rows rows={[]}>
          <WrittenRow label={m.mail_label_message({}, locale)} html={mail.messageHtml} />
        </Rows>
        <Rows rows={[...customerRows(mail), ...subjectRows(mail)]} />
      </>
    )
  },
}
