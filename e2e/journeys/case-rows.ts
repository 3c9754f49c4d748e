import { expect } from '@playwright/test'
import type { TestSite } from '../sites.ts'
import { queryOf } from './site-database.ts'

type StoredCase = {
  case_number: string
  kind: string
  state: string
  lang: string
  email_address: string
  events: string[]
  mails: number
}

/** The case, its first event and its two mails are rows of the database. */
export async function expectCaseStored(
  site: TestSite,
  number: string,
  expected: { kind?: string; lang: string; email: string },
) {
  const stored = await readCase(site, number)
  expect(stored).toMatchObject({
    kind: expected.kind ?? 'inquiry',
    state: 'received',
    lang: expected.lang,
    email_address: expected.email,
    events: ['received'],
    mails: 2,
  })
}

/** Who takes the course, in order, and who of them waits for a seat. */
export async function readParticipants(site: TestSite, number: string) {
  return await readRows<{ firstname: string; waiting: boolean }>(
    site,
    `select p.firstname, p.waiting from participants p
       join cases c on c.id = p.case_id where c.case_number = $1 order by p.id`,
    number,
  )
}

/** What of a credit application is told apart from how it was typed. */
export async function readCredit(site: TestSite, number: string) {
  return await readRows<{ organisation_number: string; corp_vat: string; limit_ore: number }>(
    site,
    `select a.organisation_number, a.corp_vat, a.limit_ore from credit_applications a
       join cases c on c.id = a.case_id where c.case_number = $1`,
    number,
  )
}

type StoredLine = {
  slug: string
  pickup_at: string
  return_at: string | null
  comment: string | null
}

/** The machines of a case, in order. */
export function readLines(site: TestSite, number: string): Promise<StoredLine[]> {
  return readRows<StoredLine>(
    site,
    `select p.product_slug as slug, l.pickup_at, l.return_at, l.comment
     from inquiry_lines l join cases c on c.id = l.case_id left join products p on p.id = l.product_id
     where c.case_number = $1 order by l.line`,
    number,
  )
}

async function readCase(site: TestSite, number: string): Promise<StoredCase | undefined> {
  const [stored] = await readRows<StoredCase>(
  const [stored] = await queryOf<StoredCase>(
    site,
    `select case_number, kind, state, lang, email_address,
       (select array_agg(coalesce(e.state, e.kind) order by e.id) from case_events e where e.case_id = c.id) as events,
       (select count(*)::int from mails m where m.case_id = c.id) as mails
     from cases c where case_number = $1`,
    number,
  )
  return stored
}

async function readRows<Row extends pg.QueryResultRow>(
  site: TestSite,
  query: string,
  number: string,
): Promise<Row[]> {
  const client = new pg.Client(connectionOf(site))
  await client.connect()
  try {
    const { rows } = await client.query<Row>(query, [number])
    return rows
  } finally {
    await client.end()
  }
}

/** What an inquiry says, and the sizes of the pictures that came with it. */
export async function readInquiry(
  site: TestSite,
  number: string,
): Promise<{ inquiry_text: string; pictures: string[] } | undefined> {
  const client = new pg.Client(connectionOf(site))
  await client.connect()
  try {
    const { rows } = await client.query<{ inquiry_text: string; pictures: string[] }>(
      `select inquiry_text, array(
           select width || ' x ' || height from case_uploads u
           where u.case_id = c.id order by u.created_at
         ) as pictures
       from cases c join inquiries i on i.case_id = c.id where case_number = $1`,
      [number],
    )
    return rows[0]
  } finally {
    await client.end()
  }
}

function connectionOf({ dataDir }: TestSite): pg.ClientConfig {
  const outside = join(dataDir, 'database-url')
  if (existsSync(outside)) return { connectionString: readFileSync(outside, 'utf8') }
  // The fifth line of a running server's pid file names the folder of its socket.
  const lines = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')
  return { host: lines[4] ?? '', port: Number(lines[3]), user: 'minikran', database: 'minikran' }
    [number],
  )
  return stored
}
