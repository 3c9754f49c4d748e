import type { FleetCrane } from '@minikran/contract/crane-selection'
import { everything } from '@minikran/contract/product-lists'
import { productPath } from '@minikran/domain/catalogue/product-path'
import type { Lift } from '@minikran/domain/crane-selection/lift'
import { riggedLift } from '@minikran/domain/crane-selection/lift-advice'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/client.ts'
import { prodcats, prodsubcats } from '../../database/schema/catalogue.ts'
import { craneselectors } from '../../database/schema/cranes.ts'
import { products } from '../../database/schema/products.ts'
import { isVisible, isVisibleProduct } from '../../database/visible.ts'
import type { CraneQueries } from './cranes.queries.ts'
import { findMatches } from './find-matches.ts'

type Parts = { db: Database; cranes: CraneQueries }
type LiftQuery = { [Field in keyof Lift | 'extra']?: number | undefined }

/** As many as one sheet has room for. */
const mostOnSheet = 48

/** The smallest cranes of known size, and with all three numbers of a lift, which of them make it. */
export async function findFleet(parts: Parts, query: LiftQuery): Promise<FleetCrane[]> {
  const { height, radius, weight, extra = 0 } = query
  const isLift = height !== undefined && radius !== undefined && weight !== undefined
  const [fleet, answerOf] = await Promise.all([
    listFleet(parts.db),
    isLift ? answersTo(parts, { height, radius, weight }, extra) : () => null,
  ])
  return fleet.map(({ id, prodcat_slug, prodsubcat_slug, product_slug, ...crane }) => ({
    ...crane,
    path: productPath({ prodcat_slug, prodsubcat_slug, product_slug }),
    makes_lift: answerOf(id),
  }))
}

async function answersTo({ db, cranes }: Parts, lift: Lift, extraKg: number) {
  const all = { page: 1, per_page: everything }
  const [rigged, loaded, uncharted] = await Promise.all([
    findMatches(db, riggedLift({ lift, extraKg }), all),
    findMatches(db, lift, all),
    cranes.findPossible(lift),
  ])
  // A later answer replaces an earlier one.
  const answers = new Map<number, FleetCrane['makes_lift']>([
    ...uncharted.map((id) => [id, 'ask'] as const),
    ...loaded.map((id) => [id, 'load_only'] as const),
    ...rigged.map((id) => [id, 'yes'] as const),
  ])
  return (id: number) => answers.get(id) ?? 'no'
}

function listFleet(db: Database) {
  return db
    .select({
      id: craneselectors.id,
      slug: craneselectors.slug,
      title: craneselectors.title,
      crane_type: craneselectors.crane_type,
      // The condition below leaves out cranes without them.
      length: sql<number>`${products.length}`,
      height: sql<number>`${products.height}`,
      lift_capacity: products.lift_capacity,
      product_slug: products.product_slug,
      prodcat_slug: prodcats.prodcat_slug,
      prodsubcat_slug: prodsubcats.prodsubcat_slug,
    })
    .from(craneselectors)
    .innerJoin(products, eq(products.id, craneselectors.product_id))
    .innerJoin(prodsubcats, eq(prodsubcats.id, products.prodsubcat_id))
    .innerJoin(prodcats, eq(prodcats.id, prodsubcats.prodcat_id))
    .where(
      and(
        isVisible(craneselectors),
        isVisibleProduct(),
        sql`${products.length} > 0 and ${products.height} > 0`,
      ),
    )
    .orderBy(sql`${craneselectors.weight} nulls last, ${craneselectors.slug} collate "C"`)
    .limit(mostOnSheet)
}
