import { m } from '@minikran/i18n/messages'
import { Text } from '@react-email/components'
import { serviceRows, serviceTitle } from '../layout/case-rows.ts'
import { SentRows } from '../layout/sent-rows.tsx'
import { fullNameOf, isService } from '../mail-facts.ts'
import { caseMessage } from './message.ts'

/** To the depot: the service request; a reply goes to the customer. */
export const serviceNotification = caseMessage({
  fits: isService,
  isToCompany: true,
  attaches: () => ['pictures'],
  subject: (mail) => `${serviceTitle(mail)} ${mail.caseNumber}`,
  preview: (mail, locale) =>
    m.mail_depot_preview({ name: fullNameOf(mail), title: serviceTitle(mail) }, locale),
  heading: (mail) => serviceTitle(mail),
  Content({ mail, locale }) {
    return (
      <>
        <Text>{m.mail_depot_intro({ name: fullNameOf(mail) }, locale)}</Text>
        <SentRows mail={mail} rows={serviceRows(mail, { isForDepot: true })} />
        {mail.pictures > 0 && <Text>{m.mail_attached_pictures({}, locale)}</Text>}
      </>
    )
  },
})
