import type { CraneRow, Lift } from '@minikran/domain/crane-selection/lift'
import { type NearMiss, nearMisses } from '@minikran/domain/crane-selection/near-misses'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/client.ts'
import { craneselector_reaches } from '../../database/schema/crane-reaches.ts'
import { craneselector_rows, craneselectors } from '../../database/schema/cranes.ts'
import { isVisible } from '../../database/visible.ts'
import { liftSql, matches, metreBelow } from './find-matches.ts'

// A crane has one index entry a metre, at most 61, so this many contain the 24 nearest cranes.
const entriesPerChange = 1_500
const cranesPerChange = 40

type Candidate = { id: number; slug: string; weight: number | null; rows: CraneRow[] }

/**
 * The visible cranes that nearly make the lift, nearest first. Of every kind of change the index
 * gives the 40 nearest cranes by whole metre; among those the domain decides exactly. With up to
 * 40 cranes in the selector nothing is left out.
 */
export async function findNearMisses(
  db: Database,
  { lift, extraKg, most }: { lift: Lift; extraKg: number; most: number },
): Promise<NearMiss<Candidate>[]> {
  const { rows } = await db.execute<Candidate>(nearMissCandidates(lift))
  return nearMisses(rows, lift, extraKg).slice(0, most)
}

/** The candidates with their rows, without the cranes that make the lift. */
function nearMissCandidates(lift: Lift): SQL {
  const height = metreBelow(lift.height)
  const radius = metreBelow(lift.radius)
  const enough = sql`most_weight >= ${lift.weight}::float8`
  const changes = [
    nearest(sql`height <= ${height} and radius = ${radius} and ${enough}`, sql`height`),
    nearest(sql`height = ${height} and radius <= ${radius} and ${enough}`, sql`radius`),
    nearest(sql`height = ${height} and radius = ${radius}`, sql`most_weight`),
  ]
  return sql`
    with hits as materialized (${matches(liftSql(lift))}),
    candidates as (${sql.join(changes, sql` union `)})
    select ${craneselectors.id}, ${craneselectors.slug}, ${craneselectors.weight}, (
      select jsonb_agg(jsonb_build_object(
        'lift_height', lift_height, 'lift_radius', lift_radius, 'lift_weight', lift_weight
      )) from ${craneselector_rows} where craneselector_id = ${craneselectors.id}
    ) as rows
    from candidates
    join ${craneselectors} on ${craneselectors.id} = candidates.craneselector_id`
}

function nearest(within: SQL, measure: SQL): SQL {
  return sql`(
    select craneselector_id from (
      select craneselector_id, ${measure} as measure
      from ${craneselector_reaches}
      join ${craneselectors} on ${craneselectors.id} = craneselector_id
      where ${within} and ${isVisible(craneselectors)}
        and craneselector_id not in (select id from hits)
      order by ${measure} desc
      limit ${entriesPerChange}
    ) as entries
    group by craneselector_id
    order by max(measure) desc, craneselector_id
    limit ${cranesPerChange}
  )`
}
