import type { HoursDetail } from '@minikran/contract/forms'
import { type HoursOf, hoursOn } from '@minikran/domain/opening-hours/active-hours'
import { parseLocalDateTime } from '@minikran/domain/primitives/local-date'
import type { SentLine } from '@minikran/domain/validation/inquiry-lines'
import type { FieldFaults } from '../cases/case-form-call.ts'

const hoursRules = ['closed', 'early', 'late'] as const
const timeFields = ['pickup_at', 'return_at'] as const

type CheckedLines = {
  errors: FieldFaults
  lines: readonly SentLine[]
  depot: string
  hours: HoursOf
}

/** For each time at which the depot is not open: the hours of that day. */
export function hoursDetails({
  errors,
  lines,
  depot,
  hours,
}: CheckedLines): Record<string, HoursDetail> {
  const details: Record<string, HoursDetail> = {}
  for (const { input, prefix } of lines) {
    for (const field of timeFields) {
      const reason = hoursRules.find((rule) => errors[`${prefix}${field}`]?.includes(rule))
      const raw = input[field]
      const at = typeof raw === 'string' ? parseLocalDateTime(raw.trim()) : null
      if (reason === undefined || at === null) continue
      const day = hoursOn(hours, at.date)
      const { from: open, to: close } = day.kind === 'open' ? day : { from: null, to: null }
      details[`${prefix}${field}`] = { depot, open, close, reason }
    }
  }
  return details
}
