import { sql } from 'drizzle-orm'
import { type HashCost, hashCost } from '../src/accounts/passwords.ts'
import type { Database, Transaction } from '../src/database/client.ts'
import { demoCompany } from '../src/database/demo-company.ts'
import { isFilled } from '../src/database/is-filled.ts'
import {
  manufacturers,
  prodcats,
  prodsubcats,
  prodtplflds,
  prodtpls,
} from '../src/database/schema/catalogue.ts'
import {
  company,
  pages,
  post_products,
  posts,
  presentationcontents,
  presentations,
  testimonials,
} from '../src/database/schema/content.ts'
import {
  crane_configurations,
  craneselector_rows,
  craneselectors,
} from '../src/database/schema/cranes.ts'
import {
  depot_employee_depots,
  depot_employees,
  depothourrows,
  depothours,
  depots,
} from '../src/database/schema/depots.ts'
import { reply_templates } from '../src/database/schema/mails.ts'
import {
  document_uses,
  documents,
  image_uses,
  images,
  movie_uses,
  movies,
} from '../src/database/schema/media.ts'
import { users } from '../src/database/schema/people.ts'
import { products } from '../src/database/schema/products.ts'
import type { Storage } from '../src/media/storage.ts'
import { demoAccounts } from './accounts.ts'
import { demoCatalogue } from './catalogue.ts'
import { loadLife } from './life/load-life.ts'
import { demoMedia } from './media/demo-media.ts'
import { writeDemoFiles } from './media/write-demo-files.ts'
import { demoNews, demoPresentationRows } from './news.ts'
import { demoOpeningHours } from './opening-hours.ts'
import { demoPages } from './pages/pages.ts'
import { demoPosts } from './posts.ts'
import { publishedAt } from './published-at.ts'
import { demoReplyTemplates } from './reply-templates.ts'
import { demoTestimonials } from './testimonials.ts'

type Options = {
  db: Database
  now: Date
  /** Where the files of pictures, documents and movies go; null where only rows are wanted. */
  storage: Storage | null
  /** Of the accounts' passwords. */
  cost?: HashCost
  /** Whether it looks used: with companies, cases and mails. */
  isUsed?: boolean
}
type Catalogue = ReturnType<typeof demoCatalogue>
type Stamp = <Row extends object>(rows: Row[]) => (Row & { publish_at: Date; created_at: Date })[]

// Any number will do, as long as every version of the program takes the same.
const demoLock = 815_193_305

/**
 * Fills an empty database with the demo content, in one transaction; the same `now`
 * gives the same rows. Answers false, and changes nothing, when there are categories or accounts.
 */
export async function loadDemo({
  db,
  now,
  storage,
  cost = hashCost,
  isUsed = false,
}: Options): Promise<boolean> {
  // Only an empty database is worth the hashing and the lock.
  if (await isFilled(db)) return false
  const accounts = await demoAccounts(1, cost)
  const stamp: Stamp = (rows) =>
    rows.map((row) => ({ publish_at: publishedAt, created_at: now, updated_at: now, ...row }))
  return await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${demoLock})`)
    if (await isFilled(tx)) return false
    await tx.insert(company).values({ ...demoCompany, updated_at: now })
    const catalogue = demoCatalogue()
    await insertCatalogue(tx, catalogue, stamp)
    await insertNews(tx, catalogue, { now, stamp })
    await tx.insert(pages).values(stamp(demoPages))
    await tx.insert(testimonials).values(stamp(demoTestimonials))
    await insertMedia(tx, catalogue, { stamp, storage })
    await insertOpeningHours(tx, stamp)
    await tx.insert(users).values(stamp(accounts))
    await tx.insert(reply_templates).values(stamp(demoReplyTemplates))
    await continueNumbers(tx)
    if (isUsed) await loadLife(tx, now)
    return true
  })
}

async function insertCatalogue(tx: Transaction, catalogue: Catalogue, stamp: Stamp) {
  await tx.insert(depots).values(stamp(catalogue.depots))
  await tx.insert(depot_employees).values(stamp(catalogue.employees))
  await tx.insert(depot_employee_depots).values(catalogue.employeeDepots)
  await tx.insert(manufacturers).values(stamp(catalogue.manufacturers))
  await tx.insert(prodcats).values(stamp(catalogue.categories))
  await tx.insert(prodsubcats).values(stamp(catalogue.subcategories))
  await tx.insert(prodtpls).values(stamp(catalogue.templates))
  await tx.insert(prodtplflds).values(catalogue.fields)
  await tx.insert(products).values(stamp(catalogue.products))
  await tx.insert(craneselectors).values(stamp(catalogue.cranes.selectors))
  await tx.insert(crane_configurations).values(catalogue.cranes.configurations)
  await tx.insert(craneselector_rows).values(catalogue.cranes.rows)
}

type NewsOptions = { now: Date; stamp: Stamp }

async function insertNews(tx: Transaction, catalogue: Catalogue, { now, stamp }: NewsOptions) {
  const numbers = {
    productId: numberFinder(catalogue.products, (row) => row.product_slug),
    subcategoryId: numberFinder(catalogue.subcategories, (row) => row.prodsubcat_slug),
  }
  const news = demoNews(now, numbers)
  await tx.insert(posts).values(stamp(news.posts))
  await tx.insert(post_products).values(news.links)
  const shows = demoPresentationRows(now, numbers)
  await tx.insert(presentations).values(stamp(shows.presentations))
  await tx.insert(presentationcontents).values(stamp(shows.contents))
}

type MediaOptions = { stamp: Stamp; storage: Storage | null }

async function insertMedia(tx: Transaction, catalogue: Catalogue, options: MediaOptions) {
  const { stamp, storage } = options
  const media = demoMedia(catalogue.products, {
    productId: numberFinder(catalogue.products, (row) => row.product_slug),
    postId: numberFinder(
      demoPosts.map((post, index) => ({ ...post, id: index + 1 })),
      (post) => post.slug,
    ),
    makeId: numberFinder(catalogue.manufacturers, (row) => row.title_sv),
    depotId: numberFinder(catalogue.depots, (row) => row.depot_slug),
    employeeId: numberFinder(catalogue.employees, (row) => row.email_address),
    pageId: numberFinder(demoPages, (page) => page.page_key),
  })
  // Before the rows are there for good: a row whose file is missing would never get it.
  if (storage !== null) await writeDemoFiles(storage, media.files)
  await tx.insert(images).values(stamp(media.images))
  await tx.insert(image_uses).values(media.imageUses)
  await tx.insert(documents).values(stamp(media.documents))
  await tx.insert(document_uses).values(media.documentUses)
  await tx.insert(movies).values(stamp(media.movies))
  await tx.insert(movie_uses).values(media.movieUses)
}

function numberFinder<Row extends { id?: number | undefined }>(
  rows: Row[],
  slugOf: (row: Row) => string,
) {
  const numbers = new Map(rows.map((row) => [slugOf(row), row.id]))
  return (slug: string): number => {
    const number = numbers.get(slug)
    if (number === undefined) throw new Error(`The demo has no ${slug}`)
    return number
  }
}

async function insertOpeningHours(tx: Transaction, stamp: Stamp) {
  const { sets, rows } = demoOpeningHours()
  await tx.insert(depothours).values(stamp(sets))
  await tx.insert(depothourrows).values(rows)
}

// The demo brings its own numbers; what is added later continues after them.
async function continueNumbers(tx: Transaction) {
  await tx.execute(sql`
    do $$
    declare counter record;
    begin
      for counter in
        select table_name, pg_get_serial_sequence(quote_ident(table_name), 'id') as sequence
        from information_schema.columns
        where table_schema = 'public' and column_name = 'id' and is_identity = 'YES'
      loop
        execute format(
          'select setval(%L, (select max(id) from %I)) where exists (select from %I)',
          counter.sequence, counter.table_name, counter.table_name
        );
      end loop;
    end $$`)
}
