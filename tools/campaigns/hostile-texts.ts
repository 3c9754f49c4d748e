import { setTimeout as delay } from 'node:timers/promises'
import type { Email } from 'postal-mime'
import { mailsOfCase, readMails } from '../../e2e/mailbox.ts'
import { logIn } from '../log-in.ts'
import type { Fact } from './fact.ts'
import { attacks, type Target, targets } from './hostile-attacks.ts'
import {
  type Catalogue,
  type Form,
  makeInquiries,
  makeOtherForms,
  readCatalogue,
} from './inquiry-client.ts'
import { seededRandom } from './seeded-random.ts'

// In the short variant the first fields take turns, and so do all others.
const firstTargets = 3
const mailPatienceMs = 300_000
const pollMs = 100

type Place = { dataDir: string; seed: number; short: boolean }
type Stored = { attack: string; field: string; number: string }

/** Every attack in every field of every form: never a fault of ours, never a mail, table or page that it shaped. */
export async function tryHostileTexts(
  url: string,
  { dataDir, seed, short }: Place,
): Promise<Fact[]> {
  const catalogue = await readCatalogue(url)
  // A customer's own, so that the texts come to stand on pages.
  const customer = await logIn(url, { realm: 'site', role: 10 })
  const statuses: number[] = []
  const stored: Stored[] = []
  for (const [index, [attack, text]] of Object.entries(attacks).entries()) {
    for (const target of short ? someTargets(index) : targets) {
      const form = formWith(catalogue, { seed: seed + index, target, text })
      const { status, number } = await send(url, form, customer)
      statuses.push(status)
      if (number !== null) stored.push({ attack, field: target.path, number })
    }
  }
  const faults = statuses.filter((status) => status !== 200 && status !== 422)
  return [
    {
      name: 'hostile texts in fields',
      value: `${statuses.length} sent, ${stored.length} stored as text, ${statuses.length - stored.length - faults.length} refused`,
    },
    none('answers that are neither 200 nor 422', faults.map(String)),
    none('mails that such a text shaped', await shapedMails(dataDir, stored)),
    none('pages of My cases with markup of its own', await shapedPages(url, stored, customer)),
    none('formulas in the tables that staff takes', await formulas(url)),
  ]
}

const none = (name: string, found: readonly string[]): Fact => ({
  name,
  value: found.length === 0 ? '0' : found.join('; '),
  holds: found.length === 0,
})

/** One of the first fields and one of the others. */
function someTargets(index: number): Target[] {
  const [first, others] = [targets.slice(0, firstTargets), targets.slice(firstTargets)]
  return [first, others].flatMap((list) => list.slice(index % list.length).slice(0, 1))
}

type HostileForm = { key: string; call: Form['call']; body: Record<string, unknown> }

function formWith(
  catalogue: Catalogue,
  { seed, target, text }: { seed: number; target: Target; text: string },
): HostileForm {
  const made = { catalogue, random: seededRandom(seed), name: `illvilja-${target.path}` }
  const forms = [...makeInquiries(1, made), ...makeOtherForms(2, made)]
  const form = forms.find(({ call }) => call === target.call)
  if (form === undefined) throw new Error(`No form for ${target.call} was made.`)
  const key = `${target.path}-${seed}`
  return { key, call: form.call, body: withText(form.body, target.path.split('.'), text) }
}

const product = { prod_id: 1 }
const beside: Record<string, object> = {
  lines: [product],
  participants: [{ firstname: 'Bo', lastname: 'Ek' }],
  uploads: [],
}

/** The form with the text at this place, and around it what the form needs there. */
function withText(body: object, [name = '', ...deeper]: string[], text: string) {
  const fields = body as Record<string, unknown>
  if (deeper.length === 0) return { ...fields, [name]: text }
  const [index = '', inner] = deeper
  if (inner === undefined && index !== '0') {
    return { ...fields, [name]: { label: 'Höjd', value: '5 m', [index]: text } }
  }
  const [first] = (beside[name] ?? []) as object[]
  return { ...fields, [name]: [inner === undefined ? text : { ...first, [inner]: text }] }
}

async function send(url: string, { key, call, body }: HostileForm, token: string) {
  const response = await fetch(`${url}/api/site/${call}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': key,
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify(body),
  })
  const { data } = (await response.json()) as { data?: { case_number: string } }
  return { status: response.status, number: data?.case_number ?? null }
}

// Said of the attacks alone: a page has scripts and forms of its own.
const liveAttack =
  /<script>alert|<img src=x|<svg onload|href="javascript:|<[^>]* onclick=alert|<form action=\/\/demo|<style>\*/i

async function shapedPages(url: string, stored: readonly Stored[], token: string) {
  const found: string[] = []
  for (const { attack, field, number } of stored) {
    const response = await fetch(`${url}/mina-sidor/mina-arenden/${number}`, {
      headers: { cookie: `__Host-auth=${token}` },
    })
    const html = await response.text()
    if (response.status !== 200) found.push(`${number}: ${response.status}`)
    else if (liveAttack.test(html)) found.push(`${attack} in ${field}`)
  }
  return found
}

/** Cells that a spreadsheet would run, in the tables of the back office that hold what was sent. */
async function formulas(url: string): Promise<string[]> {
  const token = await logIn(url, { realm: 'backOffice', role: 62 })
  const headers = { authorization: `Bearer ${token}` }
  const csv = await (await fetch(`${url}/api/admin/exportCases?format=csv`, { headers })).text()
  const cells = csv.replace('\ufeff', '').match(/(?<=^|;)("(?:[^"]|"")*"|[^;\r\n]*)/gm) ?? []
  if (cells.length < 100) return [`only ${cells.length} cells`]
  return cells.filter((cell) => /^"?[=+\-@\t\r](?!\d*(?:,\d+)?$)/.test(cell))
}

const mailsPerCase = 2

/** What is wrong with the mails of the cases that were stored, in words. */
async function shapedMails(dataDir: string, stored: readonly Stored[]): Promise<string[]> {
  const end = performance.now() + mailPatienceMs
  while ((await readMails(dataDir)).length < stored.length * mailsPerCase) {
    if (performance.now() > end) return ['not all mails came']
    await delay(pollMs)
  }
  const found: string[] = []
  for (const one of stored) {
    const mails = await mailsOfCase(dataDir, one.number)
    if (mails.length !== mailsPerCase) found.push(`${one.attack}: ${mails.length} mails`)
    for (const mail of mails) {
      const fault = faultOf(mail)
      if (fault !== null) found.push(`${one.attack} in ${one.field}: ${fault}`)
    }
  }
  return found
}

const liveMarkup =
  /<(script|img src=x|svg onload|iframe|form|input|style>\*)|href="javascript:|<b [^>]*on\w+=/i

function faultOf(mail: Email): string | null {
  const receivers = [...(mail.to ?? []), ...(mail.cc ?? []), ...(mail.bcc ?? [])]
  if (receivers.length !== 1) return `${receivers.length} receivers`
  if (mail.headers.some(({ key }) => key === 'x-evil' || key === 'bcc'))
    return 'a header of its own'
  if (!/MK-\d{4}-\d{6}/.test(mail.subject ?? '')) return 'another subject'
  if (liveMarkup.test(mail.html ?? '')) return 'markup of its own'
  return null
}
