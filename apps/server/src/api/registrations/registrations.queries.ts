import { courseTypes } from '@minikran/domain/catalogue/product-types'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database, Transaction } from '../../database/client.ts'
import { countParticipants, isRegistered } from '../../database/registered.ts'
import { prodcats, prodsubcats } from '../../database/schema/catalogue.ts'
import { depots } from '../../database/schema/depots.ts'
import { products } from '../../database/schema/products.ts'
import { isVisibleProduct } from '../../database/visible.ts'
import { type PricedRow, pricedColumns } from '../cases/price-snapshot.ts'

export type RegistrationCourse = PricedRow & {
  id: number
  title_sv: string
  course_time: string | null
  depot: { id: number; email_address: string }
}

/** A public occasion of a course, with its depot, which need not be public. */
export async function findCourse(
  db: Database | Transaction,
  id: number,
): Promise<RegistrationCourse | null> {
  const [row] = await db
    .select({
      id: products.id,
      title_sv: products.title_sv,
      course_time: products.course_time,
      ...pricedColumns,
      depot: { id: depots.id, email_address: depots.email_address },
    })
    .from(products)
    .innerJoin(prodsubcats, eq(prodsubcats.id, products.prodsubcat_id))
    .innerJoin(prodcats, eq(prodcats.id, prodsubcats.prodcat_id))
    .innerJoin(depots, eq(depots.id, products.depot_id))
    .where(and(eq(products.id, id), inArray(products.type, courseTypes), isVisibleProduct()))
  return row ?? null
}

/** All participants, seated or waiting, except of declined and unconfirmed registrations. */
export async function countRegistered(tx: Transaction, productId: number): Promise<number> {
  const registered = await countParticipants(tx, [productId], isRegistered)
  return registered.get(productId) ?? 0
}
