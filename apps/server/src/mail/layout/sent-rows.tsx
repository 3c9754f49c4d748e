import { m } from '@minikran/i18n/messages'
import { valueBesideLabel } from '@minikran/i18n/value-beside-label'
import type { CaseFacts } from '../mail-facts.ts'
import { customerRows } from './case-rows.ts'
import { type LabelledRow, Rows, rowOf, WrittenRow } from './rows.tsx'

type Props = { mail: CaseFacts; rows: readonly LabelledRow[] }

/** For the depot: the case, its sender, what is asked for and the customer's words. */
export function SentRows({ mail, rows }: Props) {
  const locale = { locale: mail.lang }
  const label = m.cases_depot({}, locale)
  return (
    <Rows
      rows={[
        ...rowOf(m.mail_label_case({}, locale), mail.caseNumber),
        ...rowOf(label, mail.depot && valueBesideLabel(label, mail.depot.name)),
        ...customerRows(mail),
        ...rows,
      ]}
    >
      <WrittenRow label={m.mail_label_message({}, locale)} html={mail.textHtml} />
    </Rows>
  )
}
