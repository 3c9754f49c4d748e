import {
  type ConfiguredRow,
  plainConfiguration,
} from '@minikran/domain/crane-selection/configurations'
import { sql } from 'drizzle-orm'
import { crane_configurations, craneselector_rows, craneselectors } from './schema/cranes.ts'
import { subquery } from './subquery.ts'

/** The rows of a crane's load chart, in their order. */
export const loadChartRows = subquery<ConfiguredRow[]>(sql`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'lift_height', ${craneselector_rows.lift_height},
    'lift_radius', ${craneselector_rows.lift_radius},
    'lift_weight', ${craneselector_rows.lift_weight},
    'configuration', ${craneselector_rows.configuration}
  ) order by ${craneselector_rows.line}), '[]'::jsonb)
  from ${craneselector_rows} where ${craneselector_rows.craneselector_id} = ${craneselectors.id}
)`)

export type StoredConfiguration = {
  key: string
  title_sv: string
  title_en: string | null
  product_id: number | null
  included: boolean
  extra_weight: number | null
}

const mainBoom: StoredConfiguration = {
  key: plainConfiguration,
  title_sv: 'Huvudbom',
  title_en: 'Main boom',
  product_id: null,
  included: true,
  extra_weight: null,
}

/** A crane's configurations, the plainest first; without any, the main boom alone. */
export const craneConfigurations = subquery<StoredConfiguration[]>(sql`coalesce((
  select jsonb_agg(jsonb_build_object(
    'key', ${crane_configurations.key},
    'title_sv', ${crane_configurations.title_sv},
    'title_en', ${crane_configurations.title_en},
    'product_id', ${crane_configurations.product_id},
    'included', ${crane_configurations.included},
    'extra_weight', ${crane_configurations.extra_weight}
  ) order by ${crane_configurations.order})
  from ${crane_configurations}
  where ${crane_configurations.craneselector_id} = ${craneselectors.id}
), ${JSON.stringify([mainBoom])}::jsonb)`)
