import { eq } from 'drizzle-orm'
import type { Database } from '../database/client.ts'
import { cases } from '../database/schema/cases.ts'
import { users } from '../database/schema/people.ts'

export async function caseOfNumber(db: Database, number: string) {
  const [row] = await db.select().from(cases).where(eq(cases.case_number, number))
  if (row === undefined) throw new Error(`No case ${number}`)
  return row
}

/** The demo account of a role. */
export async function userOfRole(db: Database, role: number) {
  const [row] = await db.select().from(users).where(eq(users.role, role))
  if (row === undefined) throw new Error(`No demo account has role ${role}`)
  return row
}
