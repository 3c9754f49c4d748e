import type { ApiResult } from '@minikran/contract/send-call'
import { expect, test, vi } from 'vitest'
import { sendForm, waitOutLeastTime } from './send.ts'

type Answer = ApiResult<{ case_number: string }>

const stored: Answer = { ok: true, data: { case_number: 'MK-2026-000001' }, count: 1 }
const refusedFor = (errors: Record<string, string[]>): Answer => ({
  ok: false,
  status: 422,
  problem: null,
  refused: { count: Object.keys(errors).length, errors },
})

async function sendWith(...answers: Answer[]) {
  const keys: string[] = []
  const send = async (_body: unknown, key: string) => {
    keys.push(key)
    return answers.shift() ?? stored
  }
  vi.useFakeTimers()
  try {
    const outcome = sendForm(send, { body: {}, key: 'k1' })
    await vi.runAllTimersAsync()
    return { outcome: await outcome, keys }
  } finally {
    vi.useRealTimers()
  }
}

test('a form filled in faster than the least time waits and is sent again with its key', async () => {
  const { outcome, keys } = await sendWith(refusedFor({ form_token: ['tooFast'] }), stored)
  expect(outcome).toEqual({ kind: 'sent', answer: { case_number: 'MK-2026-000001' } })
  expect(keys).toEqual(['k1', 'k1'])
})

test('a form with other faults is answered at once', async () => {
  const errors = { form_token: ['tooFast'], email: ['email'] }
  const { outcome, keys } = await sendWith(refusedFor(errors))
  expect(outcome).toEqual({ kind: 'refused', errors })
  expect(keys).toEqual(['k1'])
})

test('a browser that was asked just now waits, one that was asked before does not', async () => {
  vi.useFakeTimers()
  try {
    const waits = vi.fn()
    void waitOutLeastTime({ sinceAskedMs: 500, leastTimeMs: 2_000 }).then(waits)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(waits).not.toHaveBeenCalled()
    await vi.runAllTimersAsync()
    expect(waits).toHaveBeenCalledOnce()
    await waitOutLeastTime({ sinceAskedMs: 8_000, leastTimeMs: 2_000 })
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})

test.each([0, 500, 502, 503])('an answer of %d has failed', async (status) => {
  const { outcome } = await sendWith({ ok: false, status, problem: null, refused: null })
  expect(outcome).toEqual({ kind: 'failed' })
})
