import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { LinkServices } from '../../../accounts/account-links.ts'
import type { Database, Transaction } from '../../../database/client.ts'
import type { Answer, CallContext } from '../../http/call.ts'
import { findItem, holdRow } from './find-item.ts'
import { judgeRow, refusalOf } from './judge-row.ts'
import { moveAddress } from './move-address.ts'
import type { Actor, Errors, Fields, Resource } from './resource.ts'
import { uniqueFault } from './unique-fault.ts'
import { writeAudit } from './write-audit.ts'

export type Saving = LinkServices & {
  db: Database
  resource: Resource
  actor: Actor
  context: CallContext
  nowMs: number
}

class Refused extends Error {
  readonly answer: Answer
  constructor(answer: Answer) {
    super(answer.kind)
    this.answer = answer
  }
}

/** Runs one write in a transaction; a refusal takes everything back. */
export async function inTransaction(
  { db, resource }: Saving,
  write: (tx: Transaction, refuse: (answer: Answer) => never) => Promise<Answer>,
): Promise<Answer> {
  const refuse = (answer: Answer): never => {
    throw new Refused(answer)
  }
  try {
    return await db.transaction((tx) => write(tx, refuse))
  } catch (error) {
    if (error instanceof Refused) return error.answer
    const errors = uniqueFault(error, resource)
    if (errors !== null) return { kind: 'refusedForm', errors }
    throw error
  }
}

export function createItem(saving: Saving, fields: Fields): Promise<Answer> {
  const { resource, actor, context } = saving
  return inTransaction(saving, async (tx, refuse) => {
    if (!mayWriteAll(saving, fields, Object.keys(fields))) refuse(forbidden)
    refuseFaults(await resource.judge(tx, { before: null, after: fields, actor }), refuse)
    const by = { created_by: actor.userId, updated_by: actor.userId }
    const [made] = await tx
      .insert(resource.table)
      .values({ ...columnsOf(resource, fields), ...by } as never)
      .returning({ id: resource.table.id })
    const id = Number(made?.['id'])
    await writeParts(tx, { resource, id }, fields)
    await resource.afterWrite(tx, id, { before: null, after: fields, actor }, saving)
    await writeAudit(tx, context, { action: 'created', item: resource.item, itemId: id })
    return shown(tx, saving, id)
  })
}

type Update = { id: number; version: number; fields: Fields }

/** Writes the given fields of one version of an item; of a newer one it answers what is stored. */
export function updateItem(saving: Saving, { id, version, fields }: Update): Promise<Answer> {
  const { resource, actor, context, nowMs } = saving
  return inTransaction(saving, async (tx, refuse) => {
    const row = await holdRow(tx, saving, id)
    if (row === null) return refuse({ kind: 'notFound' })
    const before = (await findItem(tx, saving, id)) ?? {}
    const changed = changedFields(before, fields)
    if (!mayWriteAll(saving, before, changed)) refuse(forbidden)
    if (row.version !== version) {
      refuse({ kind: 'problem', code: 'staleVersion', facts: { current: before } })
    }
    const refusal = await judgeRow(tx, { ...saving, row, action: 'edit' })
    if (refusal !== null) refuse(refusalOf(refusal, before))
    if (changed.length === 0) return { kind: 'data', data: before, headers: notKept }
    const after = { ...before, ...fields }
    if (!resource.mayWrite(actor, after, null)) refuse(forbidden)
    const change = { before: row, after, actor }
    refuseFaults(await resource.judge(tx, change), refuse)
    const given = Object.fromEntries(changed.map((name) => [name, fields[name]]))
    await tx
      .update(resource.table)
      .set({
        ...columnsOf(resource, given, after),
        version: sql`${resource.table.version} + 1`,
        updated_at: new Date(nowMs),
        updated_by: actor.userId,
        ...(row['locked_by'] === actor.userId && resource.lockable
          ? { locked_at: new Date(nowMs) }
          : {}),
      })
      .where(eq(resource.table.id, id))
    await writeParts(tx, { resource, id }, given)
    await moveAddress(tx, resource, { before, after })
    await resource.afterWrite(tx, id, change, saving)
    const changes = auditedChanges(resource, { before, after: given })
    await writeAudit(tx, context, { action: 'updated', item: resource.item, itemId: id, changes })
    return shown(tx, saving, id)
  })
}

/** Answers of the back office are somebody's own: no cache keeps them. */
export const notKept = { 'cache-control': 'private, no-store' }
const forbidden: Answer = { kind: 'problem', code: 'forbidden' }

export async function shown(tx: Transaction, saving: Saving, id: number): Promise<Answer> {
  const data = await findItem(tx, saving, id)
  return data === null ? { kind: 'notFound' } : { kind: 'data', data, headers: notKept }
}

function mayWriteAll({ resource, actor }: Saving, item: Fields, names: readonly string[]): boolean {
  return (
    resource.mayWrite(actor, item, null) &&
    names.every((name) => resource.mayWrite(actor, item, name))
  )
}

function refuseFaults(errors: Errors, refuse: (answer: Answer) => never): void {
  if (Object.keys(errors).length > 0) refuse({ kind: 'refusedForm', errors })
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function changedFields(before: Fields, fields: Fields): string[] {
  return Object.keys(fields).filter((name) => !same(before[name], moment(fields[name])))
}

// The same instant may be written with another offset.
const momentPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/
const moment = (value: unknown) =>
  typeof value === 'string' && momentPattern.test(value) && !Number.isNaN(Date.parse(value))
    ? new Date(value).toISOString()
    : value

function columnsOf(resource: Resource, fields: Fields, after: Fields = fields): Fields {
  const columns = getTableColumns(resource.table)
  const own = Object.entries(resource.toColumns(fields, after)).filter(([name]) => name in columns)
  return Object.fromEntries(
    own.map(([name, value]) => [
      name,
      typeof value === 'string' && columns[name]?.dataType === 'date' ? new Date(value) : value,
    ]),
  )
}

async function writeParts(
  tx: Transaction,
  { resource, id }: { resource: Resource; id: number },
  fields: Fields,
): Promise<void> {
  for (const part of resource.parts) {
    if (fields[part.field] !== undefined) await part.write(tx, id, fields[part.field])
  }
}

function auditedChanges(
  { auditValues }: Resource,
  { before, after }: { before: Fields; after: Fields },
): Fields {
  return Object.fromEntries(
    Object.keys(after).map((name) => [name, auditValues ? [before[name], after[name]] : true]),
  )
}
