import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { listCaseUploads } from '../media/case-uploads.ts'
import type { Reader } from './client.ts'
import { isToConfirm } from './registered.ts'
import { case_documents } from './schema/case-files.ts'
import {
  case_events,
  case_messages,
  credit_applications,
  inquiries,
  inquiry_lines,
  participants,
  registrations,
  type StoredLift,
} from './schema/cases.ts'
import { prodcats, prodsubcats } from './schema/catalogue.ts'
import { documents } from './schema/media.ts'
import { users } from './schema/people.ts'
import { products } from './schema/products.ts'
import { isVisibleProduct } from './visible.ts'

/** The product of a line; without slugs it has no page any more. */
export const lineProduct = {
  title_sv: products.title_sv,
  title_en: products.title_en,
  product_slug: products.product_slug,
  prodcat_slug: prodcats.prodcat_slug,
  prodsubcat_slug: prodsubcats.prodsubcat_slug,
  isPublic: sql<boolean | null>`${isVisibleProduct()}`,
}

const course = {
  title_sv: products.title_sv,
  title_en: products.title_en,
  type: products.type,
  course_time: products.course_time,
  course_hours: products.course_hours,
  course_place: sql<string | null>`${products.fields} ->> 'course_place'`,
  version: products.version,
}

export type CaseParts = Awaited<ReturnType<typeof loadCaseParts>>

/**
 * All rows of a case, for API responses and mails, including internal notes. The queries run one
 * after another, since mails use the single connection of a transaction.
 */
export async function loadCaseParts(db: Reader, caseId: number) {
  const [inquiry] = await db.select().from(inquiries).where(eq(inquiries.case_id, caseId))
  const [registered] = await selectCourse(db, caseId)
  const [credit] = await db
    .select()
    .from(credit_applications)
    .where(eq(credit_applications.case_id, caseId))
  const text =
    inquiry?.inquiry_text ?? registered?.registration.registration_text ?? credit?.credit_text
  return {
    /** The customer's message, sanitised when it was stored. */
    text: text ?? '',
    ...liftOf(inquiry?.lift ?? null),
    service: inquiry?.service ?? null,
    withOperator: inquiry?.with_operator ?? false,
    delivery: inquiry?.delivery ?? null,
    course: registered ?? null,
    credit: credit ?? null,
    lines: await selectLines(db, caseId),
    participants: await db
      .select()
      .from(participants)
      .where(eq(participants.case_id, caseId))
      .orderBy(asc(participants.id)),
    events: await selectEvents(db, caseId),
    messages: await selectMessages(db, caseId),
    pictures: await listCaseUploads(db, caseId),
    documents: await selectDocuments(db, caseId),
  }
}

function liftOf(stored: StoredLift | null) {
  const { plan = null, ...lift } = stored ?? {}
  return { lift: 'height' in lift ? lift : null, liftPlan: plan }
}

function selectCourse(db: Reader, caseId: number) {
  return db
    .select({ registration: registrations, product: course, toConfirm: isToConfirm })
    .from(registrations)
    .leftJoin(products, eq(products.id, registrations.product_id))
    .where(eq(registrations.case_id, caseId))
}

function selectLines(db: Reader, caseId: number) {
  return db
    .select({ line: inquiry_lines, product: lineProduct })
    .from(inquiry_lines)
    .leftJoin(products, eq(products.id, inquiry_lines.product_id))
    .leftJoin(prodsubcats, eq(prodsubcats.id, products.prodsubcat_id))
    .leftJoin(prodcats, eq(prodcats.id, prodsubcats.prodcat_id))
    .where(eq(inquiry_lines.case_id, caseId))
    .orderBy(asc(inquiry_lines.line))
}

const author = {
  id: users.id,
  firstname: users.firstname,
  lastname: users.lastname,
  role: users.role,
}

function selectEvents(db: Reader, caseId: number) {
  return db
    .select({ event: case_events, by: author })
    .from(case_events)
    .leftJoin(users, eq(users.id, case_events.created_by))
    .where(eq(case_events.case_id, caseId))
    .orderBy(asc(case_events.created_at), asc(case_events.id))
}

function selectMessages(db: Reader, caseId: number) {
  return db
    .select({ message: case_messages, by: author })
    .from(case_messages)
    .leftJoin(users, eq(users.id, case_messages.user_id))
    .where(eq(case_messages.case_id, caseId))
    .orderBy(asc(case_messages.created_at), asc(case_messages.id))
}

/** The documents sent with a case, in order, without those in the trash. */
function selectDocuments(db: Reader, caseId: number) {
  return db
    .select({
      id: documents.id,
      document_cat: documents.document_cat,
      document_name: documents.document_name,
      document_file: documents.document_file,
      document_ext: documents.document_ext,
      bytes: documents.bytes,
    })
    .from(case_documents)
    .innerJoin(documents, eq(documents.id, case_documents.document_id))
    .where(and(eq(case_documents.case_id, caseId), isNull(documents.deleted_at)))
    .orderBy(asc(case_documents.created_at), asc(documents.id))
}
