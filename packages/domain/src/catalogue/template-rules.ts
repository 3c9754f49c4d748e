import { decimalComma, lettersAndDigits, minLength, type Rule, range } from '../validation/rules.ts'
import type { TemplateFormType } from './form-types.ts'
import { type OwnField, type OwnKind, ownFault, ownKind } from './own-fields.ts'
import { mostOwnFilters } from './own-filters.ts'
import { isTechnicalFieldName, technicalFields } from './technical-fields.ts'

/** A field of a template; `own` describes a custom field. */
export type TemplateField = {
  fld: string
  fld_type: TemplateFormType
  validation: number
  own: OwnField | null
}
/** A field of a template with its rules. */
export type TemplateRule = TemplateField & { required: boolean }
export type TemplateFault =
  | 'required'
  | 'format'
  | 'min'
  | 'max'
  | 'decimalComma'
  | 'range'
  | 'fourCharacters'
  | 'lettersAndDigits'

type Validation = { rule: Rule; fault: TemplateFault }

/** The validations of template fields by code; 0 is none. */
const validations: Readonly<Record<number, Validation>> = {
  1: { rule: decimalComma, fault: 'decimalComma' },
  2: { rule: range, fault: 'range' },
  3: { rule: minLength(4), fault: 'fourCharacters' },
  4: { rule: lettersAndDigits, fault: 'lettersAndDigits' },
}

/** A custom field and its kind of value. */
export type OwnTemplateField = { fld: string; kind: OwnKind; own: OwnField }

/**
 * The custom fields that a list can be filtered by, given the fields of each template of its products:
 * those that at least half of the templates have, except texts.
 */
export function ownFiltersOf(templates: readonly (readonly TemplateField[])[]): OwnTemplateField[] {
  const fields = templates.flat()
  const countOf = (name: string) => fields.filter(({ fld }) => fld === name).length
  const isFirst = ({ fld }: TemplateField, index: number) =>
    fields.findIndex((other) => other.fld === fld) === index
  return fields
    .filter((field, index) => isFirst(field, index) && countOf(field.fld) * 2 >= templates.length)
    .flatMap((field) => {
      const { fld, own } = field
      const kind = ownKind(field)
      return own === null || kind === 'text' ? [] : [{ fld, kind, own }]
    })
    .slice(0, mostOwnFilters)
}

/** The validations that a template offers for a field. */
export function validationsFor({
  fld,
  fld_type,
}: Pick<TemplateField, 'fld' | 'fld_type'>): number[] {
  const kind = isTechnicalFieldName(fld) ? technicalFields[fld].kind : null
  if (kind === 'number') return [0, 1]
  return kind === 'multiselect' || fld_type !== 'text-field' ? [0] : [0, 1, 2, 3, 4]
}

/** Whether a product has no value for a field. */
export const isEmptyValue = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)

function faultOf(rule: TemplateRule, value: unknown, isPublic: boolean): TemplateFault | null {
  if (isEmptyValue(value)) return rule.required && isPublic ? 'required' : null
  const fault = rule.own === null ? null : ownFault(ownKind(rule), value)
  if (fault !== null) return fault
  const validation = validations[rule.validation]
  // Numbers and choices are validated by their kind.
  if (validation === undefined || typeof value !== 'string') return null
  return validation.rule(value.trim()) === null ? null : validation.fault
}

/**
 * The violations of a product's values against its template, by field. Required values may be missing
 * until the product is public.
 */
export function templateFaults(
  rules: readonly TemplateRule[],
  values: Readonly<Record<string, unknown>>,
  isPublic: boolean,
): Map<string, TemplateFault> {
  const faults = new Map<string, TemplateFault>()
  for (const rule of rules) {
    const fault = faultOf(rule, values[rule.fld], isPublic)
    if (fault !== null) faults.set(rule.fld, fault)
  }
  return faults
}
