import { type SQL, sql } from 'drizzle-orm'
import { prodcats, prodsubcats } from '../../database/schema/catalogue.ts'
import { products } from '../../database/schema/products.ts'
import { isVisibleProduct } from '../../database/visible.ts'

/** The `from` and `where` of a query of the visible products that meet all conditions. */
export const fromVisibleProducts = (conditions: SQL[]) => sql`
  from ${products}
  join ${prodsubcats} on ${prodsubcats.id} = ${products.prodsubcat_id}
  join ${prodcats} on ${prodcats.id} = ${prodsubcats.prodcat_id}
  where ${every([...conditions, isVisibleProduct()])}
`

/** True where all conditions are, also when there are none. */
export const every = (conditions: SQL[]) =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
