import { m } from '@minikran/i18n/messages'
import { Text } from '@react-email/components'
import { deliveryRows, liftPlanRows, machineRows, titleOf } from '../layout/case-rows.ts'
import { SentRows } from '../layout/sent-rows.tsx'
import { fullNameOf, isInquiry } from '../mail-facts.ts'
import { caseMessage } from './message.ts'

/** To the depot: the inquiry; a reply goes to the customer. */
export const inquiryNotification = caseMessage({
  fits: isInquiry,
  isToCompany: true,
  attaches: () => ['liftPlan', 'pictures'],
  subject: (mail, locale) =>
    m.mail_depot_subject({ caseNumber: mail.caseNumber, title: titleOf(mail) }, locale),
  preview: (mail, locale) =>
    m.mail_depot_preview({ name: fullNameOf(mail), title: titleOf(mail) }, locale),
  heading: m.mail_depot_heading,
  Content({ mail, locale }) {
    return (
      <>
        <Text>{m.mail_depot_intro({ name: fullNameOf(mail) }, locale)}</Text>
        <SentRows
          mail={mail}
          rows={[
            ...machineRows(mail, { withFields: true }),
            ...deliveryRows(mail, { isForDepot: true }),
            ...liftPlanRows(mail),
          ]}
        />
        {mail.pictures > 0 && <Text>{m.mail_attached_pictures({}, locale)}</Text>}
      </>
    )
  },
})
