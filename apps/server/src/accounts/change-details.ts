import { eq, sql } from 'drizzle-orm'
import type { Database } from '../database/client.ts'
import { users } from '../database/schema/people.ts'

type Details = {
  firstname: string
  lastname: string
  phone: string | null
  locale?: 'sv' | 'en'
}

/** Changes the details of an account, as its owner entered them. */
export async function changeDetails(db: Database, userId: number, details: Details) {
  await db
    .update(users)
    .set({
      ...details,
      updated_at: sql`now()`,
      updated_by: userId,
      version: sql`${users.version} + 1`,
    })
    .where(eq(users.id, userId))
}
