import type { SiteHandler } from '@minikran/contract/site-handler'
import { localizedPath, splitLocale } from '@minikran/domain/catalogue/product-path'
import { inArray } from 'drizzle-orm'
import type { Database } from '../database/client.ts'
import { redirects } from '../database/schema/content.ts'

/** Where the page at a path lives now, query kept; null when nobody moved it. */
export type FindMoved = (address: URL) => Promise<string | null>

type Move = { from: string; to: string }
type FindMoves = (paths: readonly string[]) => Promise<Move[]>

const mostHops = 10

/** Moved addresses as the back office wrote them down, the same for both languages. */
export function createMovedAddresses(db: Database): FindMoved {
  const findMoves: FindMoves = (paths) =>
    db
      .select({ from: redirects.from_path, to: redirects.to_path })
      .from(redirects)
      .where(inArray(redirects.from_path, [...paths]))
  return async ({ pathname, search }) => {
    const { locale, path } = splitLocale(pathname)
    const moved = await followMoves(path, findMoves)
    return moved === null ? null : `${localizedPath(moved, locale)}${search}`
  }
}

/**
 * The end of a chain of moves, found in one answer instead of one redirect a hop; null for a path
 * that never moved and for moves that lead in a circle. A moved category takes its pages along.
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

/** `/a/b/c`, `/a/b`, `/a`. */
function pathsAbove(path: string): string[] {
  const parts = path.split('/').slice(1)
  return parts.map((_, index) => `/${parts.slice(0, parts.length - index).join('/')}`)
}

/** The website, with 301 to where an address lives now in place of a page that is not found. */
export function followingMoves(site: SiteHandler, findMoved: FindMoved): SiteHandler {
  return async (request, visitor) => {
    const answer = await site(request, visitor)
    if (request.method === 'POST' || !isLost(answer)) return answer
    // Without the database nobody knows of moves: the page that was not found stands.
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
