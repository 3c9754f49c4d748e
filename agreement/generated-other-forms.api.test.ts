import { creditBodySchema } from '@minikran/contract/credit'
import { registrationBodySchema } from '@minikran/contract/registrations'
import type { PriceTypeChoice } from '@minikran/domain/pricing/price-type'
import { validateCredit } from '@minikran/domain/validation/credit-form'
import { validateRegistration } from '@minikran/domain/validation/registration-form'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkFields } from '../apps/server/src/api/calls/validate.ts'
import { createTestApi, type TestApi, testNow } from '../apps/server/src/testing/test-api.ts'
import { creditCase } from '../apps/site/app/credit/credit-case.ts'
import { creditFields, ticked } from '../apps/site/app/credit/credit-values.ts'
import type { CaseAnswer, CaseForm } from '../apps/site/app/forms/case-form.ts'
import { readValues } from '../apps/site/app/forms/read-values.ts'
import { registrationCase } from '../apps/site/app/registration/registration-case.ts'
import { registrationFields } from '../apps/site/app/registration/registration-values.ts'
import { typedTexts } from './typed-texts.fixture.ts'

let api: TestApi
let courseId: number
beforeAll(async () => {
  api = await createTestApi()
  const answer = await (await api.get('getEducationsArr')).json()
  const { data } = answer as { data: { occasions: { id: number }[] }[] }
  courseId = data.flatMap(({ occasions }) => occasions)[0]?.id ?? 0
})
afterAll(() => api.close())

// Mostly what people type, and of every field what the rules must stop.
const typed: Record<string, readonly string[]> = {
  ...typedTexts,
  organisation_number: ['556036-0793', '5560360793', '556036-0794', '', '16556036-0793', 'fem'],
  corp_vat: ['', 'SE556036079301', 'SE556036079401', 'SE55603607930', 'DE123', ' se556036079301 '],
  corp_zip: ['411 04', '41104', '4110', '', '41 104', 'SE-411'],
  limit: ['150000', '150 000', '', '0', '-5', '1e5', '20000001', '100,50', 'mycket'],
  consent: [ticked, ticked, ''],
}

function ofKind(field: string): readonly string[] {
  const own = typed[field]
  if (own !== undefined) return own
  if (field.endsWith('email') || field === 'email_address') return typed['email'] ?? []
  if (field === 'inquiry_text' || field === 'credit_text') return typed['text'] ?? []
  if (field.startsWith('corp_')) return typed['company'] ?? []
  return field.endsWith('name') ? (typed['name'] ?? []) : ['']
}

const oneOf = (texts: readonly string[]) =>
  fc.oneof(
    { weight: 20, arbitrary: fc.constantFrom(...texts.slice(0, 2)) },
    fc.constantFrom(...texts),
  )
// Who is left out of the people is the rule, rows beyond the third are as the others.
const rowOf = (field: string) => Number(/^participants\.(\d+)/.exec(field)?.[1] ?? '-1')
function textOf(field: string) {
  const row = rowOf(field)
  if (row > 2) return fc.constant('')
  const typedOne = oneOf(ofKind(field.slice(field.lastIndexOf('.') + 1)))
  return row < 0 ? typedOne : fc.oneof(fc.constant(''), typedOne)
}
const textsFor = (fields: readonly string[]) =>
  fc.record(Object.fromEntries(fields.map((field) => [field, textOf(field)])))

/** As the browser does: from the form's texts to its faults, and to the body that it sends. */
function inBrowser<Field extends string, Body, Answer extends CaseAnswer>(
  asked: CaseForm<Field, Body, Answer>,
  texts: Record<string, string>,
) {
  const form = new FormData()
  for (const [name, text] of Object.entries(texts)) form.set(name, text)
  const values = readValues(asked.fields, form)
  const errors = asked.check(values, testNow)
  const shared = { now: new Date(testNow).toISOString(), lang: 'sv' } as const
  const body: unknown = JSON.parse(JSON.stringify(asked.body(values, shared)))
  return { errors, told: asked.faultsIn(errors, values), body: body as Record<string, unknown> }
}

const nowhere = () => Promise.reject(new Error('nothing is sent here'))
const forRegistration = (priceType: PriceTypeChoice) =>
  registrationCase({
    forms: { makeEducationRegistration: nowhere },
    productId: courseId,
    priceType,
  })
const forCredit = creditCase({ makeCreditApplication: nowhere })

const registrations = fc.record({
  texts: textsFor(registrationFields),
  priceType: fc.constantFrom<PriceTypeChoice>('', '1', '2'),
})
const applications = textsFor(creditFields)

/** What the server's own checks answer the body. */
function judge(
  body: Record<string, unknown>,
  kind: 'registration' | 'credit',
  priceType: PriceTypeChoice = '',
) {
  const schema = kind === 'registration' ? registrationBodySchema : creditBodySchema
  const sent = checkFields(schema, body)
  expect(sent.ok ? {} : sent.errors).toEqual({})
  const result =
    kind === 'registration' ? validateRegistration(body, priceType) : validateCredit(body)
  return result.ok ? {} : result.errors
}

test('browser and server give the same verdict on 1,000 registrations', () => {
  const verdicts = { passed: 0, refused: 0 }
  fc.assert(
    fc.property(registrations, ({ texts, priceType }) => {
      const { errors, told, body } = inBrowser(forRegistration(priceType), texts)
      expect(judge(body, 'registration', priceType)).toEqual(errors)
      const isSent = Object.keys(errors).length === 0
      // Whatever is wrong is said beside a field, or the form could not be put right.
      expect(told.length === 0).toBe(isSent)
      verdicts[isSent ? 'passed' : 'refused'] += 1
    }),
    { numRuns: 1_000 },
  )
  expect(Math.min(...Object.values(verdicts))).toBeGreaterThan(8)
})

test('browser and server give the same verdict on 1,000 credit applications', () => {
  const verdicts = { passed: 0, refused: 0 }
  fc.assert(
    fc.property(applications, (texts) => {
      const { errors, told, body } = inBrowser(forCredit, texts)
      expect(judge(body, 'credit')).toEqual(errors)
      const isSent = Object.keys(errors).length === 0
      expect(told.length === 0).toBe(isSent)
      verdicts[isSent ? 'passed' : 'refused'] += 1
    }),
    { numRuns: 1_000 },
  )
  expect(Math.min(...Object.values(verdicts))).toBeGreaterThan(8)
})

test('the API answers a sample of them as the rules do', async () => {
  for (const { texts, priceType } of fc.sample(registrations, { numRuns: 25, seed: 5 })) {
    const { errors, body } = inBrowser(forRegistration(priceType), texts)
    const { status } = await api.post('makeEducationRegistration', body)
    expect(status, JSON.stringify(body)).toBe(Object.keys(errors).length === 0 ? 200 : 422)
  }
  for (const texts of fc.sample(applications, { numRuns: 25, seed: 5 })) {
    const { errors, body } = inBrowser(forCredit, texts)
    const { status } = await api.post('makeCreditApplication', body)
    expect(status, JSON.stringify(body)).toBe(Object.keys(errors).length === 0 ? 200 : 422)
  }
})
