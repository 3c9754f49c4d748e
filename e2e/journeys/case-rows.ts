import { expect } from '@playwright/test'
import type { QueryResultRow } from 'pg'
import type { TestSite } from '../sites.ts'
import { queryOf } from './site-database.ts'

type CaseRecord = {
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

/** Fields of a credit application that are stored as typed. */
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

async function readCase(site: TestSite, number: string): Promise<CaseRecord | undefined> {
  const [stored] = await readRows<CaseRecord>(
    site,
    `select case_number, kind, state, lang, email_address,
       (select array_agg(coalesce(e.state, e.kind) order by e.id) from case_events e where e.case_id = c.id) as events,
       (select count(*)::int from mails m where m.case_id = c.id) as mails
     from cases c where case_number = $1`,
    number,
  )
  return stored
}

const readRows = <Row extends QueryResultRow>(site: TestSite, query: string, number: string) =>
  queryOf<Row>(site, query, [number])

/** The text of an inquiry and the sizes of its pictures. */
export async function readInquiry(
  site: TestSite,
  number: string,
): Promise<{ inquiry_text: string; pictures: string[] } | undefined> {
  const [inquiry] = await readRows<{ inquiry_text: string; pictures: string[] }>(
    site,
    `select inquiry_text, array(
         select width || ' x ' || height from case_uploads u
         where u.case_id = c.id order by u.created_at
       ) as pictures
     from cases c join inquiries i on i.case_id = c.id where case_number = $1`,
    number,
  )
  return inquiry
}
