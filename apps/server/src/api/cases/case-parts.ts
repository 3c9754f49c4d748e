import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../database/client.ts'
import { isToConfirm } from '../../database/registered.ts'
import {
  case_events,
  case_messages,
  credit_applications,
  inquiries,
  inquiry_lines,
  participants,
  registrations,
  type StoredLift,
} from '../../database/schema/cases.ts'
import { prodcats, prodsubcats } from '../../database/schema/catalogue.ts'
import { users } from '../../database/schema/people.ts'
import { products } from '../../database/schema/products.ts'
import { listCaseDocuments } from '../../media/case-documents.ts'
import { listCaseUploads } from '../../media/case-uploads.ts'
import { askedProduct, findCaseText } from './case-rows.ts'

export type CaseParts = Awaited<ReturnType<typeof readCaseParts>>

/** All that hangs on a case. What is among the staff comes along: the presenters decide. */
export async function readCaseParts(db: Database, caseId: number) {
  const [
    text,
    lines,
    [inquiry],
    [course],
    people,
    [credit],
    events,
    messages,
    pictures,
    documents,
  ] = await Promise.all([
    findCaseText(db, caseId),
    selectLines(db, caseId),
    db
      .select({
        lift: inquiries.lift,
        service: inquiries.service,
        withOperator: inquiries.with_operator,
        delivery: inquiries.delivery,
      })
      .from(inquiries)
      .where(eq(inquiries.case_id, caseId)),
    db
      .select({ prices: registrations.prices, toConfirm: isToConfirm })
      .from(registrations)
      .where(eq(registrations.case_id, caseId)),
    db
      .select()
      .from(participants)
      .where(eq(participants.case_id, caseId))
      .orderBy(asc(participants.id)),
    db.select().from(credit_applications).where(eq(credit_applications.case_id, caseId)),
    selectEvents(db, caseId),
    selectMessages(db, caseId),
    listCaseUploads(db, caseId),
    listCaseDocuments(db, caseId),
  ])
  return {
    text,
    lines,
    ...liftOf(inquiry?.lift ?? null),
    service: inquiry?.service ?? null,
    withOperator: inquiry?.withOperator ?? false,
    delivery: inquiry?.delivery ?? null,
    coursePrices: course?.prices ?? null,
    toConfirm: course?.toConfirm ?? false,
    participants: people,
    credit: credit ?? null,
    events,
    messages,
    pictures,
    documents,
  }
}

function liftOf(stored: StoredLift | null) {
  const { plan = null, ...lift } = stored ?? {}
  return { lift: 'height' in lift ? lift : null, liftPlan: plan }
}

function selectLines(db: Database, caseId: number) {
  return db
    .select({ line: inquiry_lines, product: askedProduct })
    .from(inquiry_lines)
    .leftJoin(products, eq(products.id, inquiry_lines.product_id))
    .leftJoin(prodsubcats, eq(prodsubcats.id, products.prodsubcat_id))
    .leftJoin(prodcats, eq(prodcats.id, prodsubcats.prodcat_id))
    .where(eq(inquiry_lines.case_id, caseId))
    .orderBy(asc(inquiry_lines.line))
}

const who = { id: users.id, firstname: users.firstname, lastname: users.lastname, role: users.role }

function selectEvents(db: Database, caseId: number) {
  return db
    .select({ event: case_events, by: who })
    .from(case_events)
    .leftJoin(users, eq(users.id, case_events.created_by))
    .where(eq(case_events.case_id, caseId))
    .orderBy(asc(case_events.created_at), asc(case_events.id))
}

function selectMessages(db: Database, caseId: number) {
  return db
    .select({ message: case_messages, by: who })
    .from(case_messages)
    .leftJoin(users, eq(users.id, case_messages.user_id))
    .where(eq(case_messages.case_id, caseId))
    .orderBy(asc(case_messages.created_at), asc(case_messages.id))
}
