import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { readMails } from '../../e2e/mailbox.ts'
import { withClient } from '../../packages/embedded-database/src/with-client.ts'
import {
  type MailFault,
  mailFaults,
  startFaultyMailServer,
  unknownPrefix,
} from '../faulty-mail-server.ts'
import type { OutsideDatabase } from '../outside-database.ts'
import type { CampaignOptions } from './campaign-options.ts'
import type { Fact } from './fact.ts'
import { type Answered, makeInquiries, readCatalogue, sendAll } from './inquiry-client.ts'
import { seededRandom } from './seeded-random.ts'
import { freePort } from './server-process.ts'
import { withSite } from './with-site.ts'

const slowestMs = 300
const backWithinMs = 120_000
// The short variant measures no times: the mails only have to arrive.
const patienceMs = 300_000
const pollMs = 200

// A greeting that takes half a minute is too slow for the short variant.
const shortFaults = mailFaults.filter((fault) => fault !== 'slowGreeting')

type Connection = OutsideDatabase['connection']

/**
 * The mail server fails in every known way while inquiries arrive, then recovers: no inquiry is slow,
 * all mails that can be delivered are, and the others are stored with the reason.
 */
export async function runSmtpFaults(options: CampaignOptions): Promise<Fact[]> {
  const { folder, seed, short } = options
  const { count, badMs } = short ? { count: 1, badMs: 0 } : { count: 10, badMs: 25_000 }
  const random = seededRandom(seed)
  const mail = await startFaultyMailServer({ folder: join(folder, 'mail'), port: await freePort() })
  return withSite(options, mail, async ({ server, database }) => {
    const catalogue = await readCatalogue(server.url)
    const facts: Fact[] = []
    const answered: Answered[] = []
    for (const fault of short ? shortFaults : mailFaults) {
      // Half of them to an address that the server may not know.
      const known = makeInquiries(count, { catalogue, random, name: fault })
      const unknown = makeInquiries(count, { catalogue, random, name: `${unknownPrefix}${fault}` })
      await mail.become(fault)
      const started = performance.now()
      const sent = await sendAll(server.url, [...known, ...unknown], { clients: 2 })
      answered.push(...sent)
      // The product waits five minutes and longer for a server that never answers.
      await (fault === 'blackHole' ? mail.swallowed() : untilTried(database.connection))
      await delay(Math.max(0, badMs - (performance.now() - started)))
      await mail.become(fault === 'unknownRecipient' ? fault : null)
      const backMs = await untilNoneWaits(database.connection)
      if (!short) facts.push(latencyFact(fault, sent), deliveryFact(fault, backMs))
    }
    return [...facts, ...(await judgeAll(answered, database.connection, folder))]
  })
}

function latencyFact(fault: MailFault, sent: readonly Answered[]): Fact {
  const slowest = Math.round(Math.max(...sent.map((one) => one.milliseconds)))
  return {
    name: `${fault}: slowest inquiry`,
    value: `${slowest} ms, at most ${slowestMs} ms`,
    holds: slowest <= slowestMs,
  }
}

function deliveryFact(fault: MailFault, backMs: number): Fact {
  return {
    name: `${fault}: last mail after the server recovered`,
    value: `${(backMs / 1000).toFixed(1)} s, at most ${backWithinMs / 1000} s`,
    holds: backMs <= backWithinMs,
  }
}

/** Waits until a mail was tried during the fault: a fault that nobody met proves nothing. */
async function untilTried(connection: Connection): Promise<void> {
  const waiting = "from mails where state = 'queued'"
  await until(
    connection,
    `select exists (select ${waiting} and attempts > 0) or not exists (select ${waiting}) as done`,
  )
}

// A mail that may have arrived waits five minutes and longer: too long to wait for here.
const hurry = `update pgboss.job set start_after = now()
  where name = 'mail' and state in ('created', 'retry') and start_after > now() + interval '4 minutes'`

async function untilNoneWaits(connection: Connection): Promise<number> {
  const started = performance.now()
  await until(
    connection,
    `with hurried as (${hurry}) select not exists (select from mails where state = 'queued') as done`,
  )
  return performance.now() - started
}

async function until(connection: Connection, question: string): Promise<void> {
  const end = performance.now() + patienceMs
  await withClient(connection, async (client) => {
    while (performance.now() < end) {
      const { rows } = await client.query<{ done: boolean }>(question)
      if (rows[0]?.done === true) return
      await delay(pollMs)
    }
  })
}

type StoredMail = { message_id: string; to: string; state: string; last_error: string | null }

async function judgeAll(
  answered: readonly Answered[],
  connection: Connection,
  folder: string,
): Promise<Fact[]> {
  const stored = await withClient(connection, async (client) => {
    const { rows } = await client.query<StoredMail>(
      'select message_id, "to", state, last_error from mails',
    )
    return rows
  })
  const arrived = new Set((await readMails(folder)).map((mail) => mail.messageId))
  const isUndeliverable = ({ to }: StoredMail) => to.startsWith(`${unknownPrefix}unknownRecipient`)
  const deliverable = stored.filter((mail) => !isUndeliverable(mail))
  const dead = stored.filter(isUndeliverable)
  const all = (name: string, count: number, of: number): Fact => ({
    name,
    value: `${count} of ${of}`,
    holds: count === of,
  })
  const hasArrived = (mail: StoredMail) => arrived.has(mail.message_id)
  return [
    all('two mails stored for each case', stored.length, answered.length * 2),
    all(
      'mails that can arrive have arrived',
      deliverable.filter(hasArrived).length,
      deliverable.length,
    ),
    all(
      'and are noted as sent',
      deliverable.filter(({ state }) => state === 'sent').length,
      deliverable.length,
    ),
    all(
      'others are kept as failed, with the reason',
      dead.filter((one) => one.state === 'failed' && one.last_error?.includes('550')).length,
      answered.filter(({ form }) => form.body.email.startsWith(`${unknownPrefix}unknown`)).length,
    ),
    all('and have not arrived', dead.filter((mail) => !hasArrived(mail)).length, dead.length),
  ]
}
