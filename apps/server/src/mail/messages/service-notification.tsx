import { m } from '@minikran/i18n/messages'
import { Text } from '@react-email/components'
import { customerRows, serviceRows, serviceTitle } from '../layout/case-rows.ts'
import { Rows, rowOf, WrittenRow } from '../layout/rows.tsx'
import { fullNameOf, isService } from '../mail-facts.ts'
import { caseMessage } from './message.ts'

/** To the depot: the service request; a reply goes to the customer. */
export const serviceNotification = caseMessage({
  fits: isService,
  isToCompany: true,
  attaches: () => ['pictures'],
  subject: (mail) => `${serviceTitle(mail)} ${mail.caseNumber}`,
  preview: (mail) =>
    m.mail_depot_preview(
      { name: fullNameOf(mail), title: serviceTitle(mail) },
      { locale: mail.lang },
    ),
  heading: (mail) => serviceTitle(mail),
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
            ...serviceRows(mail, { isForDepot: true }),
          ]}
        >
          <WrittenRow label={m.mail_label_message({}, locale)} html={mail.textHtml} />
        </Rows>
        {mail.pictures > 0 && <Text>{m.mail_attached_pictures({}, locale)}</Text>}
      </>
    )
  },
})
