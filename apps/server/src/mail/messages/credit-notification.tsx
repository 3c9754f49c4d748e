import { m } from '@minikran/i18n/messages'
import { Text } from '@react-email/components'
import { creditRows, customerRows } from '../layout/case-rows.ts'
import { Rows, rowOf, WrittenRow } from '../layout/rows.tsx'
import { fullNameOf, isCredit } from '../mail-facts.ts'
import { caseMessage } from './message.ts'

/** To the company: the whole application. */
export const creditNotification = caseMessage({
  fits: isCredit,
  isToCompany: true,
  subject: ({ caseNumber, application }, locale) =>
    m.mail_credit_company_subject({ caseNumber, company: application.corpName }, locale),
  preview: ({ application }, locale) =>
    m.mail_credit_company_preview({ company: application.corpName }, locale),
  heading: m.mail_credit_company_heading,
  Content({ mail, locale }) {
    const words = { name: fullNameOf(mail), company: mail.application.corpName }
    return (
      <>
        <Text>{m.mail_credit_company_intro(words, locale)}</Text>
        <Rows
          rows={[
            ...rowOf(m.mail_label_case({}, locale), mail.caseNumber),
            ...creditRows(mail),
            ...customerRows(mail),
          ]}
        >
          <WrittenRow label={m.mail_label_message({}, locale)} html={mail.textHtml} />
        </Rows>
      </>
    )
  },
})
