import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database, Transaction } from './client.ts'
import { secrets } from './schema/operations.ts'

export type GetSecret = (
  name: 'form-token' | 'rate-limit' | 'totp',
  /** The caller's transaction, which must not wait for a second connection. */
  reader?: Database | Transaction,
) => Promise<string>

/**
 * Secrets that are created at their first use and shared by all processes. The key of second steps is
 * read each time, since a restore may replace it while the site serves. The others are cached: with an
 * old one, limits count from 0 and forms are asked to be sent again.
 */
export function secretsIn(db: Database): GetSecret {
  const cached = new Map<string, string>()
  return async (name, reader = db) => {
    const known = cached.get(name)
    if (known !== undefined) return known
    const value = await findOrCreate(reader, name)
    // A transaction may still roll back what it created.
    if (name !== 'totp' && reader === db) cached.set(name, value)
    return value
  }
}

async function findOrCreate(reader: Database | Transaction, name: string): Promise<string> {
  const stored = await findSecret(reader, name)
  if (stored !== null) return stored
  const created = randomBytes(32).toString('base64url')
  await reader.insert(secrets).values({ name, value: created }).onConflictDoNothing()
  const value = await findSecret(reader, name)
  if (value === null) throw new Error(`The secret ${name} is missing right after it was made`)
  return value
}

async function findSecret(reader: Database | Transaction, name: string): Promise<string | null> {
  const [row] = await reader
    .select({ value: secrets.value })
    .from(secrets)
    .where(eq(secrets.name, name))
  return row?.value ?? null
}
