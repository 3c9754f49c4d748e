import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { median } from '../../benchmarks/reading.ts'
import { startMailServer } from '../test-mail-server.ts'
import type { CampaignOptions } from './campaign-options.ts'
import { judgeDelivery, waitForMails, waitForSent } from './delivery.ts'
import type { Fact } from './fact.ts'
import { type Answered, makeInquiries, readCatalogue, sendAll } from './inquiry-client.ts'
import { seededRandom } from './seeded-random.ts'
import { freePort } from './server-process.ts'
import { withSite } from './with-site.ts'

const slowestMs = 300
const deliveryPatienceMs = 300_000

/** The mail server is away for a minute while inquiries arrive: none is slow, none is lost, all mails arrive. */
export async function runMailAway(options: CampaignOptions): Promise<Fact[]> {
  const { folder, seed, short } = options
  const { count, awayMs } = short ? { count: 6, awayMs: 0 } : { count: 50, awayMs: 60_000 }
  const random = seededRandom(seed)
  const mailFolder = join(folder, 'mail')
  const mailPort = await freePort()
  let mail = await startMailServer({ folder: mailFolder, port: mailPort })
  return withSite(
    options,
    { url: mail.url, stop: () => mail.stop() },
    async ({ server, database }) => {
      const catalogue = await readCatalogue(server.url)
      const series = (name: string) => makeInquiries(count, { catalogue, random, name })
      const normal = await sendAll(server.url, series('vanlig'), { clients: 1 })
      await waitForMails(folder, { cases: count, patienceMs: deliveryPatienceMs })
      await mail.stop()
      const leftAt = performance.now()
      const away = await sendSpread(series('borta'), { url: server.url, spreadMs: awayMs * 0.9 })
      await delay(Math.max(0, awayMs - (performance.now() - leftAt)))
      mail = await startMailServer({ folder: mailFolder, port: mailPort })
      const cases = count * 2
      const mailMs = await waitForMails(folder, { cases, patienceMs: deliveryPatienceMs })
      await waitForSent(database.connection, deliveryPatienceMs)
      const { facts, duplicates } = await judgeDelivery([...normal, ...away], {
        connection: database.connection,
        dataDir: folder,
      })
      return [
        { name: 'mail server away', value: `${Math.round(awayMs / 1000)} s, ${count} inquiries` },
        ...(short ? [] : latencyFacts(normal, away)),
        { name: 'last mail after its return', value: `${(mailMs / 1000).toFixed(1)} s` },
        ...facts,
        { name: 'mails that arrived twice', value: String(duplicates), holds: duplicates === 0 },
      ]
    },
  )
}

async function sendSpread(
  inquiries: ReturnType<typeof makeInquiries>,
  { url, spreadMs }: { url: string; spreadMs: number },
): Promise<Answered[]> {
  const answered: Answered[] = []
  for (const inquiry of inquiries) {
    answered.push(...(await sendAll(url, [inquiry], { clients: 1 })))
    await delay(spreadMs / inquiries.length)
  }
  return answered
}

function latencyFacts(normal: readonly Answered[], away: readonly Answered[]): Fact[] {
  const times = (answered: readonly Answered[]) => answered.map((one) => one.milliseconds)
  const summary = (values: readonly number[]) =>
    `median ${Math.round(median(values))} ms, slowest ${Math.round(Math.max(...values))} ms`
  return [
    { name: 'an inquiry takes, mail server there', value: summary(times(normal)) },
    {
      name: 'an inquiry takes, mail server away',
      value: `${summary(times(away))}, at most ${slowestMs} ms`,
      holds: Math.max(...times(away)) <= slowestMs,
    },
    {
      name: 'sendings repeated',
      value: String(away.reduce((sum, one) => sum + one.attempts - 1, 0)),
      holds: away.every((one) => one.attempts === 1),
    },
  ]
}
