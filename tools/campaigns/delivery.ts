import { setTimeout as delay } from 'node:timers/promises'
import { readMails } from '../../e2e/mailbox.ts'
import { withClient } from '../../packages/embedded-database/src/with-client.ts'
import type { OutsideDatabase } from '../outside-database.ts'
import type { Fact } from './fact.ts'
import type { Answered } from './inquiry-client.ts'

type DeliveredCase = {
  case_number: string
  email_address: string
  contents: number
  parts: number
  events: number
  mails: number
  sent: number
}

const mailsPerCase = 2
const pollMs = 250

/** Waits until every case's two mails have arrived at the mail server; returns the milliseconds. */
export async function waitForMails(
  dataDir: string,
  { cases, patienceMs }: { cases: number; patienceMs: number },
): Promise<number> {
  const started = performance.now()
  const arrived = async () => new Set((await readMails(dataDir)).map((mail) => mail.messageId)).size
  while ((await arrived()) < cases * mailsPerCase && performance.now() - started < patienceMs) {
    await delay(pollMs)
  }
  return performance.now() - started
}

/** Waits until the server has noted every mail as sent, so that a stop interrupts none. */
export async function waitForSent(
  connection: OutsideDatabase['connection'],
  patienceMs: number,
): Promise<void> {
  const end = performance.now() + patienceMs
  await withClient(connection, async (client) => {
    const unsent = async () => {
      const { rows } = await client.query<{ count: number }>(
        "select count(*)::int as count from mails where state <> 'sent'",
      )
      return rows[0]?.count ?? 0
    }
    while ((await unsent()) > 0 && performance.now() < end) await delay(pollMs)
  })
}

/** Holds what clients were told against what is stored and what arrived. */
export async function judgeDelivery(
  answered: readonly Answered[],
  place: { connection: OutsideDatabase['connection']; dataDir: string },
): Promise<{ facts: Fact[]; duplicates: number }> {
  const stored = await readCases(place.connection)
  const numbers = new Map(stored.map((row) => [row.case_number, row]))
  const isStored = ({ caseNumber, form }: Answered) =>
    numbers.get(caseNumber)?.email_address === form.body.email
  const told = new Set(answered.map((one) => one.caseNumber))
  const whole = stored.filter((row) => row.contents === 1 && row.parts >= 1 && row.events >= 1)
  const noted = stored.filter((row) => row.mails === mailsPerCase && row.sent === mailsPerCase)
  const { pairs, distinct, duplicates } = await readDelivered(place.dataDir, told)
  const expected = answered.length
  const all = (name: string, count: number, of = expected): Fact => ({
    name,
    value: `${count} of ${of}`,
    holds: count === of,
  })
  return {
    duplicates,
    facts: [
      all('answered 200 and stored under the number told', answered.filter(isStored).length),
      all('different case numbers told', told.size),
      { name: 'cases stored', value: String(stored.length), holds: stored.length === expected },
      all('cases with contents and events', whole.length),
      all('cases whose two mails are noted as sent', noted.length),
      all('cases whose two mails arrived', pairs),
      all('different mails arrived', distinct, expected * mailsPerCase),
    ],
  }
}

function readCases(connection: OutsideDatabase['connection']): Promise<DeliveredCase[]> {
  const count = (from: string) => `(select count(*)::int from ${from} where case_id = cases.id)`
  return withClient(connection, async (client) => {
    const { rows } = await client.query<DeliveredCase>(
      `select case_number, email_address,
         ${count('inquiries')} + ${count('registrations')} + ${count('credit_applications')} as contents,
         ${count('inquiry_lines')} + ${count('participants')} + ${count('credit_applications')} as parts,
         ${count('case_events')} as events, ${count('mails')} as mails,
         (select count(*)::int from mails where case_id = cases.id and state = 'sent') as sent
       from cases`,
    )
    return rows
  })
}

/** Mails with the same Message-ID are one mail that arrived twice. */
async function readDelivered(dataDir: string, caseNumbers: ReadonlySet<string>) {
  const mails = await readMails(dataDir)
  const distinct = new Map(mails.map((mail) => [mail.messageId, mail]))
  const perCase = new Map<string, number>()
  for (const mail of distinct.values()) {
    const number = /MK-\d{4}-\d{6}/.exec(mail.subject ?? '')?.[0] ?? ''
    perCase.set(number, (perCase.get(number) ?? 0) + 1)
  }
  return {
    pairs: [...caseNumbers].filter((number) => perCase.get(number) === mailsPerCase).length,
    distinct: distinct.size,
    duplicates: mails.length - distinct.size,
  }
}
