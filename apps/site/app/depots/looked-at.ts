/**
 * In memory only. A search is recorded with the depot that was looked at, but not with the nearest one,
 * which tells where the visitor is.
 */
const slugs: { lookedAt: string | null; nearest: string | null } = { lookedAt: null, nearest: null }

export function noteLookedAt(slug: string): void {
  slugs.lookedAt = slug
}

/** The depot nearest to the place that the visitor has given. */
export function noteNearest(slug: string): void {
  slugs.nearest = slug
}

/** The depot that a search is recorded with. */
export const lookedAtDepot = (): string | null => slugs.lookedAt

/** The depot that a form begins with: the one looked at last, else the nearest. */
export const likelyDepot = (): string | null => slugs.lookedAt ?? slugs.nearest
