import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../database/client.ts'
import { redirects } from '../../../database/schema/content.ts'
import type { Fields, Resource } from './resource.ts'

/** When an item's public address changes, the old one is redirected to the new one. */
export async function moveAddress(
  tx: Transaction,
  { path }: Resource,
  { before, after }: { before: Fields; after: Fields },
): Promise<void> {
  if (path === null) return
  const [from, to] = [await path(tx, before), await path(tx, after)]
  if (from === null || to === null || from === to) return
  // An item that gets an old address back needs no redirect from it.
  await tx.delete(redirects).where(eq(redirects.from_path, to))
  await tx
    .insert(redirects)
    .values({ from_path: from, to_path: to })
    .onConflictDoUpdate({ target: redirects.from_path, set: { to_path: to } })
}
