import { isSettled } from '@minikran/domain/cases/case-steps'
import { m } from '@minikran/i18n/messages'
import { priceText } from '@minikran/i18n/price-text'
import { Text } from '@react-email/components'
import { depotRows, subjectRows } from '../layout/case-rows.ts'
import { Documents } from '../layout/documents.tsx'
import { CaseLink } from '../layout/next-steps.tsx'
import { type LabelledRow, Rows, rowOf } from '../layout/rows.tsx'
import { type CaseFacts, senderOf } from '../mail-facts.ts'
import { caseMessage } from './message.ts'

const subjects = {
  received: m.mail_state_subject_received,
  answered: m.mail_state_subject_answered,
  confirmed: m.mail_state_subject_confirmed,
  closed: m.mail_state_subject_closed,
  declined: m.mail_state_subject_declined,
}

/** To the customer: the new state of the case. */
export const caseState = caseMessage({
  fits: (_mail): _mail is CaseFacts => true,
  // It cancels the appointments of a case that is over.
  attaches: ({ state }) => (state === 'confirmed' || isSettled(state) ? ['calendar'] : []),
  subject: (mail, locale) => subjectOf(mail)({ caseNumber: mail.caseNumber }, locale),
  preview: (mail) => sentenceOf(mail),
  heading: m.mail_state_heading,
  Content({ mail, locale }) {
    const { phone } = senderOf(mail)
    const isOver = isSettled(mail.state)
    return (
      <>
        <Text>{sentenceOf(mail)}</Text>
        <Rows
          rows={[
            ...rowOf(m.mail_label_reason({}, locale), mail.reason),
            ...subjectRows(mail),
            ...limitRow(mail),
            ...(isOver ? [] : depotRows(mail)),
          ]}
        />
        <Documents mail={mail} />
        {!isOver && <Text>{m.mail_inquiry_questions({ phone }, locale)}</Text>}
        <CaseLink mail={mail} />
      </>
    )
  },
})

function subjectOf(mail: CaseFacts) {
  if (isOff(mail)) return m.mail_state_subject_cancelled
  if (mail.kind === 'credit' && mail.state === 'confirmed') return m.mail_state_subject_credit
  if (mail.kind === 'credit' && mail.state === 'declined') return m.mail_state_subject_no_credit
  return subjects[mail.state]
}

function limitRow({ approvedLimitOre, lang }: CaseFacts): LabelledRow[] {
  if (approvedLimitOre === null) return []
  return rowOf(m.mail_label_approved_limit({}, { locale: lang }), priceText(approvedLimitOre))
}

// A case that the customer cancelled is also declined, but its mail has no regret.
const isOff = ({ state, cancelled }: CaseFacts) => state === 'declined' && cancelled

function sentenceOf(mail: CaseFacts): string {
  const locale = { locale: mail.lang }
  const { name: depot, phone } = senderOf(mail)
  switch (mail.state) {
    case 'received':
      return m.mail_state_received({ depot }, locale)
    case 'answered':
      return m.mail_state_answered({ depot }, locale)
    case 'confirmed':
      return mail.kind === 'credit'
        ? m.mail_state_confirmed_credit({ company: mail.application.corpName }, locale)
        : m.mail_state_confirmed({ depot }, locale)
    case 'closed':
      return m.mail_state_closed({}, locale)
    case 'declined':
      if (isOff(mail)) return m.mail_state_cancelled({ phone }, locale)
      return mail.kind === 'credit'
        ? m.mail_state_declined_credit({ company: mail.application.corpName, phone }, locale)
        : m.mail_state_declined({ phone }, locale)
  }
}
