import { eq } from 'drizzle-orm'
import type { Database, Transaction } from './client.ts'
import { settings } from './schema/operations.ts'

/** Under which key the company's own receiver of notifications stands. */
const key = 'mail_to'

type Receivers = { mailTo: string | null; answeredBy: string }

/** Who is told of what comes in: whom the company has set, else MAIL_TO, else who answers. */
export async function findMailTo(
  db: Database | Transaction,
  { mailTo, answeredBy }: Receivers,
): Promise<string> {
  return (await readMailTo(db)) ?? mailTo ?? answeredBy
}

/** Whom the company has set; null: nobody. */
export async function readMailTo(db: Database | Transaction): Promise<string | null> {
  const [row] = await db.select().from(settings).where(eq(settings.key, key))
  return typeof row?.value === 'string' ? row.value : null
}

type Kept = { mailTo: string | null; at: Date; by: number }

export async function keepMailTo(tx: Transaction, { mailTo, at, by }: Kept): Promise<void> {
  await tx.delete(settings).where(eq(settings.key, key))
  if (mailTo === null) return
  await tx.insert(settings).values({ key, value: mailTo, updated_at: at, updated_by: by })
}
