import { inquiryBodySchema } from '@minikran/contract/inquiries'
import type { HoursSet } from '@minikran/domain/opening-hours/active-hours'
import type { PriceTypeChoice } from '@minikran/domain/pricing/price-type'
import { validateInquiry } from '@minikran/domain/validation/inquiry-form'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkFields } from '../apps/server/src/api/calls/validate.ts'
import { listHoursSets } from '../apps/server/src/database/hours-sets.ts'
import { createTestApi, type TestApi, testNow } from '../apps/server/src/testing/test-api.ts'
import { readValues } from '../apps/site/app/forms/read-values.ts'
import { inquiryCase } from '../apps/site/app/inquiry/inquiry-case.ts'
import type { InquiryProduct } from '../apps/site/app/inquiry/inquiry-product.ts'
import { inquiryFields } from '../apps/site/app/inquiry/inquiry-values.ts'
import { inquiryTimeOptions } from '../apps/site/app/inquiry/time-options.ts'
import { typedTexts } from './typed-texts.fixture.ts'

let api: TestApi
let sets: HoursSet[]
beforeAll(async () => {
  api = await createTestApi()
  sets = await listHoursSets(api.db)
})
afterAll(() => api.close())

const nowMs = testNow
const machine = (id: number): InquiryProduct => ({
  slug: `maskin-${id}`,
  path: '/produkter',
  title: { text: `Maskin ${id}`, lang: 'sv' },
  depotId: null,
  fields: { prod_id: id, prod_name: `Maskin ${id}` },
  prices: null,
})

// Mostly what people type, and of every field what the rules must stop.
const typed = {
  depot_id: ['1', '2', '1', ''],
  date: [
    '2026-12-03',
    '20261204',
    '2026-12-07',
    '2026-12-05',
    '2026-12-24',
    '2026-11-19',
    '2026-02-30',
    '3/12',
    '',
  ],
  time: ['10:00', '0730', '7.30', '12:00', '05:00', '19:00', '10:03', '24:00', 'tio', ''],
  ...typedTexts,
}

const oneOf = (texts: readonly string[]) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...texts.slice(0, 2)) },
    fc.constantFrom(...texts),
  )

function fieldArbitrary(field: string) {
  if (field.endsWith('_date')) return oneOf(typed.date)
  if (field.endsWith('_time')) return oneOf(typed.time)
  if (field.endsWith('comment') || field === 'inquiry_text') return oneOf(typed.text)
  if (field.endsWith('name')) return oneOf(typed.name)
  const own = Object.entries(typed).find(([name]) => name === field)
  return own === undefined ? fc.constant('') : oneOf(own[1])
}

const forms = fc
  .tuple(fc.integer({ min: 0, max: 3 }), fc.constantFrom<PriceTypeChoice>('', '1', '2'))
  .chain(([count, priceType]) => {
    const products = Array.from({ length: count }, (_, index) => machine(index + 1))
    const slugs = products.map(({ slug }) => slug)
    const fields = Object.fromEntries(
      inquiryFields(slugs).map((field) => {
        // Times of its own are the exception.
        const arbitrary = fieldArbitrary(field)
        const isOwn = field.includes('.')
        return [
          field,
          isOwn ? fc.oneof({ weight: 3, arbitrary: fc.constant('') }, arbitrary) : arbitrary,
        ]
      }),
    )
    return fc.record({
      products: fc.constant(products),
      priceType: fc.constant(priceType),
      texts: fc.record(fields),
    })
  })

type Form = typeof forms extends fc.Arbitrary<infer Value> ? Value : never

/** As the browser does: from the form's texts to its faults, or to the body that it sends. */
function inBrowser({ products, priceType, texts }: Form) {
  const form = new FormData()
  for (const [name, text] of Object.entries(texts)) form.set(name, text)
  const slugs = products.map(({ slug }) => slug)
  const values = readValues(inquiryFields(slugs), form)
  const depotId = Number(values.depot_id)
  const asked = inquiryCase({
    forms: { makeInquery: () => Promise.reject(new Error('nothing is sent here')) },
    products,
    priceType,
    plan: null,
    city: 'Umeå',
  })
  const isKnown = depotId === 1 || depotId === 2
  const place = { hours: { sets, depotId }, city: 'Umeå', nowMs }
  return {
    errors: asked.check(values, nowMs),
    isRefused: () => isKnown && inquiryTimeOptions(place, values, slugs).refusedDate !== null,
    body: asked.body(values, { now: new Date(nowMs).toISOString(), lang: 'sv' }),
  }
}

const hoursRules = ['closed', 'early', 'late']

function onServer(body: object, priceType: PriceTypeChoice) {
  const sent = checkFields(inquiryBodySchema, JSON.parse(JSON.stringify(body)))
  expect(sent.ok ? {} : sent.errors).toEqual({})
  if (!sent.ok) throw new Error('The schema refuses what the form sends')
  const result = validateInquiry(sent.value, { nowMs, priceType, hoursSets: sets })
  return result.ok ? {} : result.errors
}

test('browser and server give the same verdict on 1,500 forms', () => {
  const verdicts = { passed: 0, refused: 0, closed: 0 }
  fc.assert(
    fc.property(forms, (form) => {
      const { errors, isRefused, body } = inBrowser(form)
      const found = onServer(body, form.priceType)
      // The hours are said beside the fields while typing; all other rules must be the very same.
      const others = Object.entries(found).flatMap(([field, list = []]) => {
        const left = list.filter(({ rule }) => !hoursRules.includes(rule))
        return left.length === 0 ? [] : [[field, left]]
      })
      expect(Object.fromEntries(others)).toEqual(errors)
      const isSent = Object.keys(errors).length === 0 && !isRefused()
      expect(Object.keys(found).length === 0).toBe(isSent)
      if (isSent) verdicts.passed += 1
      else if (Object.keys(errors).length === 0) verdicts.closed += 1
      else verdicts.refused += 1
    }),
    { numRuns: 1_500 },
  )
  // All three kinds were met.
  expect(Math.min(...Object.values(verdicts))).toBeGreaterThan(8)
})

test('the API answers a sample of them as the rules do', async () => {
  for (const form of fc.sample(forms, { numRuns: 60, seed: 5 })) {
    const { errors, isRefused, body } = inBrowser(form)
    const { status } = await api.post('makeInquery', body)
    const isSent = Object.keys(errors).length === 0 && !isRefused()
    expect(status, JSON.stringify(body)).toBe(isSent ? 200 : 422)
  }
})
