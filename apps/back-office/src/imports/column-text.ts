import * as m from '@minikran/i18n/messages'
import { fieldLabel } from '../texts/field-labels.ts'
import { technicalLabel } from '../texts/technical-text.ts'

// The same labels as in the load chart's table.
const chartLabels: Record<string, () => string> = {
  line: m.backoffice_chart_number,
  lift_height: m.backoffice_chart_height,
  lift_radius: m.backoffice_chart_radius,
  lift_weight: m.backoffice_chart_weight,
}

/** A column of an imported table: its label in the forms and its name in the file. */
export function columnText(column: string): string {
  const technical = column.replace(/^technical\./, '')
  const label =
    technical === column
      ? (chartLabels[column]?.() ?? fieldLabel(column))
      : technicalLabel(technical)
  return label === column || label === technical ? column : `${label} · ${column}`
}
