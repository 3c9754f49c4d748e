import { m } from '@minikran/i18n/messages'
import { Text } from '@react-email/components'
import { depotRows, subjectRows, titleOf } from '../layout/case-rows.ts'
import { CaseLink } from '../layout/next-steps.tsx'
import { Rows } from '../layout/rows.tsx'
import { namesParticipant, senderOf } from '../mail-facts.ts'
import { caseMessage } from './message.ts'

/** To the sender of a registration: somebody on the waiting list now has a seat. */
export const courseSeat = caseMessage({
  fits: namesParticipant,
  attaches: () => ['calendar'],
  subject: (mail, locale) =>
    m.mail_seat_subject({ caseNumber: mail.caseNumber, title: titleOf(mail) }, locale),
  preview: ({ person }, locale) => m.mail_seat_preview({ name: person }, locale),
  heading: m.mail_seat_heading,
  Content({ mail, locale }) {
    const { phone } = senderOf(mail)
    return (
      <>
        <Text>{m.mail_seat_intro({ name: mail.person }, locale)}</Text>
        <Rows rows={[...subjectRows(mail), ...depotRows(mail)]} />
        <Text>{m.mail_seat_refuse({ phone }, locale)}</Text>
        <CaseLink mail={mail} />
      </>
    )
  },
})
