import { m } from '@minikran/i18n/messages'
import type { FieldFault } from './faults.ts'

/** A sentence with the number of fields to fill in or correct. */
export function faultCount(faults: readonly Pick<FieldFault, 'isMissing'>[]): string {
  const count = faults.length
  const missing = faults.filter(({ isMissing }) => isMissing).length
  if (missing === count) {
    return count === 1 ? m.form_faults_missing_one() : m.form_faults_missing_other({ count })
  }
  if (missing > 0) return m.form_faults_mixed({ count })
  return count === 1 ? m.form_faults_wrong_one() : m.form_faults_wrong_other({ count })
}
