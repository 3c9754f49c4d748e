import { Agent } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import type { Fact } from './fact.ts'
import { ask, networkAt } from './flood-request.ts'
import type { Form } from './inquiry-client.ts'
import { memoryOf } from './watch-memory.ts'

/** Pages that everybody gets, kept before the flood begins. */
export const keptPages = ['/', '/produkter', '/en/regioner']

const visitor = '127.0.0.1'
const keptPauseMs = 20
const healthPauseMs = 100
const inquiryPauseMs = 400
const memoryPauseMs = 250

const most = { keptMs: 100, healthMs: 100, inquiryMs: 500, memoryBytes: 400e6 }

type Seen = { status: number; milliseconds: number }

type Probe = {
  url: string
  /** Of this many inquiries each comes from a network of its own. */
  nextInquiry: () => { form: Form; at: number }
}

/** Looks at the site as its visitors do until it is stopped; then it says what it saw. */
export function startProbe({ url, nextInquiry }: Probe) {
  const over = new AbortController()
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const repeat = async (pauseMs: number, look: (time: number) => Promise<void>) => {
    for (let time = 0; !over.signal.aborted; time += 1) {
      await look(time)
      await delay(pauseMs)
    }
  }
  const kept: Seen[] = []
  const health: Seen[] = []
  const inquiries: Seen[] = []
  let memoryBytes = 0
  const looks = Promise.all([
    repeat(keptPauseMs, async (time) => {
      kept.push(await askForPage(url, keptPages[time % keptPages.length] ?? '/', agent))
    }),
    repeat(healthPauseMs, async () => {
      health.push(await ask({ url: `${url}/healthz`, from: visitor, agent: false }))
    }),
    repeat(inquiryPauseMs, async () => {
      const { form, at } = nextInquiry()
      inquiries.push(await sendInquiry(url, form, networkAt(9, at)))
    }),
    repeat(memoryPauseMs, async () => {
      memoryBytes = Math.max(memoryBytes, await memoryOf(url))
    }),
  ])
  return {
    async stop(name: string): Promise<Fact[]> {
      over.abort()
      await looks
      agent.destroy()
      return [
        factOf(`${name}: kept pages`, kept, { part: 0.99, mostMs: most.keptMs }),
        factOf(`${name}: /healthz, new connection`, health, { part: 1, mostMs: most.healthMs }),
        factOf(`${name}: inquiries`, inquiries, { part: 1, mostMs: most.inquiryMs }),
        {
          name: `${name}: most memory`,
          value: megabytes(memoryBytes),
          holds: memoryBytes <= most.memoryBytes,
        },
      ]
    },
  }
}

export const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`

/** A page as a browser asks for it. */
export const askForPage = (url: string, path: string, agent: Agent | false) =>
  ask({ url: url + path, from: visitor, agent, headers: { 'accept-encoding': 'br' } })

export const sendInquiry = (url: string, { key, call, body }: Form, from: string) =>
  ask({
    url: `${url}/api/site/${call}`,
    from,
    agent: false,
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  })

type Bound = { part: number; mostMs: number }

/** That part of all was not slower than the bound, and nothing failed. */
function factOf(name: string, seen: readonly Seen[], { part, mostMs }: Bound): Fact {
  const sorted = seen.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN
  const failed = seen.filter(({ status }) => status !== 200)
  const figures = `median ${at(0.5).toFixed(0)}, 99 % ${at(0.99).toFixed(0)}, slowest ${at(1).toFixed(0)} ms`
  const statuses = failed.length === 0 ? '' : `: ${failed.map(({ status }) => status).join(' ')}`
  return {
    name,
    value: `${figures} of ${seen.length}, ${failed.length} failed${statuses}`,
    holds: failed.length === 0 && at(part) <= mostMs,
  }
}
