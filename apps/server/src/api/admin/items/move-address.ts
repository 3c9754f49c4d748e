import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../database/client.ts'
import { isAmong } from '../../../database/is-among.ts'
import { redirects } from '../../../database/schema/content.ts'
import { followMoves } from '../../../pages/moved-addresses.ts'
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

/** Of an item that is deleted for good: removes the redirects to its address, and to those below it. */
export async function forgetAddress(
  tx: Transaction,
  { path }: Resource,
  item: Fields,
): Promise<void> {
  const gone = (await path?.(tx, item)) ?? null
  if (gone === null) return
  const moves = await tx
    .select({ from: redirects.from_path, to: redirects.to_path })
    .from(redirects)
  const byStart = new Map(moves.map((move) => [move.from, move]))
  const findMoves = async (paths: readonly string[]) =>
    paths.flatMap((start) => byStart.get(start) ?? [])
  const ends = await Promise.all(moves.map(({ from }) => followMoves(from, findMoves)))
  const leadsThere = (end: string | null | undefined) =>
    end === gone || end?.startsWith(`${gone}/`) === true
  const starts = moves.map(({ from }) => from).filter((_, index) => leadsThere(ends[index]))
  await tx.delete(redirects).where(isAmong(redirects.from_path, starts))
}
