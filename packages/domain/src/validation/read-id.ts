import type { RuleViolation } from './rules.ts'
import { consistsOf } from './text-checks.ts'

const largestId = 2_147_483_647

/** An item's id, as text from a form or as a number from the API. */
export function readId(raw: unknown): number | RuleViolation {
  const value = typeof raw === 'string' ? raw.trim() : raw
  if (value === undefined || value === null || value === '') return { rule: 'required' }
  const id = typeof value === 'string' && consistsOf(value, 'digits') ? Number(value) : value
  const isId = typeof id === 'number' && Number.isInteger(id) && id >= 1 && id <= largestId
  return isId ? id : { rule: 'format' }
}
