import { Agent, request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { type Form, makeInquiries, readCatalogue } from '../tools/campaigns/inquiry-client.ts'
import { seededRandom } from '../tools/campaigns/seeded-random.ts'
import { withDemoServer } from './demo-server.ts'
import { quantile, type Reading } from './reading.ts'

/** Meanwhile the pages are compressed for good, once. */
const warmUp = 80
const inquiries = 300
/** Pages asked for meanwhile, one after another with this pause: some 50 a second. */
const pausePagesMs = 20
const pages = ['/', '/produkter', '/kranvaljaren', '/regioner', '/en']
/** Time for the mails of one before the next: a flood is the campaign `inquiry-load`'s question. */
const pauseMs = 100

/** What a sender waits for: `makeInquery` over HTTP, stored and queued, beside visitors' pages. */
export function measureMakeInquery(): Promise<Reading[]> {
  return withDemoServer(async ({ url }) => {
    const catalogue = await readCatalogue(url)
    const random = seededRandom(1)
    const bodies = makeInquiries(warmUp + inquiries, { catalogue, random, name: 'bench' })
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const visitors = visitPages(url)
    const taken: number[] = []
    for (const inquiry of bodies) {
      taken.push(await timeOf(`${url}/api/site/makeInquery`, inquiry, agent))
      await delay(pauseMs)
    }
    await visitors.stop()
    agent.destroy()
    const measured = taken.slice(warmUp)
    return [
      { name: 'median', value: quantile(measured, 0.5) },
      { name: '95th percentile', value: quantile(measured, 0.95) },
      { name: 'slowest', value: quantile(measured, 1) },
    ]
  })
}

// On a connection of its own, as a sender has one; fetch would share those of the visitors.
function timeOf(address: string, { body }: Form, agent: Agent): Promise<number> {
  const text = JSON.stringify(body)
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const asked = request(address, { agent, method: 'POST', headers }, (response) => {
      response.resume()
      response.on('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - started)
        else reject(new Error(`makeInquery answered ${response.statusCode}.`))
      })
    })
    asked.on('error', reject)
    asked.end(text)
  })
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
