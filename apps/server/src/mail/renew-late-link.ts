import { hoursToConfirm } from '@minikran/domain/cases/course-seats'
import { and, eq, sql } from 'drizzle-orm'
import { tokenHash } from '../accounts/sessions.ts'
import type { Database } from '../database/client.ts'
import { isToConfirm } from '../database/registered.ts'
import { type MailRow, registrations } from '../database/schema/cases.ts'

/** The link that takes the seats of a registration works from when its mail is sent, however late that is. */
export async function renewLateLink(db: Database, { kind, details }: MailRow): Promise<void> {
  const { token } = details
  if (kind !== 'registration-confirmation' || typeof token !== 'string') return
  await db
    .update(registrations)
    .set({ confirm_until: sql`now() + make_interval(hours => ${hoursToConfirm})` })
    .where(and(eq(registrations.confirm_hash, tokenHash(token)), isToConfirm))
}
