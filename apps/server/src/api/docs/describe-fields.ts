import { isOptionField, optionKeysByField } from '@minikran/domain/catalogue/options'
import { type TechnicalUnit, technicalFields } from '@minikran/domain/catalogue/technical-fields'
import { optionWords, technicalLabels } from '@minikran/i18n/technical-words'
import { type ApiDocument, partsOf, type Schema, schemasOf } from './described-document.ts'
import { exampleOf } from './example-of.ts'
import { backOfficeFields } from './fields/back-office-fields.ts'
import { caseFields } from './fields/case-fields.ts'
import { catalogueFields } from './fields/catalogue-fields.ts'
import type { FieldText, FieldTexts } from './fields/field-text.ts'
import { liftPlanFields } from './fields/lift-plan-fields.ts'

/** Gives every field and parameter a description and an example; what a schema says itself stays. */
export function describeFields(document: ApiDocument): void {
  for (const schema of schemasOf(document)) describeInside(schema)
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
  for (const { parameters = [] } of operations) {
    for (const parameter of parameters) {
      describeField(parameter.name, parameter.schema)
      parameter.description ??= parameter.schema.description ?? ''
    }
  }
}

function describeInside(schema: Schema): void {
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    describeField(name, field)
    describeInside(field)
  }
  for (const part of partsOf(schema)) describeInside(part)
  if (schema.items !== undefined) describeInside(schema.items)
  if (typeof schema.additionalProperties === 'object') describeInside(schema.additionalProperties)
}

function describeField(name: string, schema: Schema): void {
  const text = findFieldText(name)
  const [description, given] = typeof text === 'string' ? [text, undefined] : (text ?? [])
  if (description !== undefined) schema.description ??= description
  const example = exampleOf(schema, given)
  if (example !== undefined) schema.example = example
}

const written: FieldTexts = {
  ...liftPlanFields,
  ...catalogueFields,
  ...caseFields,
  ...backOfficeFields,
}

const english = { locale: 'en' } as const
const inUnit = (unit: TechnicalUnit) => (unit === null ? '' : `, ${unit}`)

/** What the codes of a field stand for, as `: 0 None, 1 Petrol`. */
function meaningOfCodes(name: string): string {
  if (!isOptionField(name)) return ''
  const meanings = Object.entries(optionKeysByField[name]).map(
    ([code, key]) => `${code} ${optionWords[key]({}, english)}`,
  )
  return `: ${meanings.join(', ')}`
}

const technical: FieldTexts = Object.fromEntries(
  Object.entries(technicalFields).map(([name, { unit }]) => {
    const label = technicalLabels[name as keyof typeof technicalLabels]({}, english)
    return [name, `${label}${inUnit(unit)}${meaningOfCodes(name)}`]
  }),
)

/** The text of a field by its name; null where nobody has written one. */
function findFieldText(name: string): FieldText | null {
  const own = written[name] ?? technical[name]
  if (own !== undefined) return own
  const [, field = '', end] = /^(.+)_(min|max)$/.exec(name) ?? []
  const label = technical[field]
  if (typeof label !== 'string') return null
  return [`${end === 'min' ? 'At least' : 'At most'}: ${label}`, '1000']
}
