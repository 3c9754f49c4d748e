import { eq } from 'drizzle-orm'
import type { Database } from '../database/client.ts'
import { cases } from '../database/schema/cases.ts'
import { loadCaseCalendar } from '../mail/load-case-calendar.ts'

type Asked = { number: string; nowMs: number }

/** The calendar file that a case's confirmation brings; empty when there is none. */
export async function calendarOfCase(db: Database, { number, nowMs }: Asked): Promise<string> {
  const [stored] = await db.select().from(cases).where(eq(cases.case_number, number))
  if (stored === undefined) return ''
  const asked = { caseId: stored.id, lang: 'sv', publicUrl: 'http://localhost:3000' } as const
  const file = await loadCaseCalendar(db, { ...asked, nowMs })
  return file?.content ?? ''
}
