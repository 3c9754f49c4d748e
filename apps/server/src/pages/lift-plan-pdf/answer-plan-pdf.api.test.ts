import { PDFDocument, type PDFFont, type PDFPage } from '@cantoo/pdf-lib'
import { createApiClient } from '@minikran/contract/api-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRateLimiter } from '../../http/rate-limit.ts'
import { readPdfText } from '../../testing/read-pdf.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { createPlanPdfs } from './answer-plan-pdf.ts'
import { drawViews } from './draw-views.ts'
import { findPlan } from './find-plan.ts'
import { makePlanPdf } from './make-plan-pdf.ts'
import type { Writer } from './pdf-sheet.ts'

let testApi: TestApi
beforeAll(async () => {
  testApi = await createTestApi()
})
afterAll(() => testApi.close())

const visitor = { address: '192.0.2.1', requestId: 'test' }
const unused = () => Promise.reject(new Error('Counted in memory only'))
const limiter = () =>
  createRateLimiter({ countUse: unused, takeBackUses: unused, factor: 1, now: () => 0 })

/** The API, perhaps without a call that fails. */
function apiWithout(failing?: string) {
  return createApiClient({
    fetch: (request) =>
      failing !== undefined && request.url.includes(failing)
        ? Response.json({}, { status: 503 })
        : testApi.api.fetch(request, { visitor }),
    baseUrl: 'http://localhost:3000',
    apiKey: 'public-site',
  })
}

/** Answers with PDFs. */
function pdfs(failing?: string) {
  const client = apiWithout(failing)
  const answer = createPlanPdfs({ apiFor: () => client, limiter: limiter() })
  return (address: string, { from = visitor.address, accept = '*/*' } = {}) => {
    const url = new URL(address, 'http://localhost:3000')
    const request = new Request(url, { headers: { accept } })
    return answer(request, url.pathname, { ...visitor, address: from })
  }
}
const ask = (address: string) => pdfs()(address)
async function bytesOf(address: string): Promise<Buffer> {
  const answer = await ask(address)
  expect(answer?.headers.get('content-type')).toBe('application/pdf')
  expect(answer?.headers.get('cache-control')).toBe('no-store')
  return Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer(0))
}

const everyPart = [
  'height=5&radius=4.5&weight=180&crane=jekko-spx532&rigging=15&lifter=hoeflon-vl500',
  'passage=opening&opening_sill=5.5&opening_top=8&opening_depth=1&load_length=1&load_height=1&sling_length=1',
  'panel_material=glass&panel_width=2000&panel_height=3000&panel_thickness=12',
  'ground=lawn&wind=7&site_power=230v&hours=8&car_total=2200&car_towing=2000&trailer_total=1500',
].join('&')

test.each([
  ['/lyftplan', 'Lyftplan'],
  ['/en/lyftplan', 'Lift plan'],
])('%s?…&format=pdf is one A4 whose bytes do not change', async (path, title) => {
  const first = await bytesOf(`${path}?${everyPart}&format=pdf`)
  const again = await bytesOf(`${path}?${everyPart}&format=pdf`)
  expect(again.equals(first)).toBe(true)
  const pdf = await PDFDocument.load(first, { updateMetadata: false })
  expect(pdf.getTitle()).toBe(title)
  expect(pdf.getPageCount()).toBe(1)
  expect(pdf.getPage(0).getSize()).toEqual({ width: 595.28, height: 841.89 })
})

test('a plan that is too long for an A4 gets a longer sheet, so that nothing is cut off', async () => {
  const found = await findPlan(
    apiWithout(),
    Object.fromEntries(new URLSearchParams(everyPart)),
    'sv',
  )
  if (found === null) throw new Error('No plan')
  const { worded, machine, company } = found
  const crane = { ...worded.plan.crane, title: 'En minikran med mycket långt namn '.repeat(10) }
  const longer = { ...worded, plan: { ...worded.plan, crane } }
  const pdf = await PDFDocument.load(await makePlanPdf({ worded: longer, machine, company }))
  const { y, height } = pdf.getPage(0).getMediaBox()
  expect(y).toBeLessThan(0)
  expect(y + height).toBe(841.89)
})

test('a file says what was asked and answered, and the assumptions', async () => {
  const text = await readPdfText(await bytesOf(`/lyftplan?${everyPart}&format=pdf`))
  const plain = text.replaceAll('\u00a0', ' ')
  expect(plain).toMatch(/^Lyftplan: Jekko SPX532 /)
  expect(plain).toContain(
    'Last 180 kg Sling och krok 15 kg Lyftok, Vakuumlyft Hoeflon VL500 40 kg Summa 235 kg',
  )
  expect(plain).toContain('Trängst 0,25 m, bom till överkant, last till underkant')
  expect(plain).toContain(
    'Krok, sling och last är 2 m: öppningen måste vara minst 3 m och är 2,5 m.',
  )
  expect(plain).toContain('Last till väggen innanför 0,5 m')
  expect(plain).toContain('Skivan 180 kg, 6 m²')
  expect(plain).toContain('Ja, med körkort B96')
})

test('a file says whose it is and whom to call', async () => {
  const plan = '/lyftplan?height=5&radius=4&weight=100&format=pdf'
  const textOf = async (answer: Response | null) =>
    await readPdfText(Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer(0)))
  expect(await textOf(await ask(plan))).toMatch(/Minikran · 08-465 004 00$/)
  // While the company is unknown the plan is as useful.
  expect(await textOf(await pdfs('getCompanyObj')(plan))).not.toContain('08-465')
})

test('the front stands beside the side, and the view from above below both', async () => {
  const found = await findPlan(
    apiWithout(),
    Object.fromEntries(new URLSearchParams(everyPart)),
    'sv',
  )
  if (!found?.machine) throw new Error('No machine')
  const { machine, worded } = found
  const page = { drawSvgPath: () => {}, drawText: () => {} } as unknown as PDFPage
  const font = { widthOfTextAtSize: () => 10 } as unknown as PDFFont
  const rooms: { x: number; y: number; width: number }[] = []
  const paragraph: Writer['paragraph'] = (_, room) => {
    rooms.push(room)
    return room.y
  }
  const write = { paragraph } as Writer
  drawViews({ machine, values: worded.values }, 800, { page, write, font, locale: 'sv' })
  const [side, front, above] = rooms
  if (!side || !front || !above) throw new Error('A view is missing')
  expect(front.x).toBeGreaterThan(side.x + side.width)
  expect(front.y).toBe(side.y)
  expect(above.x).toBe(side.x)
  expect(above.y).toBeLessThan(side.y)
})

test('another figure gives another file', async () => {
  const one = await bytesOf('/lyftplan?height=5&radius=4&weight=100&format=pdf')
  const other = await bytesOf('/lyftplan?height=5&radius=4&weight=101&format=pdf')
  expect(one.equals(other)).toBe(false)
})

test('a network gets 20 files a minute', async () => {
  const answer = pdfs()
  const plan = '/lyftplan?height=5&radius=4&weight=100&format=pdf'
  for (let time = 0; time < 20; time += 1) expect((await answer(plan))?.status).toBe(200)
  const refused = await answer(plan)
  expect([refused?.status, refused?.headers.get('retry-after')]).toEqual([429, '60'])
  expect((await answer(plan, { from: '198.51.100.1' }))?.status).toBe(200)
  // A browser gets the page of this address, which says it.
  expect(await answer(plan, { accept: 'text/html,*/*;q=0.8' })).toBeNull()
})

test('a lift that no crane makes is a file too', async () => {
  await bytesOf('/lyftplan?height=90&radius=4&weight=100&format=pdf')
})

test.each([
  ['/lyftplan?height=550&radius=4&format=pdf', '/lyftplan?height=550&radius=4'],
  ['/en/lyftplan?format=pdf', '/en/lyftplan'],
  [
    '/lyftplan?height=5&radius=4&weight=1&crane=none&format=pdf',
    '/lyftplan?height=5&radius=4&weight=1&crane=none',
  ],
])('%s leads to the page, which says what is wrong', async (address, page) => {
  const answer = await ask(address)
  expect([answer?.status, answer?.headers.get('location')]).toEqual([302, page])
})

test.each(['getLiftPlan', 'getCraneselectorObj', 'getProductObj'])(
  'no plan is printed while %s fails: it would lack a part',
  async (failing) => {
    const plan = '/lyftplan?height=5&radius=4&weight=100&lifter=hoeflon-vl500&format=pdf'
    expect((await pdfs(failing)(plan))?.status).toBe(302)
  },
)

test.each(['/lyftplan', '/lyftplan?height=5', '/kranvaljaren?format=pdf'])(
  '%s is no PDF',
  async (address) => {
    expect(await ask(address)).toBeNull()
  },
)
