import { setTimeout as delay } from 'node:timers/promises'
import type { OutsideDatabase } from '../outside-database.ts'
import type { CampaignOptions } from './campaign-options.ts'
import { judgeDelivery, waitForSent } from './delivery.ts'
import type { Fact } from './fact.ts'
import {
  type Catalogue,
  makeInquiries,
  readCatalogue,
  sendOnce,
  sendUntilAnswered,
} from './inquiry-client.ts'
import { seededRandom } from './seeded-random.ts'
import { type ServerProcess, sameProcess, statusOf } from './server-process.ts'
import { withSite } from './with-site.ts'

const mostMs = 5_000
// The short variant times nothing: it has to happen, at any pace.
const patienceMs = 300_000
const pollMs = 20
// A mail whose job broke off with the database is taken up again when the job's heartbeat is missed.
const mailPatienceMs = 180_000

/** PostgreSQL goes away under the running server and comes back, several times. */
export async function runDatabaseAway(options: CampaignOptions): Promise<Fact[]> {
  const { seed, short } = options
  const rounds = short ? 1 : 5
  const withinMs = short ? patienceMs : mostMs
  const random = seededRandom(seed)
  return withSite(options, null, async ({ server, database, dataDir }) => {
    // What /fel can say of the company later, it has learnt by then.
    await statusOf(`${server.url}/fel`)
    const catalogue = await readCatalogue(server.url)
    const inquiries = makeInquiries(rounds, { catalogue, random, name: 'databas' })
    const facts: Fact[] = []
    const answered = []
    for (const inquiry of inquiries) {
      await keepFrontPage(server)
      await database.stop()
      facts.push(...(await lookAround({ server, withinMs }, catalogue)))
      const refused = await sendOnce(server.url, inquiry)
      facts.push({
        name: 'an inquiry meanwhile',
        value: `${refused.status}, Retry-After ${refused.retryAfter}`,
        holds: refused.status === 503 && refused.retryAfter !== null,
      })
      facts.push(await comeBack({ server, withinMs }, database))
      answered.push(await sendUntilAnswered(server.url, inquiry))
    }
    const waited = performance.now()
    await waitForSent(database.connection, mailPatienceMs)
    facts.push({
      name: 'last mail after the last return',
      value: `${((performance.now() - waited) / 1000).toFixed(1)} s`,
    })
    facts.push(sameProcess(server))
    const delivery = await judgeDelivery(answered, { connection: database.connection, dataDir })
    return [...facts, ...delivery.facts]
  })
}

/** Has the front page and an answer kept, which begins when changes of content are heard. */
async function keepFrontPage({ url }: ServerProcess): Promise<void> {
  const end = performance.now() + patienceMs
  const isHeard = async () =>
    /^content_changes_heard 1$/m.test(await (await fetch(`${url}/metrics`)).text())
  while (!(await isHeard())) {
    if (performance.now() > end) throw new Error('Changes of content are not heard.')
    await delay(pollMs)
  }
  for (const path of ['/', '/api/site/getDepotsArr']) await statusOf(`${url}${path}`)
}

/** A server, and how soon each thing has to happen. */
type Watched = { server: ServerProcess; withinMs: number }

async function lookAround({ server, withinMs }: Watched, catalogue: Catalogue): Promise<Fact[]> {
  const started = performance.now()
  while ((await statusOf(`${server.url}/readyz`)) !== 503) {
    if (performance.now() - started > withinMs) break
    await delay(pollMs)
  }
  const noticedMs = performance.now() - started
  return [
    {
      name: '/readyz 503',
      value: `after ${Math.round(noticedMs)} ms`,
      holds: noticedMs <= withinMs,
    },
    await factOf({ server, withinMs }, '/healthz', { statuses: [200] }),
    await factOf({ server, withinMs }, '/api/site/getProductsArr', {
      statuses: [503],
      retryAfter: true,
    }),
    await factOf({ server, withinMs }, '/fel', { statuses: [503], retryAfter: true, says: phone }),
    await factOf({ server, withinMs }, '/en/fel', {
      statuses: [503],
      retryAfter: true,
      says: phone,
    }),
    ...(await Promise.all([
      // What stands on a page of its own text is there all the same.
      ...ownPages.map((path) =>
        factOf({ server, withinMs }, path, { statuses: [200], says: 'Minikran' }),
      ),
      ...ownFiles.map((path) => factOf({ server, withinMs }, path, { statuses: [200] })),
      ...contentFiles.map((path) =>
        factOf({ server, withinMs }, path, { statuses: [503], retryAfter: true }),
      ),
      ...[...contentPages, catalogue.products[0]?.path ?? ''].map((path) =>
        factOfLost({ server, withinMs }, path),
      ),
    ])),
    // They were kept before.
    await factOf({ server, withinMs }, '/', { statuses: [200], says: 'Minikran' }),
    await factOf({ server, withinMs }, '/api/site/getDepotsArr', { statuses: [200] }),
    // It is made of that answer alone.
    await factOf({ server, withinMs }, '/regioner', { statuses: [200], says: 'Minikran' }),
  ]
}

const phone = '08-465 004 00'

/** Pages whose words are the site's own, with nothing to load. */
const ownPages = [
  '/kranvaljaren',
  '/en/kranvaljaren',
  '/kreditansokan',
  '/mina-sidor/logga-in',
  '/en/mina-sidor/logga-in',
  '/mina-sidor/glomt-losenord',
  '/mina-sidor/utloggad',
  '/utloggad',
  '/ie',
]
const ownFiles = ['/robots.txt', '/manifest.webmanifest', '/icon.svg']

/** Pages made of content, none of which anybody has asked for before. */
const contentPages = [
  '/produkter',
  '/en/produkter',
  '/kranvaljare?q=5_5_100',
  '/en/region/malmo',
  '/nyheter',
  '/leverantorer',
  '/en/about-us',
]
const contentFiles = ['/sitemap.xml', '/nyheter/rss.xml']

/** Its content cannot be loaded: the way leads to /fel, which knows the way back. */
async function factOfLost({ server, withinMs }: Watched, path: string): Promise<Fact> {
  const sent = await fetch(`${server.url}${path}`, { redirect: 'manual' })
  await sent.arrayBuffer()
  const location = sent.headers.get('location') ?? ''
  const [, prefix = ''] = /^(\/en)?\//.exec(path) ?? []
  const expected = `${prefix}/fel?${new URLSearchParams({ fran: path })}`
  const error = await factOf({ server, withinMs }, location, {
    statuses: [503],
    retryAfter: true,
    says: phone,
  })
  return {
    name: path,
    value: `${sent.status} to ${location}: ${error.value}`,
    holds: sent.status === 302 && location === expected && error.holds === true,
  }
}

type Expected = { statuses: number[]; retryAfter?: boolean; says?: string }

async function factOf(
  { server, withinMs }: Watched,
  path: string,
  { statuses, retryAfter = false, says = '' }: Expected,
): Promise<Fact> {
  const started = performance.now()
  const response = await fetch(`${server.url}${path}`, { redirect: 'manual' })
  const text = await response.text()
  const milliseconds = Math.round(performance.now() - started)
  const pause = response.headers.get('retry-after')
  return {
    name: path,
    value: `${response.status}${pause === null ? '' : `, Retry-After ${pause}`}, ${milliseconds} ms`,
    holds:
      statuses.includes(response.status) &&
      (!retryAfter || pause !== null) &&
      text.includes(says) &&
      milliseconds <= withinMs,
  }
}

/** Starts PostgreSQL again and waits until everything works. */
async function comeBack({ server, withinMs }: Watched, database: OutsideDatabase): Promise<Fact> {
  await database.start()
  const started = performance.now()
  const needed = ['/readyz', '/', '/api/site/getProductsArr']
  for (const path of needed) {
    while ((await statusOf(`${server.url}${path}`)) !== 200) {
      if (performance.now() - started > withinMs) break
      await delay(pollMs)
    }
  }
  const milliseconds = Math.round(performance.now() - started)
  return {
    name: 'everything works again',
    value: `${milliseconds} ms after its return, at most ${withinMs} ms`,
    holds: milliseconds <= withinMs,
  }
}
