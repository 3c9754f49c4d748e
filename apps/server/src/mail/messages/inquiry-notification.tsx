import { m } from '@minikran/i18n/messages'
import { Text } from '@react-email/components'
import {
  customerRows,
  deliveryRows,
  liftPlanRows,
  machineRows,
  titleOf,
} from '../layout/case-rows.ts'
import { Rows, rowOf, WrittenRow } from '../layout/rows.tsx'
import { fullNameOf, isInquiry } from '../mail-facts.ts'
import { caseMessage } from './message.ts'

/** To the depot: the inquiry; a reply goes to the customer. */
export const inquiryNotification = caseMessage({
  fits: isInquiry,
  isToCompany: true,
  attaches: () => ['liftPlan', 'pictures'],
  subject: (mail) =>
    m.mail_depot_subject(
      { caseNumber: mail.caseNumber, title: titleOf(mail) },
      { locale: mail.lang },
    ),
  preview: (mail) =>
    m.mail_depot_preview({ name: fullNameOf(mail), title: titleOf(mail) }, { locale: mail.lang }),
  heading: ({ lang }) => m.mail_depot_heading({}, { locale: lang }),
  Content({ mail }) {
    const locale = { locale: mail.lang }
    return (
      <>
        <Text>{m.mail_depot_intro({ name: fullNameOf(mail) }, locale)}</Text>
        <Rows
          rows={[
            ...rowOf(m.mail_label_case({}, locale), mail.caseNumber),
            ...rowOf(m.mail_label_depot({}, locale), mail.depot?.name ?? null),
            ...customerRows(mail),
            ...machineRows(mail, { withFields: true }),
            ...deliveryRows(mail, { isForDepot: true }),
            ...liftPlanRows(mail),
          ]}
        >
          <WrittenRow label={m.mail_label_message({}, locale)} html={mail.textHtml} />
        </Rows>
        {mail.pictures > 0 && <Text>{m.mail_attached_pictures({}, locale)}</Text>}
      </>
    )
  },
})
