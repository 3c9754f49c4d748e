import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from './client.ts'
import { secrets } from './schema/operations.ts'

export type GetSecret = (name: 'form-token' | 'rate-limit' | 'totp') => Promise<string>

/** Secrets that are created at their first use and shared by all processes. */
export function secretsIn(db: Database): GetSecret {
  const cached = new Map<string, string>()
  return async (name) => {
    const value = cached.get(name)
    if (value !== undefined) return value
    const created = randomBytes(32).toString('base64url')
    await db.insert(secrets).values({ name, value: created }).onConflictDoNothing()
    const [row] = await db
      .select({ value: secrets.value })
      .from(secrets)
      .where(eq(secrets.name, name))
    if (row === undefined) throw new Error(`The secret ${name} is missing right after it was made`)
    cached.set(name, row.value)
    return row.value
  }
}
