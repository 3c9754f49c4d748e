import { type TechnicalUnit, technicalFields } from '@minikran/domain/catalogue/technical-fields'
import { technicalLabels } from '@minikran/i18n/technical-words'
import { backOfficeFields } from './back-office-fields.ts'
import { caseFields } from './case-fields.ts'
import { catalogueFields } from './catalogue-fields.ts'
import type { FieldText, FieldTexts } from './field-text.ts'
import { liftPlanFields } from './lift-plan-fields.ts'

const written: FieldTexts = {
  ...liftPlanFields,
  ...catalogueFields,
  ...caseFields,
  ...backOfficeFields,
}

const english = { locale: 'en' } as const
const inUnit = (unit: TechnicalUnit) => (unit === null ? '' : `, ${unit}`)

const technical: FieldTexts = Object.fromEntries(
  Object.entries(technicalFields).map(([name, { unit }]) => {
    const label = technicalLabels[name as keyof typeof technicalLabels]({}, english)
    return [name, `${label}${inUnit(unit)}`]
  }),
)

/** The text of a field by its name; null where nobody has written one. */
export function findFieldText(name: string): FieldText | null {
  const own = written[name] ?? technical[name]
  if (own !== undefined) return own
  const [, field = '', end] = /^(.+)_(min|max)$/.exec(name) ?? []
  const label = technical[field]
  if (typeof label !== 'string') return null
  return [`${end === 'min' ? 'At least' : 'At most'}: ${label}`, '1000']
}
