import type { occasionsQuerySchema } from '@minikran/contract/admin/occasions'
import type { z } from '@minikran/contract/z'
import { courseTypes } from '@minikran/domain/catalogue/product-types'
import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  ilike,
  inArray,
  isNull,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Database, Transaction } from '../../../database/client.ts'
import { likeLiteral } from '../../../database/like-literal.ts'
import { countParticipants, isRegistered, isUnconfirmed } from '../../../database/registered.ts'
import { cases, participants, registrations } from '../../../database/schema/cases.ts'
import { depots } from '../../../database/schema/depots.ts'
import { products } from '../../../database/schema/products.ts'

type Query = z.output<typeof occasionsQuerySchema>

const isCourse = and(inArray(products.type, courseTypes), isNull(products.deleted_at))

/** Everybody who is registered for a course and not declined, counted once for all courses. */
const counted = (db: Database) =>
  db
    .select({
      product_id: registrations.product_id,
      seated: sql<number>`count(*) filter (where not ${participants.waiting})::int`.as('seated'),
      waiting:
        sql<number>`count(*) filter (where ${participants.waiting} and ${isRegistered})::int`.as(
          'waiting',
        ),
      unconfirmed: sql<number>`count(*) filter (where ${isUnconfirmed})::int`.as('unconfirmed'),
    })
    .from(registrations)
    .innerJoin(cases, eq(cases.id, registrations.case_id))
    .innerJoin(participants, eq(participants.case_id, registrations.case_id))
    .where(ne(cases.state, 'declined'))
    .groupBy(registrations.product_id)
    .as('counted')

function selectOccasions(db: Database) {
  const people = counted(db)
  const columns = {
    id: products.id,
    title_sv: products.title_sv,
    title_en: products.title_en,
    course_time: products.course_time,
    depot_id: products.depot_id,
    depot_name: depots.depot_name,
    seats: products.course_participant,
    seated: sql<number>`coalesce(${people.seated}, 0)::int`,
    waiting: sql<number>`coalesce(${people.waiting}, 0)::int`,
    unconfirmed: sql<number>`coalesce(${people.unconfirmed}, 0)::int`,
  }
  const query = db
    .select(columns)
    .from(products)
    .leftJoin(depots, eq(depots.id, products.depot_id))
    .leftJoin(people, eq(people.product_id, products.id))
  return { query: query.$dynamic(), people }
}

export type OccasionsAsked = { query: Query; reach: SQL | undefined; now: string }

/** One page of the course occasions in reach, and how many there are. */
export async function listOccasions(db: Database, { query, reach, now }: OccasionsAsked) {
  const { query: rows, people } = selectOccasions(db)
  const typed = `%${likeLiteral(query.q ?? '')}%`
  const where = and(
    isCourse,
    reach,
    query.ids === undefined ? undefined : inArray(products.id, query.ids),
    query.depot_id === undefined ? undefined : eq(products.depot_id, query.depot_id),
    query.upcoming === true
      ? or(gte(products.course_time, now), isNull(products.course_time))
      : undefined,
    query.waiting === true ? gt(people.waiting, 0) : undefined,
    query.q ? or(ilike(products.title_sv, typed), ilike(depots.depot_name, typed)) : undefined,
  )
  const direction = query.order === 'desc' ? desc : asc
  const by = query.sort === 'title_sv' ? products.title_sv : products.course_time
  const [data, [total]] = await Promise.all([
    rows
      .where(where)
      .orderBy(direction(by), asc(products.id))
      .limit(query.per_page)
      .offset((query.page - 1) * query.per_page),
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(products)
      .leftJoin(depots, eq(depots.id, products.depot_id))
      .leftJoin(people, eq(people.product_id, products.id))
      .where(where),
  ])
  return { data, count: total?.count ?? 0 }
}

export async function findOccasion(db: Database, id: number, reach: SQL | undefined) {
  const [row] = await selectOccasions(db).query.where(and(isCourse, eq(products.id, id), reach))
  return row ?? null
}

/**
 * The participants of a course in the order of the waiting list: that of registration, or of when a
 * registration was confirmed by its link.
 */
export function listParticipants(db: Database, productId: number) {
  return db
    .select({ participant: participants, case: cases, unconfirmed: isUnconfirmed })
    .from(participants)
    .innerJoin(registrations, eq(registrations.case_id, participants.case_id))
    .innerJoin(cases, eq(cases.id, registrations.case_id))
    .where(and(eq(registrations.product_id, productId), ne(cases.state, 'declined')))
    .orderBy(
      sql`coalesce(${registrations.confirmed_at}, ${cases.created_at})`,
      asc(participants.id),
    )
}

/** A participant with the registration and the course. */
export async function findParticipant(db: Database | Transaction, id: number) {
  const [row] = await db
    .select({ participant: participants, case: cases, productId: registrations.product_id })
    .from(participants)
    .innerJoin(registrations, eq(registrations.case_id, participants.case_id))
    .innerJoin(cases, eq(cases.id, registrations.case_id))
    .where(and(eq(participants.id, id), ne(cases.state, 'declined')))
  return row ?? null
}

/** How many seats of a course are taken; called while the course is locked. */
export async function countSeated(tx: Transaction, productId: number): Promise<number> {
  const seated = await countParticipants(tx, [productId], eq(participants.waiting, false))
  return seated.get(productId) ?? 0
}
