import { decimalComma, lettersAndDigits, minLength, type Rule, range } from '../validation/rules.ts'

/** What a template asks of one of its fields. */
export type TemplateRule = { fld: string; validation: number; required: boolean }
export type TemplateFault =
  | 'required'
  | 'decimalComma'
  | 'range'
  | 'fourCharacters'
  | 'lettersAndDigits'

type Validation = { rule: Rule; fault: TemplateFault }

/** The codes of a template field's validation; 0 is none. */
const validations: Readonly<Record<number, Validation>> = {
  1: { rule: decimalComma, fault: 'decimalComma' },
  2: { rule: range, fault: 'range' },
  3: { rule: minLength(4), fault: 'fourCharacters' },
  4: { rule: lettersAndDigits, fault: 'lettersAndDigits' },
}

const isEmpty = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)

function faultOf(rule: TemplateRule, value: unknown, isPublic: boolean): TemplateFault | null {
  if (isEmpty(value)) return rule.required && isPublic ? 'required' : null
  const validation = validations[rule.validation]
  // A number is a number whatever its template says, and a choice is one of those offered.
  if (validation === undefined || typeof value !== 'string') return null
  return validation.rule(value.trim()) === null ? null : validation.fault
}

/**
 * What is wrong with a product's values by its template, by field. What is required may still be
 * missing while the product is being registered.
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
