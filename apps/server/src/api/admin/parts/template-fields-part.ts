import { asc, eq, inArray } from 'drizzle-orm'
import { prodtplflds } from '../../../database/schema/catalogue.ts'
import type { Part } from '../items/resource.ts'
import { groupBy } from './group-by.ts'

type Field = Omit<typeof prodtplflds.$inferInsert, 'id' | 'prodtpl_id' | 'order'>

/** The fields of a product template, in the order of the form. */
export const templateFieldsPart: Part = {
  field: 'fields',
  empty: [],
  async read(db, ids) {
    if (ids.length === 0) return new Map()
    const rows = await db
      .select()
      .from(prodtplflds)
      .where(inArray(prodtplflds.prodtpl_id, [...ids]))
      .orderBy(asc(prodtplflds.order), asc(prodtplflds.id))
    return groupBy(
      rows,
      (row) => row.prodtpl_id,
      ({ fld, fld_type, validation, required, title_option, own }) => ({
        fld,
        fld_type,
        validation,
        required,
        title_option,
        own,
      }),
    )
  },
  async write(tx, id, value) {
    const fields = value as Field[]
    await tx.delete(prodtplflds).where(eq(prodtplflds.prodtpl_id, id))
    if (fields.length === 0) return
    await tx
      .insert(prodtplflds)
      .values(fields.map((field, order) => ({ ...field, order, prodtpl_id: id })))
  },
}
