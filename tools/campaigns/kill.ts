import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { startEmbeddedPostgres } from '../../packages/embedded-database/src/start-embedded-postgres.ts'
import { startMailServer } from '../test-mail-server.ts'
import type { CampaignOptions } from './campaign-options.ts'
import { dataFolder } from './data-folder.ts'
import { judgeDelivery, waitForMails } from './delivery.ts'
import type { Fact } from './fact.ts'
import {
  type Form,
  makeInquiries,
  makeOtherForms,
  readCatalogue,
  sendAll,
} from './inquiry-client.ts'
import { type Random, seededRandom } from './seeded-random.ts'
import { freePort, launchServer, type ServerProcess, waitUntilReady } from './server-process.ts'

type KillMoment =
  /** So long after the given number of forms was begun. */
  | { kind: 'amid'; begun: number; delayMs: number }
  /** So long after the restart that followed the kill before. */
  | { kind: 'starting'; delayMs: number }

const clients = 4
const mailPatienceMs = 300_000

/**
 * Kills the server (SIGKILL to its process group) at random moments while forms arrive, and starts it
 * again each time. Clients repeat what was not answered, with the same key.
 */
export async function runKill(options: CampaignOptions): Promise<Fact[]> {
  const { folder, seed, short } = options
  const { inquiries, others, kills } = short
    ? { inquiries: 16, others: 8, kills: 3 }
    : { inquiries: 200, others: 80, kills: 20 }
  const cases = inquiries + others
  const random = seededRandom(seed)
  const dataDir = await dataFolder(options, join(folder, 'data'))
  const mail = await startMailServer({ folder: join(folder, 'mail') })
  const port = await freePort()
  const launch = () => launchServer({ port, dataDir, env: { SMTP_URL: mail.url } })
  let server = launch()
  try {
    await waitUntilReady(server)
    const catalogue = await readCatalogue(server.url)
    const bodies = mixed(
      makeInquiries(inquiries, { catalogue, random, name: 'avbrott' }),
      makeOtherForms(others, { catalogue, random, name: 'annat' }),
    )
    const progress = watchProgress()
    const [answered, restarts] = await Promise.all([
      sendAll(server.url, bodies, { clients, onBegin: progress.report }),
      killAtMoments(planKills(random, { kills, forms: cases }), {
        reached: progress.reached,
        restart: async () => {
          await server.kill()
          server = launch()
          return server
        },
      }),
    ])
    const mailMs = await waitForMails(folder, { cases, patienceMs: mailPatienceMs })
    const exitCode = await server.stop()
    const { facts, duplicates } = await readEnd(dataDir, (connection) =>
      judgeDelivery(answered, { connection, dataDir: folder }),
    )
    return [
      { name: 'kills', value: `${kills} (seed ${seed})` },
      ...paceFacts({ answered, restarts, mailMs }),
      ...facts,
      twiceFact({ duplicates, kills }),
      { name: 'graceful end', value: `exit ${exitCode}`, holds: exitCode === 0 },
    ]
  } finally {
    await server.kill()
    await readEnd(dataDir, () => Promise.resolve())
    await mail.stop()
  }
}

type Pace = { answered: readonly { attempts: number }[]; restarts: number[]; mailMs: number }

function paceFacts({ answered, restarts, mailMs }: Pace): Fact[] {
  const repeats = answered.reduce((sum, one) => sum + one.attempts - 1, 0)
  return [
    { name: 'sendings repeated', value: String(repeats) },
    { name: 'from restart to ready, slowest', value: `${Math.round(Math.max(...restarts))} ms` },
    { name: 'last mail after last answer', value: `${(mailMs / 1000).toFixed(1)} s` },
  ]
}

const twiceFact = ({ duplicates, kills }: { duplicates: number; kills: number }): Fact => ({
  name: 'mails that arrived twice (same Message-ID)',
  value: `${duplicates}, at most ${kills}`,
  holds: duplicates <= kills,
})

/** Spread over each other, so that every kill may hit every kind. */
function mixed(inquiries: readonly Form[], others: readonly Form[]): Form[] {
  const share = others.length / inquiries.length
  return inquiries.flatMap((inquiry, index) => [
    inquiry,
    ...others.slice(Math.floor(index * share), Math.floor((index + 1) * share)),
  ])
}

/** Every fifth kill hits a server that is just starting. */
function planKills(
  random: Random,
  { kills, forms }: { kills: number; forms: number },
): KillMoment[] {
  return Array.from({ length: kills }, (_, index) =>
    index % 5 === 2
      ? { kind: 'starting', delayMs: random.between(20, 600) }
      : {
          kind: 'amid',
          begun: random.between(
            Math.ceil((index * forms) / kills),
            Math.floor(((index + 1) * forms) / kills) - 1,
          ),
          delayMs: random.between(0, 40),
        },
  )
}

/** Returns how long each restart took until ready, in milliseconds. */
async function killAtMoments(
  moments: readonly KillMoment[],
  {
    reached,
    restart,
  }: { reached: (begun: number) => Promise<void>; restart: () => Promise<ServerProcess> },
): Promise<number[]> {
  const restarts: number[] = []
  for (const [index, moment] of moments.entries()) {
    if (moment.kind === 'amid') await reached(moment.begun)
    await delay(moment.delayMs)
    const server = await restart()
    // The next kill wants this start unfinished.
    if (moments[index + 1]?.kind === 'starting') continue
    restarts.push(await waitUntilReady(server))
  }
  return restarts
}

function watchProgress() {
  let latest = 0
  let waiting: { begun: number; resolve: () => void }[] = []
  return {
    report: (begun: number) => {
      latest = begun
      for (const one of waiting) if (one.begun <= begun) one.resolve()
      waiting = waiting.filter((one) => one.begun > begun)
    },
    reached: (begun: number) =>
      new Promise<void>((resolve) => {
        if (begun <= latest) resolve()
        else waiting.push({ begun, resolve })
      }),
  }
}

/** Opens the data folder once no server uses it any more. Ends the PostgreSQL that a killed one left. */
async function readEnd<T>(
  dataDir: string,
  read: (connection: { host: string; port: number; user: string; database: string }) => Promise<T>,
): Promise<T> {
  const database = await startEmbeddedPostgres({ dataDir, name: 'minikran' })
  try {
    return await read(database.connection)
  } finally {
    await database.stop()
  }
}
