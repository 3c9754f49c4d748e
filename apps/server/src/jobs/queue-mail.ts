import { randomUUID } from 'node:crypto'
import type { Transaction } from '../database/client.ts'
import { mails } from '../database/schema/mails.ts'
import type { JobQueue } from './job-queue.ts'

export type MailServices = { jobs: Pick<JobQueue, 'enqueueMail'>; publicUrl: string }

type NewMail = Omit<typeof mails.$inferInsert, 'id' | 'message_id' | 'state'>

/**
 * Stores a mail and its job in the caller's transaction. False when a mail with the same `once_key`
 * is stored already.
 */
export async function queueMail(
  tx: Transaction,
  { jobs, publicUrl }: MailServices,
  mail: NewMail,
): Promise<boolean> {
  const message_id = `<${randomUUID()}@${new URL(publicUrl).hostname}>`
  const [stored] = await tx
    .insert(mails)
    .values({ ...mail, message_id })
    .onConflictDoNothing({ target: mails.once_key })
    .returning({ id: mails.id })
  if (stored === undefined) return false
  await jobs.enqueueMail(tx, stored.id)
  return true
}
