import { type CodedRule, type RuleCode, ruleByCode } from './rule-codes.ts'
import type { Rule, RuleViolation } from './rules.ts'
import { consistsOf } from './text-checks.ts'

export type FieldRule = { required: boolean; rules: readonly Rule[] }
export type FieldRules = Readonly<Record<string, FieldRule>>
/** The violations of each invalid field. */
export type FormErrors<Field extends string = string> = Partial<Record<Field, RuleViolation[]>>
/** Trimmed texts; null for empty optional fields. */
export type FormValues<Fields extends FieldRules> = {
  [Field in keyof Fields]: Fields[Field]['required'] extends true ? string : string | null
}
export type FormResult<Fields extends FieldRules> =
  | { ok: true; values: FormValues<Fields> }
  | { ok: false; errors: FormErrors<keyof Fields & string> }

export type FieldResult = { value: string | null; violations: RuleViolation[] }

/** The field of a rule code, required when flagged so (or by the code itself). */
export function fieldOfCode(code: RuleCode, flaggedRequired: boolean): FieldRule {
  const coded: CodedRule = ruleByCode[code]
  const required = flaggedRequired || coded.alwaysRequired === true
  return { required, rules: [...coded.rules, ...(required ? (coded.whenRequired ?? []) : [])] }
}

/** Trims and validates a field. Only invisible characters count as empty, other types violate 'format'. */
export function validateField({ required, rules }: FieldRule, raw: unknown): FieldResult {
  if (raw !== undefined && raw !== null && typeof raw !== 'string') {
    return { value: null, violations: [{ rule: 'format' }] }
  }
  const text = raw?.trim() ?? ''
  if (text === '' || consistsOf(text, 'blank')) {
    return { value: null, violations: required ? [{ rule: 'required' }] : [] }
  }
  const violations = rules.map((rule) => rule(text)).filter((violation) => violation !== null)
  return { value: text, violations }
}

/** Validates all fields (docs/inquiries.md). */
export function validateForm<Fields extends FieldRules>(
  fields: Fields,
  input: Readonly<Record<string, unknown>>,
): FormResult<Fields> {
  const errors: Record<string, RuleViolation[]> = {}
  const values: Record<string, string | null> = {}
  for (const [field, rule] of Object.entries(fields)) {
    const raw = Object.hasOwn(input, field) ? input[field] : undefined
    const { value, violations } = validateField(rule, raw)
    if (violations.length > 0) errors[field] = violations
    else values[field] = value
  }
  if (Object.keys(errors).length > 0) {
    return { ok: false, errors: errors as FormErrors<keyof Fields & string> }
  }
  return { ok: true, values: values as FormValues<Fields> }
}
