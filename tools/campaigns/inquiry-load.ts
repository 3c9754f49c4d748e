import { loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { quantile } from '../../benchmarks/reading.ts'
import { startMailServer } from '../test-mail-server.ts'
import type { CampaignOptions } from './campaign-options.ts'
import { judgeDelivery, waitForMails, waitForSent } from './delivery.ts'
import type { Fact } from './fact.ts'
import {
  type Answered,
  type Form,
  makeInquiries,
  readCatalogue,
  sendOnce,
} from './inquiry-client.ts'
import { seededRandom } from './seeded-random.ts'
import { withSite } from './with-site.ts'

const mailPatienceMs = 900_000

/**
 * 100 inquiries a second for a minute, each sent at its moment whether or not earlier ones are
 * answered: every 200 is a case, every case has its two mails, nothing else is stored.
 */
export async function runInquiryLoad(options: CampaignOptions): Promise<Fact[]> {
  const { folder, seed, short } = options
  const { perSecond, seconds } = short
    ? { perSecond: 20, seconds: 1 }
    : { perSecond: 100, seconds: 60 }
  const random = seededRandom(seed)
  const mail = await startMailServer({ folder: join(folder, 'mail') })
  return withSite(options, mail, async ({ server, database }) => {
    const catalogue = await readCatalogue(server.url)
    const count = perSecond * seconds
    const inquiries = makeInquiries(count, { catalogue, random, name: 'last' })
    const load = loadavg()[0]?.toFixed(1)
    const { answered, refused, wholeMs } = await sendAtRate(server.url, inquiries, perSecond)
    const cases = answered.length
    const mailMs = await waitForMails(folder, { cases, patienceMs: mailPatienceMs })
    await waitForSent(database.connection, mailPatienceMs)
    const delivery = await judgeDelivery(answered, {
      connection: database.connection,
      dataDir: folder,
    })
    return [
      { name: 'load average before', value: String(load) },
      { name: 'asked for', value: `${count} in ${seconds} s, ${perSecond} a second` },
      {
        name: 'answered 200',
        value: `${cases} of ${count}, the last after ${(wholeMs / 1000).toFixed(1)} s`,
        holds: cases === count,
      },
      { name: 'other answers', value: refused.join(', ') || 'none', holds: refused.length === 0 },
      ...(short ? [] : [sustainedFact(wholeMs, seconds)]),
      { name: 'milliseconds to an answer', value: percentiles(answered) },
      { name: 'last mail after last answer', value: `${(mailMs / 1000).toFixed(1)} s` },
      ...delivery.facts,
      { name: 'mails that arrived twice', value: String(delivery.duplicates) },
    ]
  })
}

async function sendAtRate(url: string, forms: readonly Form[], perSecond: number) {
  const started = performance.now()
  const answered: Answered[] = []
  const refused: string[] = []
  const send = async (form: Form) => {
    const sentAt = performance.now()
    try {
      const { status, caseNumber } = await sendOnce(url, form)
      const milliseconds = performance.now() - sentAt
      if (caseNumber === null) refused.push(String(status))
      else answered.push({ form, caseNumber, attempts: 1, milliseconds })
    } catch (error) {
      refused.push(error instanceof Error ? error.message : String(error))
    }
  }
  const under: Promise<void>[] = []
  for (const [index, form] of forms.entries()) {
    const due = started + (index * 1000) / perSecond
    if (due > performance.now()) await delay(due - performance.now())
    under.push(send(form))
  }
  await Promise.all(under)
  return { answered, refused, wholeMs: performance.now() - started }
}

// What piles up is answered after the minute: a tenth more is the noise of the machine.
function sustainedFact(wholeMs: number, seconds: number): Fact {
  const most = seconds * 1.1
  return {
    name: 'sustained',
    value: `${(wholeMs / 1000).toFixed(1)} s for ${seconds} s of inquiries, at most ${most} s`,
    holds: wholeMs <= most * 1000,
  }
}

function percentiles(answered: readonly Answered[]): string {
  const times = answered.map(({ milliseconds }) => milliseconds)
  const at = (share: number) => Math.round(quantile(times, share))
  return `median ${at(0.5)}, 95 % ${at(0.95)}, 99 % ${at(0.99)}, slowest ${at(1)}`
}
