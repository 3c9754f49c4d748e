import { hash } from 'node:crypto'
import { mkdir, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database, Transaction } from '../database/client.ts'
import { cases, credit_applications, participants } from '../database/schema/cases.ts'
import { mails } from '../database/schema/mails.ts'
import { audit } from '../database/schema/operations.ts'
import { companies, users } from '../database/schema/people.ts'
import { eraseCasesOfAddress, erasePerson } from './erase-person.ts'

// An account is listed by its id and time of creation, which no later account shares, an address by its
// hash. Nothing else is listed, since the file outlives the database.
export const erasureSchema = z.union([
  z.strictObject({ user_id: z.int(), made_at: z.iso.datetime(), erased_at: z.iso.datetime() }),
  z.strictObject({ address_sha256: z.string(), erased_at: z.iso.datetime() }),
])

/** An erased person in the list, which is a file outside the database. */
export type Erasure = z.infer<typeof erasureSchema>

const erase = 'user.erase'
const fileIn = (dataDir: string) => join(dataDir, 'erasures.jsonl')

/** All erased people. A line that a killed process left half-written is ignored. */
export async function listErasures(dataDir: string): Promise<Erasure[]> {
  const text = await readFile(fileIn(dataDir), 'utf8').catch(emptyIfMissing)
  return text.split('\n').flatMap((line) => {
    const read = erasureSchema.safeParse(parsed(line))
    return read.success ? [read.data] : []
  })
}

function emptyIfMissing(error: NodeJS.ErrnoException): string {
  if (error.code === 'ENOENT') return ''
  throw error
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

/**
 * Adds the erased accounts and addresses of the database to the list. Runs after each erasure and every
 * hour, so that a process that dies in between loses nothing. Never before the commit: a restore would
 * erase somebody whose erasure has failed.
 */
export async function storeErasures(db: Database, dataDir: string): Promise<void> {
  const rows = await db
    .select({ id: users.id, made: users.created_at, erased: users.anonymised_at })
    .from(users)
    .where(isNotNull(users.anonymised_at))
  const accounts = rows.map(({ id, made, erased: at }) => ({
    user_id: id,
    made_at: made.toISOString(),
    erased_at: (at ?? made).toISOString(),
  }))
  const addresses = await listErasedAddresses(db)
  await addErasures(dataDir, [...accounts, ...addresses])
}

async function listErasedAddresses(db: Database): Promise<Erasure[]> {
  const sha256 = sql<string>`${audit.changes} ->> 'address_sha256'`
  const rows = await db
    .select({ sha256, at: audit.at })
    .from(audit)
    .where(and(eq(audit.action, erase), isNotNull(sha256)))
  return rows.map((row) => ({ address_sha256: row.sha256, erased_at: row.at.toISOString() }))
}

/** Adds those that are not in the list yet. */
export async function addErasures(dataDir: string, erasures: readonly Erasure[]): Promise<void> {
  const known = new Set((await listErasures(dataDir)).map(keyOf))
  await append(
    dataDir,
    erasures.filter((one) => !known.has(keyOf(one))),
  )
}

/** Records in the database that an address was erased. */
export async function recordErasedAddress(
  db: Database | Transaction,
  address: string,
  now: Date,
): Promise<void> {
  const changes = { address_sha256: hashOf(address) }
  await db.insert(audit).values({ at: now, action: erase, item: 'user', changes })
}

const keyOf = (one: Erasure) =>
  'user_id' in one ? `${one.user_id} ${one.made_at}` : `${one.address_sha256} ${one.erased_at}`
const hashOf = (address: string) => hash('sha256', address.toLowerCase())

async function append(dataDir: string, erasures: readonly Erasure[]): Promise<void> {
  if (erasures.length === 0) return
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const file = await open(fileIn(dataDir), 'a', 0o600)
  try {
    // Each begins a line, so that a half-written line before it does no harm.
    await file.appendFile(erasures.map((one) => `\n${JSON.stringify(one)}`).join(''))
    await file.sync()
  } finally {
    await file.close()
  }
}

export type Repeated = { people: number; files: string[] }

/** Erases again the people whom an older database still has. */
export async function repeatErasures(
  tx: Transaction,
  erasures: readonly Erasure[],
): Promise<Repeated> {
  const files: string[][] = []
  for (const one of erasures.filter(isOfAccount)) {
    const again = await repeatAccount(tx, one)
    if (again !== null) files.push(again)
  }
  files.push(...(await repeatAddresses(tx, erasures.filter(isOfAddress))))
  return { people: files.length, files: files.flat() }
}

type OfAccount = Extract<Erasure, { user_id: number }>
type OfAddress = Exclude<Erasure, OfAccount>

const isOfAccount = (one: Erasure): one is OfAccount => 'user_id' in one
const isOfAddress = (one: Erasure): one is OfAddress => !isOfAccount(one)

async function repeatAccount(tx: Transaction, one: OfAccount): Promise<string[] | null> {
  const { user_id: userId, made_at, erased_at } = one
  const isThem = and(eq(users.id, userId), eq(users.created_at, new Date(made_at)))
  const [found] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(isThem, isNull(users.anonymised_at)))
  return found === undefined ? null : erasePerson(tx, { userId, now: new Date(erased_at) })
}

/** The files of each person. */
async function repeatAddresses(tx: Transaction, erasures: readonly OfAddress[]) {
  const erasedAt = new Map<string, string>()
  for (const { address_sha256: sha256, erased_at: at } of erasures) {
    if (at > (erasedAt.get(sha256) ?? '')) erasedAt.set(sha256, at)
  }
  const files = new Map<string, string[]>()
  // The hashes are compared here: databases lower some letters in other ways, such as a final Σ.
  const addresses = erasures.length === 0 ? [] : await listAddresses(tx)
  for (const { address, first } of addresses) {
    const sha256 = hashOf(address)
    const now = new Date(erasedAt.get(sha256) ?? 0)
    if (first >= now) continue
    const erased = await eraseCasesOfAddress(tx, { address, now })
    files.set(sha256, [...(files.get(sha256) ?? []), ...erased.files])
  }
  return files.values()
}

/** Every address beside those of accounts, and since when it is stored. */
async function listAddresses(tx: Transaction): Promise<{ address: string; first: Date }[]> {
  const { rows } = await tx.execute<{ address: string; first_ms: number }>(sql`
    select address, (extract(epoch from min(created_at)) * 1000)::float8 as first_ms from (
      select email_address as address, created_at from ${cases}
      union all select ${mails.to}, created_at from ${mails}
      union all select ${participants.email_address}, created_at
        from ${participants} join ${cases} on ${cases.id} = ${participants.case_id}
      union all select unnest(array[${credit_applications.email_address}, ${credit_applications.invoice_email}]), created_at
        from ${credit_applications} join ${cases} on ${cases.id} = ${credit_applications.case_id}
      union all select ${companies.email_address}, created_at from ${companies}
    ) as known
    where address <> ''
    group by address`)
  return rows.map(({ address, first_ms }) => ({ address, first: new Date(first_ms) }))
}
