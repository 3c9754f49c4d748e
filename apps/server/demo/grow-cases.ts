import { sql } from 'drizzle-orm'
import type { Database } from '../src/database/client.ts'

type Options = { db: Database; cases?: number; onProgress: (text: string) => void }

const atOnce = 1_000
// Far from the numbers that the running site gives.
const firstSerial = 100_000

/**
 * Grows the cases to a total with made-up inquiries of the last two years: most are settled, a few
 * are new and unread, as in a real inbox. The same total gives the same cases.
 */
export async function growCases({ db, cases: wanted = 0, onProgress }: Options): Promise<void> {
  const { rows } = await db.execute<{ all: number; made: number }>(
    sql`select count(*)::int as all, (count(*) filter (where case_number like 'MK-2025-%'))::int as made from cases`,
  )
  const { all = 0, made = 0 } = rows[0] ?? {}
  const missing = wanted - all
  for (let done = 0; done < missing; done += atOnce) {
    const count = Math.min(atOnce, missing - done)
    await insertCases(db, made + done, count)
    // Otherwise the plans are those of the small table, which read all cases for each new row.
    await db.execute(sql`analyze cases`)
    onProgress(`cases: ${done + count} of ${missing} made`)
  }
}

async function insertCases(db: Database, from: number, count: number): Promise<void> {
  await db.execute(sql`
    with numbered as (
      select n, timestamptz '2025-01-01' + n * interval '19 minutes' as at
      from generate_series(${from}::int, ${from + count - 1}::int) as n
    ), made as (
      insert into cases (case_number, kind, state, lang, depot_id, firstname, lastname, company,
        email_address, created_at, updated_at, first_read_at, owner_id)
      select 'MK-2025-' || lpad((${firstSerial}::int + n)::text, 6, '0'), 'inquiry',
        case when n % 100 = 0 then 'received' when n % 25 = 0 then 'answered'
          when n % 3 = 0 then 'declined' else 'closed' end,
        case when n % 9 = 0 then 'en' else 'sv' end,
        (select id from depots order by id offset n % (select count(*) from depots) limit 1),
        'Kund', 'Nummer ' || n, case when n % 2 = 0 then 'Bygg ' || n % 700 || ' AB' end,
        'kund' || n % 9000 || '@kund.example', at, at,
        case when n % 100 = 0 then null else at + interval '1 hour' end,
        case when n % 4 = 0 then (select id from users where role = 60 order by id limit 1) end
      from numbered
      returning id, case_number, created_at
    ), asked as (
      insert into inquiries (case_id) select id from made
    ), lines as (
      insert into inquiry_lines (case_id, line, product_id, prod_name, pickup_at)
      select made.id, 1, product.id, product.title_sv, to_char(created_at, 'YYYY-MM-DD') || ' 09:00'
      from made, lateral (
        select id, title_sv from products where type = 0 order by id
        offset made.id % 40 limit 1
      ) as product
    )
    insert into case_messages (case_id, from_customer, message)
    select id, false, 'Maskinen är ledig.' from made where id % 2 = 0`)
}
