import { setTimeout as delay } from 'node:timers/promises'
import {
  type Form,
  makeInquiries,
  readCatalogue,
  sendOnce,
} from '../tools/campaigns/inquiry-client.ts'
import { seededRandom } from '../tools/campaigns/seeded-random.ts'
import { withDemoServer } from './demo-server.ts'
import { quantile, type Reading } from './reading.ts'

const warmUp = 40
const inquiries = 300
/** Pages asked for meanwhile, one after another with this pause: some 50 a second. */
const pausePagesMs = 20
const pages = ['/', '/produkter', '/kranvaljaren', '/regioner', '/en']
/** So often as one depot has them on a very busy day, without a queue of its own making. */
const pauseMs = 25

/** What a sender waits for: `makeInquery` over HTTP, stored and queued, beside visitors' pages. */
export function measureMakeInquery(): Promise<Reading[]> {
  return withDemoServer(async ({ url }) => {
    const catalogue = await readCatalogue(url)
    const random = seededRandom(1)
    const bodies = makeInquiries(warmUp + inquiries, { catalogue, random, name: 'bench' })
    const visitors = visitPages(url)
    const taken: number[] = []
    for (const inquiry of bodies) {
      taken.push(await timeOf(url, inquiry))
      await delay(pauseMs)
    }
    await visitors.stop()
    const measured = taken.slice(warmUp)
    return [
      { name: 'median', value: quantile(measured, 0.5) },
      { name: '95th percentile', value: quantile(measured, 0.95) },
      { name: 'slowest', value: quantile(measured, 1) },
    ]
  })
}

async function timeOf(url: string, form: Form): Promise<number> {
  const started = performance.now()
  const { status } = await sendOnce(url, form)
  if (status !== 200) throw new Error(`makeInquery answered ${status}.`)
  return performance.now() - started
}

function visitPages(url: string): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const visit = async () => {
    for (let at = 0; !stopping.signal.aborted; at += 1) {
      const response = await fetch(`${url}${pages[at % pages.length]}`)
      await response.arrayBuffer()
      await delay(pausePagesMs)
    }
  }
  const visiting = visit()
  return {
    async stop() {
      stopping.abort()
      await visiting
    },
  }
}
