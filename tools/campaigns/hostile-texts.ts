import { setTimeout as delay } from 'node:timers/promises'
import type { Email } from 'postal-mime'
import { mailsOfCase, readMails } from '../../e2e/mailbox.ts'
import type { Fact } from './fact.ts'
import { type Catalogue, makeInquiries, readCatalogue } from './inquiry-client.ts'
import { seededRandom } from './seeded-random.ts'

/** What comes over such a text may be refused, or stored as the text that it is; nothing else. */
const attacks: Record<string, string> = {
  'a second receiver': 'a@kund.example\r\nBcc: offer@demo.example',
  'a header in a name': 'Anna\r\nBcc: offer@demo.example\r\n\r\nHej',
  'a header after a bare line feed': 'Anna\nSubject: gratis',
  'a folded header': 'Anna\r\n X-Evil: 1',
  'an encoded word': '=?utf-8?q?Anna=0D=0ABcc=3A_offer=40demo.example?=',
  'two addresses': 'a@kund.example, offer@demo.example',
  'a named address': '"Anna" <offer@demo.example>',
  'a group of addresses': 'alla: offer@demo.example, a@kund.example;',
  'an address of 50 KB': `${'a'.repeat(50_000)}@kund.example`,
  'a domain of 50 KB': `a@${'kund.'.repeat(10_000)}example`,
  'an address of dots': `${'.'.repeat(50_000)}@kund.example`,
  '100,000 letters': 'å'.repeat(100_000),
  '100,000 brackets': '<'.repeat(100_000),
  '100,000 open tags': '<b>'.repeat(33_334),
  'a script': '<script>alert(1)</script>',
  'a picture that fails': '<img src=x onerror=alert(1)>',
  'a drawing': '<svg onload=alert(1)><script>alert(1)</script></svg>',
  'an address that runs': '<a href="javascript:alert(1)">här</a>',
  'a broken tag': '<<script>script>alert(1)//<</script>',
  'a comment for Outlook': '<!--[if mso]><script>alert(1)</script><![endif]-->',
  'a bold script': '<b onclick=alert(1)>Anna</b><style>*{display:none}</style>',
  'a form': '<form action=//demo.example><input name=p></form>',
  'a formula': '=HYPERLINK("http://demo.example","Anna")',
  'a formula with plus': "+46701234567+cmd|' /C calc'!A0",
  'a formula with at': "@SUM(1+1)*cmd|' /C calc'!A0",
  'a formula after a tab': '\t=1+1',
  'a template': '{{7*7}}<%= 7*7 %>#{7*7}',
  SQL: "'); drop table cases; --",
  'half a character': '\ud800',
  'a zero': 'Anna\0Bo',
  'text turned round': 'Anna\u202egpj.exe',
  'nothing to see': '\u200b\u200b\u200b\u200b',
}
const fields = [
  'company',
  'firstname',
  'lastname',
  'email',
  'phone',
  'pickup_at',
  'inquiry_text',
  'now',
  'prod_name',
  'website',
] as const
const mailPatienceMs = 60_000
const pollMs = 100

type Place = { dataDir: string; seed: number; short: boolean }
type Stored = { attack: string; field: string; number: string; receiver: string }

/** Every attack in every field of an inquiry: never a fault of ours, never a mail that it shaped. */
export async function tryHostileTexts(
  url: string,
  { dataDir, seed, short }: Place,
): Promise<Fact[]> {
  const catalogue = await readCatalogue(url)
  const tried = short ? (['firstname', 'email', 'inquiry_text'] as const) : fields
  const statuses: number[] = []
  const stored: Stored[] = []
  for (const [index, [attack, text]] of Object.entries(attacks).entries()) {
    for (const field of tried) {
      const inquiry = inquiryWith(catalogue, { seed: seed + index, field, text })
      const { status, number } = await send(url, inquiry)
      statuses.push(status)
      if (number !== null) stored.push({ attack, field, number, receiver: inquiry.body.email })
    }
  }
  const faults = statuses.filter((status) => status !== 200 && status !== 422)
  const shaped = await shapedMails(dataDir, stored)
  return [
    {
      name: 'hostile texts in fields',
      value: `${statuses.length} sent, ${stored.length} stored as text, ${statuses.length - stored.length - faults.length} refused`,
    },
    {
      name: 'answers that are neither 200 nor 422',
      value: String(faults.length),
      holds: faults.length === 0,
    },
    {
      name: 'mails that such a text shaped',
      value: shaped.length === 0 ? '0' : shaped.join('; '),
      holds: shaped.length === 0,
    },
  ]
}

type HostileForm = { key: string; body: Record<string, unknown> & { email: string } }

function inquiryWith(
  catalogue: Catalogue,
  { seed, field, text }: { seed: number; field: string; text: string },
): HostileForm {
  const [made] = makeInquiries(1, {
    catalogue,
    random: seededRandom(seed),
    name: `illvilja-${field}`,
  })
  if (made === undefined) throw new Error('No inquiry was made.')
  return { key: made.key, body: { ...made.body, [field]: text } }
}

async function send(url: string, { key, body }: HostileForm) {
  const response = await fetch(`${url}/api/site/makeInquery`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  })
  const { data } = (await response.json()) as { data?: { case_number: string } }
  return { status: response.status, number: data?.case_number ?? null }
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
