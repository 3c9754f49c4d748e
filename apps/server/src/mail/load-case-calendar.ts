import type { Database, Transaction } from '../database/client.ts'
import type { CalendarFile } from './case-calendar.ts'
import { loadCaseFacts } from './load-case-facts.ts'

type Options = { caseId: number; lang: 'sv' | 'en'; publicUrl: string; nowMs: number }

/** The calendar file that is attached to a case's confirmation; null when it has no appointment. */
export async function loadCaseCalendar(
  db: Database | Transaction,
  { nowMs, ...options }: Options,
): Promise<CalendarFile | null> {
  const facts = await loadCaseFacts(db, { ...options, details: {} })
  if (facts === null) return null
  // Loaded when needed, since the library and its time zones are large.
  const { caseCalendar } = await import('./case-calendar.ts')
  return caseCalendar(facts, nowMs)
}
