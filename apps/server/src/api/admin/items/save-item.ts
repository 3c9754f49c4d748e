import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { Database, Transaction, Transactor } from '../../../database/client.ts'
import type { MailServices } from '../../../jobs/queue-mail.ts'
import type { Answer, CallContext } from '../../calls/call.ts'
import { storeOnce } from '../../calls/idempotency.queries.ts'
import { idempotencyKey, usedIdempotencyKey } from '../../calls/idempotency-key.ts'
import { findItem, findRowForUpdate } from './find-item.ts'
import { judgeRow, refusalOf } from './judge-row.ts'
import { moveAddress } from './move-address.ts'
import type { Actor, Errors, Fields, Resource, Row } from './resource.ts'
import { referenceFault, uniqueFault } from './unique-fault.ts'
import { type AuditEntry, writeAudit } from './write-audit.ts'

export type Saving = MailServices & {
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

/** Runs one write in a transaction; a refusal rolls it back. */
export async function inTransaction(
  { db, resource }: { db: Transactor; resource: Resource },
  write: (tx: Transaction, refuse: (answer: Answer) => never) => Promise<Answer>,
): Promise<Answer> {
  const refuse = (answer: Answer): never => {
    throw new Refused(answer)
  }
  try {
    return await db.transaction((tx) => write(tx, refuse))
  } catch (error) {
    if (error instanceof Refused) return error.answer
    const errors = uniqueFault(error, resource) ?? referenceFault(error)
    if (errors !== null) return { kind: 'invalid', errors }
    throw error
  }
}

type NewItem = {
  /** What a repeat under the same idempotency key has to equal. */
  sent: unknown
  fields: Fields
  /** The details of the audit entry, such as the original of a copy. */
  trail?: Fields
}

/** Stores a new item, once for an idempotency key; a repeat shows it as it is stored now. */
export function createItem(saving: Saving, { sent, fields, trail }: NewItem): Promise<Answer> {
  const { resource, actor, context } = saving
  const key = idempotencyKey(context.headers)
  const content = [resource.item, sent]
  return inTransaction(saving, async (tx, refuse) => {
    const stored = await storeOnce(tx, { userId: actor.userId, key, content }, () =>
      writeNew({ tx, refuse, saving }, fields, trail),
    )
    return stored === null ? usedIdempotencyKey : shown(tx, saving, stored.id)
  })
}

/** Stores a new item when rights and rules allow it, else refuses; returns its id. */
export async function writeNew(
  { tx, refuse, saving }: Writing,
  fields: Fields,
  trail: Fields = {},
): Promise<number> {
  const { resource, actor, context } = saving
  if (!mayWriteAll(saving, fields, Object.keys(fields))) refuse(forbidden)
  refuseFaults(await resource.judge(tx, { before: null, after: fields, actor }), refuse)
  const by = { created_by: actor.userId, updated_by: actor.userId }
  const [made] = await tx
    .insert(resource.table)
    .values({ ...columnsOf(resource, fields), ...by } as never)
    .returning({ id: resource.table.id })
  const id = Number(made?.['id'])
  await writeParts(tx, { resource, id }, fields)
  await resource.afterWrite(tx, { id, before: null, after: fields, actor }, saving)
  const entry = {
    action: 'created' as const,
    item: resource.item,
    itemId: id,
    version: 1,
    changes: trail,
  }
  await writeAudit(tx, context, entry)
  return id
}

type Update = { id: number; version: number; fields: Fields }

/** Writes the given fields of an item; when its version is newer, the refusal has the stored item. */
export function updateItem(saving: Saving, { id, version, fields }: Update): Promise<Answer> {
  return inTransaction(saving, async (tx, refuse) => {
    const row = await findRowForUpdate(tx, saving, id)
    if (row === null) return refuse({ kind: 'notFound' })
    const before = (await findItem(tx, saving, id)) ?? {}
    const audited = await writeChange({ tx, refuse, saving }, { row, before, version, fields })
    await writeAudit(tx, saving.context, ...audited)
    return shown(tx, saving, id)
  })
}

type Writing = { tx: Transaction; refuse: (answer: Answer) => never; saving: Saving }
/** A locked row with its item, and the change: the version that was seen and the new fields. */
export type HeldChange = { row: Row; before: Fields; version: number; fields: Fields }

/**
 * Changes a locked row when rights, version, state and rules allow it, else refuses. Returns what the
 * audit shall have of it.
 */
export async function writeChange(
  { tx, refuse, saving }: Writing,
  { row, before, version, fields }: HeldChange,
): Promise<AuditEntry[]> {
  const { resource, actor } = saving
  const { id } = row
  const changed = changedFields(before, fields)
  if (!mayWriteAll(saving, before, changed)) refuse(forbidden)
  if (row.version !== version) refuse(staleVersion(before))
  const refusal = await judgeRow(tx, { ...saving, row, action: 'edit' })
  if (refusal !== null) refuse(refusalOf(refusal, before))
  if (changed.length === 0) return []
  const after = { ...before, ...fields }
  if (!resource.mayWrite(actor, after, null)) refuse(forbidden)
  const change = { before: row, after, actor }
  refuseFaults(await resource.judge(tx, change), refuse)
  const given = Object.fromEntries(changed.map((name) => [name, fields[name]]))
  const columns = { ...columnsOf(resource, given, after), ...trailOf(row, saving) }
  await tx.update(resource.table).set(columns).where(eq(resource.table.id, id))
  await writeParts(tx, { resource, id }, given)
  if (changed.some(isInAddress)) await moveAddress(tx, resource, { before, after })
  await resource.afterWrite(tx, { id, ...change }, saving)
  const changes = auditedChanges(resource, { before, after: given })
  const entry = {
    action: 'updated' as const,
    item: resource.item,
    itemId: id,
    version: version + 1,
  }
  return [{ ...entry, changes }]
}

// An address is made of slugs and of the categories above.
const isInAddress = (name: string) => /(slug|_id)$/.test(name)

/** Whether the database itself may refuse a change of the field: by an index, or by another table. */
export const isRefusable = ({ unique, parts }: Resource, name: string): boolean =>
  name.endsWith('_id') ||
  parts.some(({ field }) => field === name) ||
  Object.values(unique).some(({ field }) => field === name)

/** The next version and its author; a save also renews the author's own lock. */
function trailOf(row: Row, { resource, actor, nowMs }: Saving): Fields {
  const isOwnLock = row['locked_by'] === actor.userId && resource.lockable
  return {
    version: sql`${resource.table.version} + 1`,
    updated_at: new Date(nowMs),
    updated_by: actor.userId,
    ...(isOwnLock ? { locked_at: new Date(nowMs) } : {}),
  }
}

export const forbidden: Answer = { kind: 'problem', code: 'itemForbidden' }
/** Somebody has saved meanwhile; the refusal has the stored item. */
export const staleVersion = (current: Fields): Answer => ({
  kind: 'problem',
  code: 'staleVersion',
  facts: { current },
})

export async function shown(tx: Transaction, saving: Saving, id: number): Promise<Answer> {
  const data = await findItem(tx, saving, id)
  return data === null ? { kind: 'notFound' } : { kind: 'data', data }
}

function mayWriteAll({ resource, actor }: Saving, item: Fields, names: readonly string[]): boolean {
  return (
    resource.mayWrite(actor, item, null) &&
    names.every((name) => resource.mayWrite(actor, item, name))
  )
}

function refuseFaults(errors: Errors, refuse: (answer: Answer) => never): void {
  if (Object.keys(errors).length > 0) refuse({ kind: 'invalid', errors })
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

type Change = { before: Fields; after: Fields }

/** What the audit shall have of the fields that differ. */
export function auditedDifferences(resource: Resource, { before, after }: Change): Fields {
  const differing = Object.entries(after).filter(([name, value]) => !same(before[name], value))
  return auditedChanges(resource, { before, after: Object.fromEntries(differing) })
}

function auditedChanges({ auditValues }: Resource, { before, after }: Change): Fields {
  return Object.fromEntries(
    Object.keys(after).map((name) => [name, auditValues ? [before[name], after[name]] : true]),
  )
}
