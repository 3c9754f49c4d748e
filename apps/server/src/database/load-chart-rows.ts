import type { CraneRow } from '@minikran/domain/crane-selection/lift'
import { sql } from 'drizzle-orm'
import { craneselector_rows, craneselectors } from './schema/cranes.ts'
import { subquery } from './subquery.ts'

/** The rows of a crane's load chart, in their order. */
export const loadChartRows = subquery<CraneRow[]>(sql`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'lift_height', ${craneselector_rows.lift_height},
    'lift_radius', ${craneselector_rows.lift_radius},
    'lift_weight', ${craneselector_rows.lift_weight}
  ) order by ${craneselector_rows.line}), '[]'::jsonb)
  from ${craneselector_rows} where ${craneselector_rows.craneselector_id} = ${craneselectors.id}
)`)
