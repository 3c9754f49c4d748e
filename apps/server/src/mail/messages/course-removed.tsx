import { m } from '@minikran/i18n/messages'
import { Text } from '@react-email/components'
import { depotRows, subjectRows, titleOf } from '../layout/case-rows.ts'
import { CaseLink } from '../layout/next-steps.tsx'
import { Rows } from '../layout/rows.tsx'
import { namesParticipant, senderOf } from '../mail-facts.ts'
import { caseMessage } from './message.ts'

/** To the sender of a registration: somebody no longer takes the course. */
export const courseRemoved = caseMessage({
  fits: namesParticipant,
  attaches: ({ lostLastSeat }) => (lostLastSeat ? ['calendar'] : []),
  subject: (mail, locale) =>
    m.mail_removed_subject({ caseNumber: mail.caseNumber, title: titleOf(mail) }, locale),
  preview: ({ person }, locale) => m.mail_removed_preview({ name: person }, locale),
  heading: m.mail_removed_heading,
  Content({ mail, locale }) {
    const { phone } = senderOf(mail)
    return (
      <>
        <Text>{m.mail_removed_intro({ name: mail.person }, locale)}</Text>
        <Rows rows={[...subjectRows(mail), ...depotRows(mail)]} />
        <Text>{m.mail_inquiry_questions({ phone }, locale)}</Text>
        <CaseLink mail={mail} />
      </>
    )
  },
})
