/** Kept for this visit and in this tab only: nothing of it is stored. */
const slugs: { lookedAt: string | null; nearest: string | null } = { lookedAt: null, nearest: null }

export function noteLookedAt(slug: string): void {
  slugs.lookedAt = slug
}

/** The depot nearest to the place that the visitor has given. */
export function noteNearest(slug: string): void {
  slugs.nearest = slug
}

/** The depot that a form begins with: the one looked at last, else the nearest. */
export const likelyDepot = (): string | null => slugs.lookedAt ?? slugs.nearest
