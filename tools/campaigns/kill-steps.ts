import { join } from 'node:path'
import { withClient } from '../../packages/embedded-database/src/with-client.ts'
import { type OutsideDatabase, startOutsideDatabase } from '../outside-database.ts'
import { createMailServer, listenOn } from '../test-mail-server.ts'
import type { CampaignOptions } from './campaign-options.ts'
import { dataFolder } from './data-folder.ts'
import { holdAt, type Place, prepareHolds } from './database-holds.ts'
import { judgeDelivery, waitForMails, waitForSent } from './delivery.ts'
import type { Fact } from './fact.ts'
import {
  type Answered,
  type Catalogue,
  type Form,
  makeInquiries,
  makeOtherForms,
  readCatalogue,
  sendOnce,
  sendUntilAnswered,
} from './inquiry-client.ts'
import { type Random, seededRandom } from './seeded-random.ts'
import { freePort, launchServer, type ServerProcess, waitUntilReady } from './server-process.ts'

type Step = {
  /** Where it is stopped; null: the mail server stops it, once it has the whole mail. */
  at: Place | null
  /** Whether the transaction that was stopped is over with the server, or carried out all the same. */
  end: 'breaksOff' | 'goesOn'
  /** Whether the sender gets the answer before the kill. */
  isAnswered: boolean
  /** How many cases there are of the form once the server is dead. */
  stored: 0 | 1
}

/** Every step between receiving a form and having noted its mails. */
const steps: Record<string, Step> = {
  'before the commit': { at: 'commit', end: 'breaksOff', isAnswered: false, stored: 0 },
  'after the commit, before the answer': {
    at: 'commit',
    end: 'goesOn',
    isAnswered: false,
    stored: 1,
  },
  'after the answer, before a mail is taken up': {
    at: 'taking',
    end: 'breaksOff',
    isAnswered: true,
    stored: 1,
  },
  'after DATA, before the mail server has answered': {
    at: null,
    end: 'breaksOff',
    isAnswered: true,
    stored: 1,
  },
  'after delivery, before it is noted': {
    at: 'noting',
    end: 'breaksOff',
    isAnswered: true,
    stored: 1,
  },
}
// A job that broke off is taken up again when its heartbeat is missed: too long to wait for each time.
const quickSteps = Object.keys(steps).slice(0, 3)

const mailPatienceMs = 300_000
const longRounds = 4

type Running = {
  server: ServerProcess
  database: OutsideDatabase
  /** Kills the server as soon as the mail server has a mail of the sender; resolves then. */
  killAfterData: (sender: string) => Promise<void>
}

/** Kills the server (SIGKILL) at each step that a form takes, and looks what has become of it. */
export async function runKillSteps(options: CampaignOptions): Promise<Fact[]> {
  const { folder, seed, short } = options
  const names = short
    ? quickSteps
    : Array.from({ length: longRounds }, () => Object.keys(steps)).flat()
  const random = seededRandom(seed)
  const mail = await startDeadlyMailServer(join(folder, 'mail'))
  const database = await startOutsideDatabase(await dataFolder(options, join(folder, 'postgres')))
  const place = { port: await freePort(), dataDir: join(folder, 'data') }
  const env = { SMTP_URL: mail.url, DATABASE_URL: database.url }
  const launch = () => launchServer({ ...place, env })
  let server = launch()
  try {
    await waitUntilReady(server)
    await prepareHolds(database.connection)
    const catalogue = await readCatalogue(server.url)
    const answered: Answered[] = []
    const facts: Fact[] = []
    for (const [index, form] of makeForms(names.length, { catalogue, random }).entries()) {
      const step = names[index] ?? ''
      const killAfterData = (sender: string) => mail.killAfterData(server, sender)
      const killed = await killAt(step, form, { server, database, killAfterData })
      server = launch()
      await waitUntilReady(server)
      const again = await sendUntilAnswered(server.url, form)
      answered.push(again)
      facts.push(...factsOf(step, killed, again.caseNumber))
    }
    const cases = answered.length
    await waitForMails(folder, { cases, patienceMs: mailPatienceMs })
    await waitForSent(database.connection, mailPatienceMs)
    const { connection } = database
    const delivery = await judgeDelivery(answered, { connection, dataDir: folder })
    return [
      ...facts,
      ...delivery.facts,
      {
        name: 'mails that arrived twice (same Message-ID)',
        value: `${delivery.duplicates}, at most ${cases}`,
        holds: delivery.duplicates <= cases,
      },
    ]
  } finally {
    await server.stop()
    await database.stop()
    await mail.stop()
  }
}

/** Every kind of form in turns. */
function makeForms(
  count: number,
  { catalogue, random }: { catalogue: Catalogue; random: Random },
): Form[] {
  const half = Math.ceil(count / 2)
  const inquiries = makeInquiries(half, { catalogue, random, name: 'steg' })
  const others = makeOtherForms(half, { catalogue, random, name: 'andra-steg' })
  return inquiries.flatMap((inquiry, index) => [inquiry, others[index] ?? inquiry]).slice(0, count)
}

type Killed = {
  /** The case number of an answer before the kill. */
  caseNumber: string | null
  /** Cases of the form right after it. */
  stored: number
}

async function killAt(name: string, form: Form, running: Running): Promise<Killed> {
  const step = steps[name]
  if (step === undefined) throw new Error(`There is no step ${name}.`)
  const { server, database, killAfterData } = running
  const { connection } = database
  const send = async () => {
    try {
      return (await sendOnce(server.url, form)).caseNumber
    } catch {
      // Killed before it answered.
      return null
    }
  }
  if (step.at === null) {
    const dead = killAfterData(form.body.email)
    const caseNumber = await send()
    await dead
    return { caseNumber, stored: await countCases(connection, form) }
  }
  const hold = await holdAt(connection, step.at)
  const sent = send()
  await hold.reached()
  const answeredBefore = step.isAnswered ? await sent : null
  await server.kill()
  if (step.end === 'breaksOff') await hold.breakOff()
  await hold.release()
  return { caseNumber: answeredBefore ?? (await sent), stored: await countCases(connection, form) }
}

function factsOf(name: string, { caseNumber, stored }: Killed, again: string): Fact[] {
  const step = steps[name]
  const isAnswered = caseNumber !== null
  return [
    {
      name: `killed ${name}`,
      value: `${stored} stored, ${isAnswered ? 'answered' : 'not answered'}`,
      holds: stored === step?.stored && isAnswered === step.isAnswered,
    },
    {
      name: 'sent again',
      value: isAnswered ? `${again}, as before` : again,
      holds: caseNumber === null || caseNumber === again,
    },
  ]
}

function countCases(connection: OutsideDatabase['connection'], form: Form): Promise<number> {
  return withClient(connection, async (client) => {
    const { rows } = await client.query<{ count: number }>(
      'select count(*)::int as count from cases where email_address = $1',
      [form.body.email],
    )
    return rows[0]?.count ?? 0
  })
}

/**
 * A mail server that can kill whoever has just given it a whole mail, instead of an answer. Mails that
 * broke off before are given to it again meanwhile: the sender tells which one is meant.
 */
async function startDeadlyMailServer(folder: string) {
  let awaited: { sender: string; kill: () => void } | null = null
  const server = createMailServer(folder, {
    hangsUpAfterData: (mail) => {
      if (awaited === null || !mail.includes(awaited.sender)) return false
      const { kill } = awaited
      awaited = null
      kill()
      return true
    },
  })
  const port = await freePort()
  await listenOn(server, port)
  return {
    url: `smtp://127.0.0.1:${port}`,
    killAfterData: (victim: ServerProcess, sender: string) =>
      new Promise<void>((resolve, reject) => {
        awaited = { sender, kill: () => void victim.kill().then(resolve, reject) }
      }),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
