import { setTimeout as delay } from 'node:timers/promises'
import { pickupDate } from '../../e2e/pickup-date.ts'
import type { CreditBody } from '../../packages/contract/src/credit.ts'
import type { InquiryBody } from '../../packages/contract/src/inquiries.ts'
import type { RegistrationBody } from '../../packages/contract/src/registrations.ts'
import type { Random } from './seeded-random.ts'

/** A form of the website, ready to be sent. */
export type Form = { key: string } & (
  | { call: 'makeInquery'; body: InquiryBody & { email: string } }
  | { call: 'makeEducationRegistration'; body: RegistrationBody & { email: string } }
  | { call: 'makeCreditApplication'; body: CreditBody & { email: string } }
)

export type Answered = {
  form: Form
  caseNumber: string
  /** How often it was sent until it was answered 200. */
  attempts: number
  /** From the last sending to its answer. */
  milliseconds: number
}

export type Catalogue = {
  products: { id: number; title_sv: string; path: string }[]
  depots: { id: number }[]
  /** Occasions that can be registered for. */
  courses: { id: number }[]
}

const retryPauseMs = 50
const answerPatienceMs = 60_000
const wholePatienceMs = 300_000

/** What inquiries are about: the running site's own machines and depots. */
export async function readCatalogue(url: string): Promise<Catalogue> {
  const read = async (call: string) => {
    const response = await fetch(`${url}/api/site/${call}`)
    if (!response.ok) throw new Error(`${call} answered ${response.status}.`)
    return ((await response.json()) as { data: unknown }).data
  }
  return {
    products: (await read('getProductsArr?per_page=99999')) as Catalogue['products'],
    depots: (await read('getDepotsArr')) as Catalogue['depots'],
    courses: ((await read('getEducationsArr')) as { occasions: { id: number }[] }[]).flatMap(
      ({ occasions }) => occasions,
    ),
  }
}

/** Different valid inquiries; `name` sets those of two series apart. */
export function makeInquiries(
  count: number,
  { catalogue, random, name }: { catalogue: Catalogue; random: Random; name: string },
): Form[] {
  const date = pickupDate()
  return Array.from({ length: count }, (_, index): Form => {
    const product = random.pick(catalogue.products)
    return {
      key: keyOf(name, index, random),
      call: 'makeInquery',
      body: {
        lang: random.pick(['sv', 'en'] as const),
        prod_id: product.id,
        prod_name: product.title_sv,
        depot_id: random.pick(catalogue.depots).id,
        company: 'Glas & Lyft AB',
        ...contactOf(name, index, random),
        pickup_at: `${date} 10:00`,
        inquiry_text: 'Lyft av glas på innergård, portbredd 900 mm.',
        price_type: '2',
      },
    }
  })
}

/** Registrations and credit applications in turns; seats run out, and then there is a waiting list. */
export function makeOtherForms(
  count: number,
  { catalogue, random, name }: { catalogue: Catalogue; random: Random; name: string },
): Form[] {
  return Array.from({ length: count }, (_, index): Form => {
    const key = keyOf(name, index, random)
    const { phone, ...person } = contactOf(name, index, random)
    const lang = random.pick(['sv', 'en'] as const)
    if (index % 2 === 0) {
      const participants = Array.from({ length: random.between(1, 4) }, () => person)
      return {
        key,
        call: 'makeEducationRegistration',
        body: {
          ...person,
          phone,
          lang,
          price_type: '2',
          company: 'Glas & Lyft AB',
          prod_id: random.pick(catalogue.courses).id,
          participants,
        },
      }
    }
    return {
      key,
      call: 'makeCreditApplication',
      body: {
        ...person,
        phone,
        lang,
        corp_name: 'Glas & Lyft AB',
        organisation_number: '556036-0793',
        corp_address: 'Kajgatan 4',
        corp_zip: '411 04',
        corp_city: 'Göteborg',
        email_address: 'info@kund.example',
        limit: 150_000,
        consent: true,
      },
    }
  })
}

const contactOf = (name: string, index: number, random: Random) => ({
  firstname: random.pick(['Åsa', 'Bengt', 'Örjan', 'Mariam']),
  lastname: random.pick(['Öberg', 'Lindqvist', 'af Ekenstam']),
  email: `${name}-${index}@kund.example`,
  phone: '070-123 45 67',
})

const keyOf = (name: string, index: number, random: Random) =>
  `${name}-${random.between(0, 2 ** 31)}-${index}`

/** One sending. A refusal throws, since these forms are valid. */
export async function sendOnce(
  url: string,
  { key, call, body }: Form,
): Promise<{ status: number; retryAfter: string | null; caseNumber: string | null }> {
  const response = await fetch(`${url}/api/site/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(answerPatienceMs),
  })
  const text = await response.text()
  if (response.status >= 400 && response.status < 500) {
    throw new Error(`${key} was refused with ${response.status}: ${text}`)
  }
  const retryAfter = response.headers.get('retry-after')
  if (!response.ok) return { status: response.status, retryAfter, caseNumber: null }
  const { data } = JSON.parse(text) as { data: { case_number: string } }
  return { status: response.status, retryAfter, caseNumber: data.case_number }
}

/** Sends until it is answered 200, with the same key each time, as a careful client does. */
export async function sendUntilAnswered(url: string, form: Form): Promise<Answered> {
  const end = performance.now() + wholePatienceMs
  for (let attempts = 1; performance.now() < end; attempts += 1) {
    const started = performance.now()
    const caseNumber = await tryOnce(url, form)
    const milliseconds = performance.now() - started
    if (caseNumber !== null) return { form, caseNumber, attempts, milliseconds }
    await delay(retryPauseMs)
  }
  throw new Error(`${form.key} was not answered in ${wholePatienceMs} ms.`)
}

async function tryOnce(url: string, form: Form): Promise<string | null> {
  try {
    return (await sendOnce(url, form)).caseNumber
  } catch (error) {
    // No connection, or one that broke: the server is down. Anything else is a finding.
    if (error instanceof TypeError || isTimeout(error)) return null
    throw error
  }
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError'
}

/** Sends all, `clients` at a time, each as soon as a client is free. */
export async function sendAll(
  url: string,
  forms: readonly Form[],
  { clients, onBegin = () => undefined }: { clients: number; onBegin?: (begun: number) => void },
): Promise<Answered[]> {
  const answered: Answered[] = []
  let begun = 0
  const client = async () => {
    for (let next = forms[begun]; next !== undefined; next = forms[begun]) {
      begun += 1
      onBegin(begun)
      answered.push(await sendUntilAnswered(url, next))
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  return answered
}
