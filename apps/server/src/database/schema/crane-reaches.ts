import { doublePrecision, index, integer, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core'
import { craneselectors } from './cranes.ts'

/**
 * The most that a crane lifts at each whole metre of height and radius, maintained by triggers
 * (docs/decisions/0004).
 */
export const craneselector_reaches = pgTable(
  'craneselector_reaches',
  {
    craneselector_id: integer()
      .notNull()
      .references(() => craneselectors.id, { onDelete: 'cascade' }),
    height: smallint().notNull(),
    radius: smallint().notNull(),
    most_weight: doublePrecision().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.craneselector_id, t.height, t.radius] }),
    index('craneselector_reaches_search').on(t.height, t.radius, t.most_weight, t.craneselector_id),
  ],
)
