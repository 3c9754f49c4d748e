import type { InquiryBody } from '@minikran/contract/inquiries'
import type { ApiResult } from '@minikran/contract/send-call'
import { instantOf } from '@minikran/domain/primitives/local-date'
import { afterEach, expect, test, vi } from 'vitest'
import { type AttemptContext, attemptForm } from '../forms/attempt.ts'
import { loadDraft, saveDraft } from '../forms/draft.ts'
import { emptyValues } from '../forms/read-values.ts'
import { memoryStorage } from '../page-data/memory-storage.fixture.ts'
import { inquiryCase } from './inquiry-case.ts'
import { type InquiryValues, inquiryFields } from './inquiry-values.ts'

type Answer = ApiResult<{ case_number: string }>

const stored: Answer = { ok: true, data: { case_number: 'MK-2026-000001' }, count: 1 }
const noAnswer: Answer = { ok: false, status: 0, problem: null, refused: null }
const busy: Answer = { ok: false, status: 429, problem: null, refused: null }
const refusedFor = (errors: Record<string, string[]>): Answer => ({
  ok: false,
  status: 422,
  problem: null,
  refused: { count: 1, errors },
})

afterEach(() => vi.unstubAllGlobals())

/** A form that passes, an API with prepared answers, and what was sent to it. */
function visit(...answers: Answer[]) {
  const sent: { body: InquiryBody; key: string }[] = []
  vi.stubGlobal('sessionStorage', memoryStorage())
  const form = inquiryCase({
    forms: {
      makeInquery: async (body, key) => {
        sent.push({ body, key })
        return answers.shift() ?? noAnswer
      },
    },
    products: [],
    priceType: '1',
    plan: 'height=5&radius=4&weight=180',
    city: 'Umeå',
  })
  const context: AttemptContext = {
    draft: 'inquiry',
    locale: 'sv',
    challenge: { form_token: 'first', x: 1, y: 2, least_time_ms: 2_000 },
    sinceAskedMs: 120_000,
    nowMs: instantOf('2026-11-20', '18:00'),
  }
  const values = {
    ...emptyValues(inquiryFields([])),
    price_type: '1',
    depot_id: '3',
    pickup_date: '2026-12-03',
    pickup_time: '10:00',
    firstname: 'Åsa',
    lastname: 'Öberg',
    email: 'asa@kund.example',
    sum: '3',
  }
  const attempt = (typed: InquiryValues, now = context) =>
    attemptForm(form, { values: typed, website: '' }, now)
  return { sent, context, values, attempt, draft: () => loadDraft(context.draft) }
}

test('an invalid form is never sent', async () => {
  const { sent, values, attempt } = visit()
  const done = await attempt({ ...values, email: 'asa', sum: '4' })
  expect(done).toMatchObject({ kind: 'faulty', needsQuestion: false })
  expect(done.kind === 'faulty' && done.faults.map(({ field }) => field)).toEqual(['email', 'sum'])
  expect(sent).toEqual([])
})

test('a stored inquiry leaves no draft', async () => {
  const { sent, values, attempt, draft } = visit(stored)
  expect(await attempt(values)).toEqual({
    kind: 'sent',
    answer: { case_number: 'MK-2026-000001' },
  })
  expect(sent[0]?.body).toMatchObject({
    depot_id: 3,
    pickup_at: '2026-12-03 10:00',
    lang: 'sv',
    price_type: '1',
    form_token: 'first',
    sum: '3',
    website: '',
    lift_plan: 'height=5&radius=4&weight=180',
  })
  expect(draft()).toBeNull()
})

test('an unanswered inquiry is repeated byte for byte under its key, whatever the new question and language', async () => {
  const { sent, context, values, attempt, draft } = visit(noAnswer, stored)
  expect(await attempt(values)).toEqual({ kind: 'failed' })
  expect(draft()?.values['firstname']).toBe('Åsa')
  const later = {
    ...context,
    locale: 'en' as const,
    challenge: { form_token: 'second', x: 0, y: 0, least_time_ms: 2_000 },
  }
  const again = attempt({ ...values, sum: '0' }, { ...later, nowMs: later.nowMs + 60_000 })
  expect((await again).kind).toBe('sent')
  expect(sent[1]).toEqual(sent[0])
})

test('a changed inquiry gets a new key', async () => {
  const { sent, values, attempt } = visit(noAnswer, stored)
  await attempt(values)
  await attempt({ ...values, inquiry_text: 'Port 2,1 m' })
  expect(sent[1]?.key).not.toBe(sent[0]?.key)
  expect(sent[1]?.body.inquiry_text).toBe('Port 2,1 m')
})

test('a refused inquiry is answered: the next one has a new key', async () => {
  const { sent, values, attempt, draft } = visit(refusedFor({ pickup_at: ['closed'] }), stored)
  expect(await attempt(values)).toEqual({
    kind: 'faulty',
    faults: [{ field: 'pickup_date', sentence: expect.stringContaining('Umeå'), isMissing: false }],
    needsQuestion: false,
  })
  expect(draft()).toMatchObject({ values: { firstname: 'Åsa' }, pending: null })
  await attempt(values)
  expect(sent[1]?.key).not.toBe(sent[0]?.key)
})

test('what was typed while a refusal was awaited stays in the draft', async () => {
  const { values, attempt, draft } = visit(refusedFor({ pickup_at: ['closed'] }))
  const refused = attempt(values)
  saveDraft('inquiry', { values: { ...values, firstname: 'Åse' }, pending: null })
  await refused
  expect(draft()).toMatchObject({ values: { firstname: 'Åse' }, pending: null })
})

test.each([
  [{ sum: ['sum'] }, true],
  [{ form_token: ['expired'] }, true],
  [{ form_token: ['used'] }, true],
  [{ pickup_at: ['past'] }, false],
])('after a refusal for %o a new question is needed: %s', async (errors, needsQuestion) => {
  const { values, attempt } = visit(refusedFor(errors))
  expect(await attempt(values)).toMatchObject({ kind: 'faulty', needsQuestion })
})

test('a busy API keeps draft and key for the next try', async () => {
  const { sent, values, attempt } = visit(busy, stored)
  expect(await attempt(values)).toEqual({ kind: 'busy' })
  await attempt(values)
  expect(sent[1]?.key).toBe(sent[0]?.key)
})
