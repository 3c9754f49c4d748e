import type { Database, Transaction } from '../database/client.ts'
import type { CalendarFile } from './case-calendar.ts'
import { loadCaseFacts } from './load-case-facts.ts'

type Asked = { caseId: number; lang: 'sv' | 'en'; publicUrl: string; nowMs: number }

/** The case's calendar file, as its confirmation brings it; null when there is no time to keep. */
export async function loadCaseCalendar(
  db: Database | Transaction,
  { nowMs, ...asked }: Asked,
): Promise<CalendarFile | null> {
  const facts = await loadCaseFacts(db, { ...asked, details: {} })
  if (facts === null) return null
  // Loaded when it is needed: the library and the zones are large.
  const { caseCalendar } = await import('./case-calendar.ts')
  return caseCalendar(facts, nowMs)
}
