import { itemState, seenAt } from '@minikran/contract/admin/item'
import { z } from '@minikran/contract/z'
import { itemKinds } from '@minikran/domain/content/item-kinds'
import { and, eq, inArray, max } from 'drizzle-orm'
import type { Reader } from '../../../database/client.ts'
import { audit } from '../../../database/schema/operations.ts'
import { users } from '../../../database/schema/people.ts'
import { liveLock } from './item-lock.ts'
import type { Actor, Fields, Resource, Row } from './resource.ts'

/** The schema of an item in answers: state, fields that are only shown, and fields that are written. */
export function itemSchema(resource: Resource) {
  return z.object({ ...itemState, ...seenAt, ...resource.shown, ...writable(resource) })
}

/** The schema of an item in a list, without long texts and the parts that only its own page shows. */
export function listedSchema(resource: Resource) {
  const short = Object.fromEntries(
    Object.entries(writable(resource)).filter(([name]) => !resource.notInLists.includes(name)),
  )
  return z.object({ ...itemState, ...resource.shown, ...short })
}

// Defaults are for requests: an answer always has every field.
function writable({ fields }: Resource): z.ZodRawShape {
  return Object.fromEntries(
    Object.entries(fields.shape).map(([name, schema]) => [
      name,
      schema instanceof z.ZodDefault ? (schema.unwrap() as z.ZodType) : schema,
    ]),
  )
}

type Presenting = { db: Reader; resource: Resource; actor: Actor; nowMs: number }

/** Rows as items, with their parts and people's names; only the fields of `shape`. */
export async function presentItems(
  { db, resource, actor, nowMs }: Presenting,
  rows: readonly Row[],
  shape: Readonly<Record<string, unknown>>,
): Promise<Fields[]> {
  const ids = rows.map((row) => row.id)
  const parts = resource.parts.filter((part) => part.field in shape)
  const names = await namesOf(db, rows.flatMap(peopleOf))
  const lockIn = (row: Row) => (resource.lockable ? liveLock(row, nowMs) : null)
  const locked = rows.filter((row) => lockIn(row) !== null).map((row) => row.id)
  const sinceById = await lockedSince(db, resource, locked)
  // One after another: a transaction has only one connection.
  const read: ReadonlyMap<number, unknown>[] = []
  for (const part of parts) read.push(await part.read(db, ids))
  return rows.map((row) => {
    const own = Object.fromEntries(
      parts.map((part, index) => [part.field, read[index]?.get(row.id) ?? part.empty]),
    )
    const fields: Fields = { ...resource.fromRow(row), ...own }
    const item: Fields = { ...fields, ...state(row, fields) }
    return Object.fromEntries(Object.keys(shape).map((name) => [name, plain(item[name] ?? null)]))
  })

  function state(row: Row, fields: Fields): Fields {
    return {
      item_type: itemKinds[resource.item].code,
      lock: lockOf(row),
      updated_by_name: names.get(Number(row.updated_by)) ?? null,
      may_write: resource.mayWrite(actor, fields, null),
      may_move: resource.mayMove(actor, fields),
    }
  }
  function lockOf(row: Row) {
    const lock = lockIn(row)
    if (lock === null) return null
    const { userId, lastActiveMs } = lock
    return {
      user_id: userId,
      fullname: names.get(userId) ?? '',
      since: earlier(sinceById.get(row.id), new Date(lastActiveMs)).toISOString(),
      mine: userId === actor.userId,
    }
  }
}

const earlier = (one: Date | undefined, other: Date) =>
  one !== undefined && one < other ? one : other
const plain = (value: unknown) => (value instanceof Date ? value.toISOString() : value)

function peopleOf(row: Row): number[] {
  return [row.updated_by, row['locked_by']].filter((id) => typeof id === 'number')
}

/** The names of accounts, also of trashed ones. */
export async function namesOf(
  db: Reader,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: users.id, firstname: users.firstname, lastname: users.lastname })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]))
  return new Map(rows.map((row) => [row.id, `${row.firstname} ${row.lastname}`.trim()]))
}

/** When the current locks were taken. Every save renews `locked_at`, so the times come from the audit. */
async function lockedSince(
  db: Reader,
  { item }: Resource,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Date>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: audit.item_id, at: max(audit.at) })
    .from(audit)
    .where(
      and(
        eq(audit.item, item),
        inArray(audit.item_id, ids.map(String)),
        eq(audit.action, 'locked'),
      ),
    )
    .groupBy(audit.item_id)
  return new Map(rows.flatMap(({ id, at }) => (at === null ? [] : [[Number(id), at] as const])))
}
