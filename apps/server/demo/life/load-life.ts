import { hash } from 'node:crypto'
import { caseNumber } from '@minikran/domain/cases/case-number'
import { stockholmDateTime } from '@minikran/domain/primitives/local-date'
import { eq, inArray, sql } from 'drizzle-orm'
import { pricedColumns, priceSnapshot } from '../../src/api/cases/price-snapshot.ts'
import type { Transaction } from '../../src/database/client.ts'
import { listHoursSets } from '../../src/database/hours-sets.ts'
import {
  case_events,
  case_messages,
  cases,
  credit_applications,
  inquiries,
  inquiry_lines,
  participants,
  registrations,
} from '../../src/database/schema/cases.ts'
import { prodsubcats } from '../../src/database/schema/catalogue.ts'
import { pages, posts } from '../../src/database/schema/content.ts'
import { mails } from '../../src/database/schema/mails.ts'
import { audit } from '../../src/database/schema/operations.ts'
import { companies, users } from '../../src/database/schema/people.ts'
import { products } from '../../src/database/schema/products.ts'
import { publishedAt } from '../published-at.ts'
import { type LifeCase, lifeCases } from './life-cases.ts'
import { lifeCompanies } from './life-companies.ts'
import { lifePosts, lifeProducts, modelProduct, unfinishedPage } from './life-items.ts'
import { insertSearches } from './life-searches.ts'
import { type Loaded, lifeTimes } from './life-times.ts'

type People = Map<number, typeof users.$inferSelect>
type Life = Loaded & { tx: Transaction; people: People; staffId: number }

const dayMs = 86_400_000

/** What time leaves behind in a used site: companies, cases, mails, a trail and searches. The demo is loaded. */
export async function loadLife(tx: Transaction, now: Date): Promise<void> {
  await insertCompanies(tx)
  const people = new Map((await tx.select().from(users)).map((user) => [user.role, user]))
  const life = { tx, now, people, staffId: people.get(60)?.id ?? 1, hours: await listHoursSets(tx) }
  await insertItems(life)
  for (const one of lifeCases) await insertCase(life, one)
  await insertSearches(tx, now)
}

async function insertCompanies(tx: Transaction) {
  for (const { roles, ...company } of lifeCompanies) {
    const [made] = await tx
      .insert(companies)
      .values({ ...company, confirmed: true })
      .returning({ id: companies.id })
    await tx
      .update(users)
      .set({
        company_id: made?.id ?? null,
        email_verified_at: publishedAt,
        edits_company: true,
      })
      .where(inArray(users.role, roles))
  }
}

async function insertItems({ tx, now, staffId }: Life) {
  const [model] = await tx.select().from(products).where(eq(products.product_slug, modelProduct))
  if (model === undefined) throw new Error(`The demo has no ${modelProduct}`)
  const { prodtpl_id, prod_vat, fld_title1, fld_title2, fld_title3, fld_title4 } = model
  const highlights = { fld_title1, fld_title2, fld_title3, fld_title4 }
  for (const { subcategory, ...own } of lifeProducts) {
    const [shelf] = await tx
      .select({ id: prodsubcats.id })
      .from(prodsubcats)
      .where(eq(prodsubcats.prodsubcat_slug, subcategory))
    if (shelf === undefined) throw new Error(`The demo has no ${subcategory}`)
    await tx.insert(products).values({
      ...highlights,
      prodtpl_id,
      prod_vat,
      prodsubcat_id: shelf.id,
      status: 1,
      depot_id: 1,
      depot_ownership: 1,
      publish_at: publishedAt,
      order: 10_000,
      ...own,
    })
  }
  await tx.update(pages).set({ publish_at: null }).where(eq(pages.page_key, unfinishedPage))
  for (const { isTrashed, ...post } of lifePosts) {
    const trashed = isTrashed ? { deleted_at: now, deleted_by: staffId } : {}
    const [made] = await tx
      .insert(posts)
      .values({ ...post, ...trashed })
      .returning({ id: posts.id })
    const item_id = String(made?.id)
    const action = isTrashed ? 'trashed' : 'created'
    await tx.insert(audit).values({ at: now, user_id: staffId, action, item: 'posts', item_id })
  }
}

async function insertCase(life: Life, one: LifeCase) {
  const { tx, now, people, staffId } = life
  const user = one.role === null ? undefined : people.get(one.role)
  const at = new Date(now.getTime() - one.daysAgo * dayMs - 3_600_000)
  const { rows } = await tx.execute<{ serial: number }>(
    sql`select nextval('case_serial')::int as serial`,
  )
  const number = caseNumber(
    Number(stockholmDateTime(at.getTime()).date.slice(0, 4)),
    rows[0]?.serial ?? 0,
  )
  const isNew = one.state === 'received'
  const [made] = await tx
    .insert(cases)
    .values({
      case_number: number,
      kind: one.kind,
      state: one.state,
      lang: 'sv',
      price_type: 2,
      depot_id: one.kind === 'credit' ? null : one.depot,
      user_id: user?.id ?? null,
      company: companyOf(one),
      firstname: user?.firstname ?? 'Maja',
      lastname: user?.lastname ?? 'Sundin',
      email_address: user?.email_address ?? 'maja.sundin@kund.invalid',
      phone: '070-123 45 67',
      owner_id: isNew ? null : staffId,
      first_read_at: isNew ? null : at,
      created_at: at,
      updated_at: at,
    })
    .returning({ id: cases.id })
  const case_id = made?.id ?? 0
  await insertContent(life, one, case_id)
  await insertHistory(life, one, { case_id, at })
}

function companyOf({ role }: LifeCase): string {
  const own = lifeCompanies.find(({ roles }) => role !== null && roles.includes(role))
  return own?.corp_name ?? 'Sundins Fasad AB'
}

async function findProduct({ tx }: Life, slug: string | undefined) {
  const [product] = await tx
    .select({ id: products.id, title_sv: products.title_sv, ...pricedColumns })
    .from(products)
    .where(eq(products.product_slug, slug ?? ''))
  if (product === undefined && slug !== undefined) throw new Error(`No ${slug}`)
  return {
    product_id: product?.id ?? null,
    prod_name: product?.title_sv ?? null,
    prices: product === undefined ? null : priceSnapshot(product, 0),
  }
}

async function insertContent(life: Life, one: LifeCase, case_id: number) {
  const { tx, now } = life
  const named = { case_id, ...(await findProduct(life, one.product)) }
  switch (one.kind) {
    case 'inquiry':
    case 'service': {
      const { text: inquiry_text, delivery, service, lift } = one
      await tx.insert(inquiries).values({ case_id, inquiry_text, delivery, service, lift })
      if (one.kind === 'inquiry') {
        await tx.insert(inquiry_lines).values({ ...named, line: 1, ...lifeTimes(one, life) })
      }
      return
    }
    case 'registration': {
      await tx.insert(registrations).values(named)
      const people = one.participants ?? []
      await tx.insert(participants).values(
        people.map((name, index) => {
          const [firstname = '', lastname = ''] = name.split(' ')
          const waiting = index >= people.length - (one.waiting ?? 0)
          return { case_id, firstname, lastname, waiting }
        }),
      )
      return
    }
    case 'credit':
      await tx.insert(credit_applications).values({
        case_id,
        organisation_number: '5599993333',
        corp_name: companyOf(one),
        corp_address: 'Fasadvägen 3',
        corp_zip: '702 14',
        corp_city: 'Örebro',
        invoice_email: 'faktura@sundinsfasad.example',
        limit_ore: 10_000_000,
        credit_text: one.text,
        consent_at: now,
        consent_version: '2026-11',
      })
  }
}

type Sent = { case_id: number; at: Date }

async function insertHistory(life: Life, one: LifeCase, { case_id, at }: Sent) {
  const { tx, staffId, people } = life
  const customer = one.role === null ? null : (people.get(one.role)?.id ?? null)
  const event = { case_id, created_at: at }
  await tx.insert(case_events).values({ ...event, kind: 'received', state: 'received' })
  if (one.state !== 'received') {
    const moved = { ...event, kind: 'stateChanged' as const, state: one.state, created_by: staffId }
    await tx.insert(case_events).values(moved)
    const changes = { state: ['received', one.state] }
    const entry = { action: 'case.move', item: 'case', item_id: String(case_id), changes }
    await tx.insert(audit).values({ at, user_id: staffId, ...entry })
  }
  if (one.movedTo !== undefined) {
    const times = (given: LifeCase) => [{ line: 1, ...lifeTimes(given, life) }]
    const details = { from: times({ ...one, movedTo: '09:00' }), to: times(one) }
    const moved = { ...event, kind: 'timesChanged' as const, details, created_by: staffId }
    await tx.insert(case_events).values(moved)
  }
  for (const { from, text, isRead = false } of one.messages ?? []) {
    await tx.insert(case_messages).values({
      case_id,
      from_customer: from === 'customer',
      internal: from === 'note',
      user_id: from === 'customer' ? customer : staffId,
      message: text,
      created_at: at,
      read_at: isRead ? at : null,
    })
  }
  if (one.isUndeliverable !== true) return
  await tx.insert(mails).values({
    id: uuidOf(`mail ${case_id}`),
    case_id,
    kind: 'inquiry-confirmation',
    to: 'maja.sundin@kund.invalid',
    lang: 'sv',
    message_id: `<demo-${case_id}@minikran>`,
    state: 'failed',
    attempts: 8,
    last_error: '550 5.1.2 maja.sundin@kund.invalid: no such domain',
    created_at: at,
  })
}

// The same load gives the same rows.
function uuidOf(text: string): string {
  const hex = hash('sha256', text, 'hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
