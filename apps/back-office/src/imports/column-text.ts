import * as m from '@minikran/i18n/messages'
import { fieldLabel } from '../texts/field-labels.ts'
import { technicalLabel } from '../texts/technical-text.ts'

const plainLabel = (column: string) =>
  column === 'line' ? m.backoffice_chart_number() : fieldLabel(column)

/** A column of an imported table: its label in the forms and its name in the file. */
export function columnText(column: string): string {
  const technical = column.replace(/^technical\./, '')
  const label = technical === column ? plainLabel(column) : technicalLabel(technical)
  return label === column || label === technical ? column : `${label} · ${column}`
}
