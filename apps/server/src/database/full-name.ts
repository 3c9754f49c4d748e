import { sql } from 'drizzle-orm'
import { users } from './schema/people.ts'

/** First and last name of an account; null when a join found none. */
export const fullName = sql<string | null>`(${users.firstname} || ' ' || ${users.lastname})`
