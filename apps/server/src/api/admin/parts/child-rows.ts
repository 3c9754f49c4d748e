import { asc, eq, getTableColumns, inArray } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Fields, Part } from '../items/resource.ts'

type Name<Table extends PgTable> = keyof Table['$inferSelect'] & string

type ChildRows<Table extends PgTable> = {
  field: string
  table: Table
  /** The column that refers to the item. */
  owner: Name<Table>
  /** The part of a row in the item: the value of one column, or an object of several columns. */
  columns: Name<Table> | readonly Name<Table>[]
  orderBy: readonly Name<Table>[]
  /** Further columns that are written. */
  also?: (index: number, child: Fields) => Fields
}

/** Rows of a table below an item: read in their order, and replaced by what is written. */
export function childRows<Table extends PgTable>(given: ChildRows<Table>): Part {
  const { field, owner, columns, orderBy, also } = given
  const table: PgTable = given.table
  const known = getTableColumns(table) as Record<Name<Table>, PgColumn>
  const isList = typeof columns !== 'string'
  const childOf = (row: Fields) =>
    isList ? Object.fromEntries(columns.map((name) => [name, row[name]])) : row[columns]
  return {
    field,
    empty: [],
    async read(db, ids) {
      if (ids.length === 0) return new Map()
      const rows: Fields[] = await db
        .select()
        .from(table)
        .where(inArray(known[owner], [...ids]))
        .orderBy(...orderBy.map((name) => asc(known[name])))
      const byOwner = Map.groupBy(rows, (row) => Number(row[owner]))
      return new Map([...byOwner].map(([id, own]) => [id, own.map(childOf)]))
    },
    async write(tx, id, value) {
      await tx.delete(table).where(eq(known[owner], id))
      const children = [...new Set(value as Fields[])]
      if (children.length === 0) return
      const rows = children.map((child, index) => ({
        ...(isList ? child : { [columns]: child }),
        ...also?.(index, child),
        [owner]: id,
      }))
      await tx.insert(table).values(rows)
    },
  }
}
