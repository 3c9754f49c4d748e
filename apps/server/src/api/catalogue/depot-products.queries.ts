import { machineTypes, practicalTraining } from '@minikran/domain/catalogue/product-types'
import { and, asc, count, eq, gt, inArray, min, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/client.ts'
import { prodcats, prodsubcats } from '../../database/schema/catalogue.ts'
import { depots } from '../../database/schema/depots.ts'
import { products } from '../../database/schema/products.ts'
import { isVisible, isVisibleProduct } from '../../database/visible.ts'
import { selectListedProducts } from './product-rows.ts'
import { limitOf, type Page } from './products.queries.ts'

type Kind = 'machine' | 'course'
/** `from`: the local date and time in Stockholm, `YYYY-MM-DD HH:mm`, from which courses count. */
type Selection = Page & { slug: string; from: string }

/**
 * The machines at one depot, and the courses that will be held there; `next` is the time of the first
 * course. Web courses are left out: they have a depot for their cases only.
 */
export function createDepotProductQueries(db: Database) {
  const isThere = eq(depots.depot_slug, sql.placeholder('slug'))
  const isMachine = and(isThere, inArray(products.type, machineTypes))
  const isAhead = gt(products.course_time, sql.placeholder('from'))
  const isNextCourse = and(isThere, eq(products.type, practicalTraining), isAhead)
  const prepare = (name: string, where: SQL | undefined, order: SQL[]) => ({
    rows: selectListedProducts(db, where)
      .orderBy(...order)
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare(`${name}s_at_depot`),
    total: countAtDepot(db, where).prepare(`${name}s_at_depot_count`),
  })
  const queries = {
    machine: prepare('machine', isMachine, [asc(products.order), asc(products.id)]),
    course: prepare('course', isNextCourse, [asc(products.course_time), asc(products.id)]),
  }
  return async (kind: Kind, { slug, from, ...page }: Selection) => {
    const { rows, total } = queries[kind]
    const [found, [counted]] = await Promise.all([
      rows.execute({ slug, from, ...limitOf(page) }),
      total.execute({ slug, from }),
    ])
    return { rows: found, total: counted?.total ?? 0, next: counted?.next ?? null }
  }
}

function countAtDepot(db: Database, where: SQL | undefined) {
  return db
    .select({ total: count(), next: min(products.course_time) })
    .from(products)
    .innerJoin(prodsubcats, eq(prodsubcats.id, products.prodsubcat_id))
    .innerJoin(prodcats, eq(prodcats.id, prodsubcats.prodcat_id))
    .innerJoin(depots, and(eq(depots.id, products.depot_id), isVisible(depots)))
    .where(and(isVisibleProduct(), where))
}
