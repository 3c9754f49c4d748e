import { eq } from 'drizzle-orm'
import type { Database, Transaction } from './client.ts'
import { settings } from './schema/operations.ts'

/** The key of the setting that holds the address for notifications. */
const key = 'mail_to'

type Fallbacks = { mailTo: string | null; answeredBy: string }

/** The address to notify of a new case: from the settings, else MAIL_TO, else the one that answers it. */
export async function findMailTo(
  db: Database | Transaction,
  { mailTo, answeredBy }: Fallbacks,
): Promise<string> {
  return (await readMailTo(db)) ?? mailTo ?? answeredBy
}

/** The address in the settings; null when none is set. */
export async function readMailTo(db: Database | Transaction): Promise<string | null> {
  const [row] = await db.select().from(settings).where(eq(settings.key, key))
  return typeof row?.value === 'string' ? row.value : null
}

type Saved = { mailTo: string | null; at: Date; by: number }

export async function saveMailTo(tx: Transaction, { mailTo, at, by }: Saved): Promise<void> {
  await tx.delete(settings).where(eq(settings.key, key))
  if (mailTo === null) return
  await tx.insert(settings).values({ key, value: mailTo, updated_at: at, updated_by: by })
}
