import type { ImportFault } from '@minikran/contract/admin/tables'
import * as m from '@minikran/i18n/messages'
import { numberText } from '@minikran/i18n/number-text'
import { locale } from '../locale.ts'
import { problemSentence, ruleSentence } from '../texts/problem-sentences.ts'
import { cellText } from './change-table.tsx'
import { columnText } from './column-text.ts'
import { LongTable } from './long-table.tsx'

// Codes about the item as a whole, with the sentences of its form.
const itemCodes = ['staleVersion', 'itemLocked', 'itemTrashed', 'itemForbidden', 'notFound']

const sentence = (rule: string, column: string) =>
  itemCodes.includes(rule) ? problemSentence(rule) : ruleSentence(rule, column)

/** Every fault of an import by line and column, with the faulty value. */
export function FaultTable({ faults }: { faults: readonly ImportFault[] }) {
  return (
    <LongTable
      title={m.backoffice_import_faults({ count: numberText(faults.length, locale) })}
      heads={[
        m.backoffice_import_line(),
        m.backoffice_import_column(),
        m.backoffice_import_value(),
        m.backoffice_import_fault(),
      ]}
      rows={faults.map(({ line, column, rule, value }) => [
        `${line} ${column} ${rule}`,
        line,
        columnText(column),
        cellText(value),
        sentence(rule, column),
      ])}
    />
  )
}
