import type { SiteHandler } from '@minikran/contract/site-handler'
import { localizedPath, splitLocale } from '@minikran/domain/catalogue/product-path'
import { desc, inArray, like } from 'drizzle-orm'
import type { Database } from '../database/client.ts'
import { redirects } from '../database/schema/content.ts'

/** The new address of a moved page, with its query; null when it was not moved. */
export type FindMoved = (address: URL) => Promise<string | null>

type Move = { from: string; to: string }
type FindMoves = (paths: readonly string[]) => Promise<Move[]>

const mostHops = 10
// Addresses of items have at most four parts. One of thousands would be thousands of paths to look up.
const mostParts = 8

/** Forms that name their product in the query, as `produkt`. */
const productForms: ReadonlySet<string> = new Set(['/forfragan', '/anmalan'])
const slugPattern = /^[a-z0-9-]+$/

/** Redirects that the back office stored, the same for both languages. */
export function createMovedAddresses(db: Database): FindMoved {
  const findMoves: FindMoves = (paths) =>
    db
      .select({ from: redirects.from_path, to: redirects.to_path })
      .from(redirects)
      .where(inArray(redirects.from_path, [...paths]))
  return async ({ pathname, search, searchParams }) => {
    const { locale, path } = splitLocale(pathname)
    const slug = searchParams.get('produkt') ?? ''
    if (productForms.has(path) && slugPattern.test(slug)) {
      const query = new URLSearchParams(searchParams)
      const moved = await findMovedProduct(db, { slug, findMoves })
      if (moved === null) return null
      query.set('produkt', moved)
      return `${pathname}?${query}`
    }
    const moved = await followMoves(path, findMoves)
    return moved === null ? null : `${localizedPath(moved, locale)}${search}`
  }
}

/** The new slug of the product that had this one last; null when it has the same or never had another. */
async function findMovedProduct(
  db: Database,
  { slug, findMoves }: { slug: string; findMoves: FindMoves },
): Promise<string | null> {
  const [move] = await db
    .select({ from: redirects.from_path })
    .from(redirects)
    .where(like(redirects.from_path, `/produkter/%/%/${slug}`))
    .orderBy(desc(redirects.created_at))
    .limit(1)
  const path = move === undefined ? null : await followMoves(move.from, findMoves)
  const moved = path?.slice(path.lastIndexOf('/') + 1) ?? slug
  return moved === slug ? null : moved
}

/**
 * The end of a chain of redirects, so that the client gets one only. Null for a path without redirects
 * and for a cycle. With a category the pages below it move, too.
 */
export async function followMoves(path: string, findMoves: FindMoves): Promise<string | null> {
  const seen = new Set([path])
  let current = path
  for (let hop = 0; hop < mostHops; hop += 1) {
    const next = moveOnce(current, await findMoves(pathsAbove(current)))
    if (next === null) return hop === 0 ? null : current
    if (seen.has(next)) return null
    seen.add(next)
    current = next
  }
  return null
}

function moveOnce(path: string, moves: readonly Move[]): string | null {
  const [nearest] = moves.toSorted((a, b) => b.from.length - a.from.length)
  return nearest === undefined ? null : `${nearest.to}${path.slice(nearest.from.length)}`
}

/** `/a/b/c`, `/a/b`, `/a`, without those that are longer than any item's. */
function pathsAbove(path: string): string[] {
  const parts = path.split('/').slice(1, 1 + mostParts)
  return parts.map((_, index) => `/${parts.slice(0, parts.length - index).join('/')}`)
}

/** The website, with a 301 to the new address instead of a page that is not found. */
export function followingMoves(site: SiteHandler, findMoved: FindMoved): SiteHandler {
  return async (request, visitor) => {
    const answer = await site(request, visitor)
    if (request.method === 'POST' || !isLost(answer)) return answer
    // Without the database the answer stays "not found".
    const location = await findMoved(new URL(request.url)).catch(() => null)
    if (location === null) return answer
    return new Response(null, {
      status: 301,
      headers: { location, 'cache-control': 'public, max-age=3600' },
    })
  }
}

function isLost({ status, headers }: Response): boolean {
  const location = headers.get('location') ?? ''
  return status === 404 || (status === 302 && /^(\/en)?\/fel(\?|$)/.test(location))
}
