import type { CaseState } from '@minikran/domain/cases/case-steps'
import { eq } from 'drizzle-orm'
import type { Database } from '../database/client.ts'
import {
  case_events,
  cases,
  inquiries,
  inquiry_lines,
  participants,
  registrations,
} from '../database/schema/cases.ts'
import { products } from '../database/schema/products.ts'
import { fromNow } from '../testing/clock.ts'

let serial = 0

type CaseFields = { state?: CaseState; at?: Date; kind?: 'inquiry' | 'registration' }

/** Stores a case and its first event as the forms do; returns its id. */
export async function storeCase(db: Database, fields: CaseFields = {}): Promise<number> {
  const { state = 'received', at = fromNow(), kind = 'inquiry' } = fields
  serial += 1
  const [stored] = await db
    .insert(cases)
    .values({
      case_number: `MK-2026-${String(900_000 + serial)}`,
      kind,
      state,
      lang: 'sv',
      depot_id: 1,
      company: 'Glas AB',
      firstname: 'Kanariefågel',
      lastname: 'Kanariefågel',
      email_address: 'kanariefagel@kund.example',
      phone: '070-123 45 67',
      created_at: at,
      updated_at: at,
    })
    .returning({ id: cases.id })
  if (stored === undefined) throw new Error('Storing a case returned no row')
  await db
    .insert(case_events)
    .values({ case_id: stored.id, kind: 'received', state: 'received', created_at: at })
  if (kind === 'inquiry') {
    await db.insert(inquiries).values({
      case_id: stored.id,
      inquiry_text: 'Ring Kanariefågel först',
      delivery: { address: 'Hos Kanariefågel 4', zip: '411 04', distance_km: 3 },
    })
  }
  return stored.id
}

/** Adds a machine to the case. */
export async function addLine(
  db: Database,
  caseId: number,
  fields: { line?: number; pickup_at?: string; return_at?: string; comment?: string },
): Promise<void> {
  await db.insert(inquiry_lines).values({ case_id: caseId, line: 1, product_id: 1, ...fields })
}

/** Sets the time of a practical course; returns its id. */
export async function courseAt(db: Database, course_time: string): Promise<number> {
  const [course] = await db.select().from(products).where(eq(products.type, 3)).limit(1)
  const id = course?.id ?? 0
  await db.update(products).set({ course_time }).where(eq(products.id, id))
  return id
}

/** Registers people for a course. */
export async function registerFor(
  db: Database,
  { caseId, productId, waiting }: { caseId: number; productId: number; waiting: boolean[] },
): Promise<void> {
  await db.insert(registrations).values({ case_id: caseId, product_id: productId })
  await db.insert(participants).values(
    waiting.map((waits) => ({
      case_id: caseId,
      firstname: 'Kanariefågel',
      lastname: 'Kanariefågel',
      email_address: 'kanariefagel@kund.example',
      waiting: waits,
    })),
  )
}
