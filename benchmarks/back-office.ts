import { logIn } from '../tools/log-in.ts'
import { median, quantile, type Reading, readingsOf } from './reading.ts'
import { withScaledServer } from './scaled-server.ts'

const cases = 50_000
const warmUps = 5
const rounds = 40

/** Who asks: the website's admin sees everything, a depot's own only what is the depot's. */
const admin = 90
const ofDepot = 80

/** Lists as the screens ask for them; of several addresses each round takes the next. */
const lists: Record<string, { who: number; addresses: readonly string[] }> = {
  'products by place': { who: admin, addresses: pagesOf('getProductsArr?sort=order') },
  'products by any column': {
    who: admin,
    addresses: ['title_sv', 'type', 'status', 'prodsubcat_id', 'depot_id', 'views', 'updated_at']
      .flatMap((sort) => ['asc', 'desc'].map((order) => `sort=${sort}&order=${order}`))
      .map((query) => `getProductsArr?${query}`),
  },
  'products narrowed': {
    who: admin,
    addresses: [
      'status=1',
      'status=0',
      'type=0',
      'type=3',
      'depot_id=2',
      'prodsubcat_id=3',
      'manufacturer_id=1',
      'window=published',
      'window=draft',
      'untranslated=true',
      'trashed=true',
    ].map((query) => `getProductsArr?${query}`),
  },
  'products searched': { who: admin, addresses: searches('getProductsArr?q=') },
  'cases unread first': { who: admin, addresses: pagesOf('getCasesArr?sort=unread') },
  'cases newest first': { who: admin, addresses: pagesOf('getCasesArr?sort=newest') },
  'cases oldest first': { who: admin, addresses: pagesOf('getCasesArr?sort=oldest') },
  'cases by state': {
    who: admin,
    addresses: ['received', 'answered', 'closed', 'declined'].flatMap((state) =>
      ['unread', 'newest', 'oldest'].map((sort) => `getCasesArr?state=${state}&sort=${sort}`),
    ),
  },
  'cases narrowed': {
    who: admin,
    addresses: ['unread=1', 'owner=me', 'owner=none', 'kind=inquiry', 'kind=credit', 'depot_id=3']
      .flatMap((query) => [`${query}&sort=unread`, `${query}&sort=oldest`])
      .map((query) => `getCasesArr?${query}`),
  },
  'cases searched': {
    who: admin,
    addresses: ['MK-2025-1300', 'kund4711@', 'Bygg 12', 'Nummer 4', 'kund', 'finns inte'].map(
      (text) => `getCasesArr?sort=unread&search=${encodeURIComponent(text)}`,
    ),
  },
  'cases of one depot': {
    who: ofDepot,
    addresses: ['unread', 'newest', 'oldest'].flatMap((sort) => [
      `getCasesArr?sort=${sort}`,
      `getCasesArr?sort=${sort}&state=received`,
    ]),
  },
}

function pagesOf(call: string): string[] {
  return [1, 2, 3, 40, 400].map((page) => `${call}&page=${page}`)
}

function searches(call: string): string[] {
  return ['kran', 'jekko', 'vakuumlyft 300', 'spx', 'maskin 4711', 'finns inte'].map(
    (text) => `${call}${encodeURIComponent(text)}`,
  )
}

/** The back office's lists over HTTP, one after another, at 10,000 products and 50,000 cases. */
export function measureBackOffice(): Promise<Reading[]> {
  return withScaledServer(
    async ({ url }) => {
      const readings: Reading[] = []
      for (const [name, { who, addresses }] of Object.entries(lists)) {
        const token = await logIn(url, { realm: 'backOffice', role: who })
        const times: number[] = []
        for (let round = -warmUps; round < rounds; round += 1) {
          const address = addresses[(round + warmUps) % addresses.length] ?? ''
          const time = await timeList(`${url}/api/admin/${address}`, token)
          if (round >= 0) times.push(time)
        }
        const figures = { median: median(times), '95th percentile': quantile(times, 0.95) }
        readings.push(...readingsOf(`${name}, `, figures))
      }
      return readings
    },
    { cases },
  )
}

async function timeList(address: string, token: string): Promise<number> {
  const started = performance.now()
  const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`${address} answered ${response.status}.`)
  return performance.now() - started
}
