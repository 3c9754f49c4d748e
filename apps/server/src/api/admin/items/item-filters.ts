import { filters } from '@minikran/contract/admin/list'
import { and, gt, isNotNull, isNull, lte, not, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { isVisible } from '../../../database/visible.ts'
import { filter } from './resource.ts'

type Windowed = { publish_at: PgColumn; unpublish_at: PgColumn; deleted_at: PgColumn }

/** Filters by the state of publication. */
export function windowFilter(table: Windowed) {
  const { publish_at, unpublish_at } = table
  const words = ['published', 'scheduled', 'ended', 'draft'] as const
  return filter(filters.word(words), (word) => {
    switch (word) {
      case 'published':
        return isVisible(table)
      case 'scheduled':
        return gt(publish_at, sql`now()`)
      case 'ended':
        return lte(unpublish_at, sql`now()`)
      case 'draft':
        return isNull(publish_at)
    }
  })
}

/** Items whose English title is still missing. */
export function untranslatedFilter(title: PgColumn) {
  return filter(filters.flag(), (isMissing) => {
    const missing = or(isNull(title), sql`${title} = ''`)
    return isMissing ? missing : and(isNotNull(title), not(sql`${title} = ''`))
  })
}
