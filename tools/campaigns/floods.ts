import { once } from 'node:events'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { copyTemplate } from '../site-template.ts'
import type { CampaignOptions } from './campaign-options.ts'
import type { Fact } from './fact.ts'
import { askForPage, keptPages, megabytes, sendInquiry, startProbe } from './flood-probe.ts'
import { networkAt } from './flood-request.ts'
import { makeInquiries, readCatalogue } from './inquiry-client.ts'
import { seededRandom } from './seeded-random.ts'
import { freePort, launchServer, sameProcess, waitUntilReady } from './server-process.ts'
import { memoryOf } from './watch-memory.ts'

/** Connections that announce a body, send a part of it, and stop. */
export type Stall = {
  path: string
  announced: number
  sent: number
  connections: number
  networks: number
}

export type Flood =
  | {
      kind: 'pages'
      address: string
      connections: number
      networks: number
      /** Each request over a connection of its own. */
      isAnew: boolean
    }
  | { kind: 'bodies'; stalls: readonly Stall[] }

const mebibyte = 1024 * 1024
const form = '/forfragan'
const picture = '/api/site/uploadInquiryImage'
const stalled = { path: form, announced: 3 * mebibyte, sent: mebibyte, connections: 2_000 }
const announcing = { networks: 1, sent: 5 }

const floodsOfPages = {
  ...pageFloods('unknown names', '/?x='),
  ...pageFloods('searches', '/produkter?q='),
}

const floodsOfBodies: Record<string, Flood> = {
  '2,000 stalled, one network': { kind: 'bodies', stalls: [{ ...stalled, networks: 1 }] },
  '2,000 stalled, 50 networks': { kind: 'bodies', stalls: [{ ...stalled, networks: 50 }] },
  'large bodies announced': {
    kind: 'bodies',
    stalls: [
      { ...announcing, path: picture, announced: 10 * mebibyte, connections: 20 },
      { ...announcing, path: '/api/admin/uploadMovie', announced: 25 * mebibyte, connections: 20 },
      { ...announcing, path: form, announced: 32.5 * mebibyte, connections: 20 },
    ],
  },
}

function pageFloods(name: string, address: string): Record<string, Flood> {
  const flood = { kind: 'pages', address, connections: 64, networks: 64, isAnew: false } as const
  return {
    [`${name}, one network`]: { ...flood, networks: 1 },
    [`${name}, 64 networks`]: flood,
    [`${name}, 64 networks, new connections`]: { ...flood, isAnew: true },
  }
}

// Bodies: until all are open and each has stood still for as long as it may.
const seconds = { pages: 15, bodies: 40 }
const mostInquiries = 2_000
const restMs = 5_000
const mostLeftBytes = 60e6
const backPatienceMs = 60_000

/**
 * Floods a server, with its limits on, from one network and from many, while a probe looks at it as
 * visitors do. All of it stays on this machine, for some seconds each.
 */
export async function runFloods({ folder, seed, prepared }: CampaignOptions): Promise<Fact[]> {
  const dataDir = join(folder, 'data')
  await copyTemplate(prepared, dataDir)
  const port = await freePort()
  const env = { RATE_LIMIT_FACTOR: '1', MAIL_TO: '' }
  const server = launchServer({ port, dataDir, env })
  const url = `http://127.0.0.1:${port}`
  try {
    await waitUntilReady(server)
    const catalogue = await readCatalogue(url)
    const random = seededRandom(seed)
    const inquiries = makeInquiries(mostInquiries, { catalogue, random, name: 'flod' })
    let sent = 0
    const nextInquiry = () => {
      const inquiry = inquiries[sent]
      if (inquiry === undefined) throw new Error('There are too few inquiries.')
      sent += 1
      return { form: inquiry, at: sent }
    }
    await warmUp(url, nextInquiry)
    const rest = await memoryOf(url)
    const facts: Fact[] = [
      { name: 'load average before', value: String(loadavg()[0]?.toFixed(1)) },
      { name: 'memory at rest', value: megabytes(rest) },
    ]
    for (const floods of [floodsOfPages, floodsOfBodies]) {
      for (const [name, flood] of Object.entries(floods)) {
        const probe = startProbe({ url, nextInquiry })
        const counts = await runFlood({ url, port, seconds: seconds[flood.kind], flood })
        facts.push({ name: `${name}: answers`, value: counts }, ...(await probe.stop(name)))
      }
      facts.push(...(await backAtRest(url, rest, nextInquiry)))
    }
    facts.push(sameProcess(server))
    return facts
  } finally {
    await server.stop()
  }
}

type NextInquiry = Parameters<typeof startProbe>[0]['nextInquiry']

/** What is kept is kept, and everything was asked for once. */
async function warmUp(url: string, nextInquiry: NextInquiry): Promise<void> {
  for (let time = 0; time < 3; time += 1) {
    for (const path of keptPages) await askForPage(url, path, false)
    const { form: inquiry, at } = nextInquiry()
    await sendInquiry(url, inquiry, networkAt(9, at))
  }
  await delay(restMs)
}

type Attack = { url: string; port: number; seconds: number; flood: Flood }

/** Runs the flood in its own thread; says how often each answer came. */
async function runFlood(attack: Attack): Promise<string> {
  const worker = new Worker(new URL('./flood-worker.ts', import.meta.url), { workerData: attack })
  const [counts] = (await once(worker, 'message')) as [Record<string, number>]
  await worker.terminate()
  return Object.entries(counts)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ')
}

/** Visitors go on after the flood: a process without work does not collect what it left. */
async function backAtRest(url: string, rest: number, nextInquiry: NextInquiry): Promise<Fact[]> {
  const started = performance.now()
  const probe = startProbe({ url, nextInquiry })
  let memory = Number.POSITIVE_INFINITY
  while (memory > rest + mostLeftBytes && performance.now() - started < backPatienceMs) {
    await delay(restMs)
    memory = await memoryOf(url)
  }
  const waited = ((performance.now() - started) / 1000).toFixed(0)
  return [
    {
      name: 'memory afterwards',
      value: `${megabytes(memory)} after ${waited} s`,
      holds: memory <= rest + mostLeftBytes,
    },
    ...(await probe.stop('afterwards')),
  ]
}
