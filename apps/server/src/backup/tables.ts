import type { Client } from 'pg'

export type Table = { name: string; columns: string[] }

/** Tables with short-lived rows, which a running server keeps writing. */
export const shortLived = [
  'rate_limits',
  'sessions',
  'account_tokens',
  'idempotency_keys',
  'used_form_tokens',
]

/** Tables that no backup holds; triggers fill the first from others. */
const leftOut = ['craneselector_reaches', ...shortLived]

type Row = { name: string; columns: string[]; needs: string[] }

/** The tables of the database, each after those that it refers to. */
export async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Row>(
    `select c.relname as name,
       array(
         select attname::text from pg_attribute
         where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
         order by attnum
       ) as columns,
       array(
         select distinct f.relname::text from pg_constraint r join pg_class f on f.oid = r.confrelid
         where r.conrelid = c.oid and r.contype = 'f' and r.confrelid <> c.oid
       ) as needs
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind = 'r' and c.relname <> all ($1)
     order by c.relname`,
    [leftOut],
  )
  return inOrder(rows)
}

/** All tables that a restore empties, also those that no backup holds. */
export const emptied = (tables: readonly Table[]): string[] => [
  ...tables.map(({ name }) => name),
  ...leftOut,
]

function inOrder(rows: readonly Row[]): Table[] {
  const placed = new Set<string>()
  const ordered: Table[] = []
  while (ordered.length < rows.length) {
    const next = rows.filter(
      ({ name, needs }) => !placed.has(name) && needs.every((other) => placed.has(other)),
    )
    if (next.length === 0) throw new Error('Tables refer to each other in a circle')
    for (const { name, columns } of next) {
      placed.add(name)
      ordered.push({ name, columns })
    }
  }
  return ordered
}

export const quoted = (client: Client, names: readonly string[]): string =>
  names.map((name) => client.escapeIdentifier(name)).join(', ')
