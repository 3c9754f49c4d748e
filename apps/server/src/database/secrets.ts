import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from './client.ts'
import { secrets } from './schema/operations.ts'

export type GetSecret = (name: 'form-token' | 'rate-limit' | 'totp') => Promise<string>

/** Secrets that are made once, by whoever needs them first, and shared by all processes. */
export function secretsIn(db: Database): GetSecret {
  const known = new Map<string, string>()
  return async (name) => {
    const kept = known.get(name)
    if (kept !== undefined) return kept
    const value = randomBytes(32).toString('base64url')
    await db.insert(secrets).values({ name, value }).onConflictDoNothing()
    const [row] = await db
      .select({ value: secrets.value })
      .from(secrets)
      .where(eq(secrets.name, name))
    if (row === undefined) throw new Error(`The secret ${name} is missing right after it was made`)
    known.set(name, row.value)
    return row.value
  }
}
