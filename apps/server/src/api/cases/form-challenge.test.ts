import { expect, test } from 'vitest'
import { createChallenge, judgeChallenge } from './form-challenge.ts'

const signed = { form: 'inquiry', secret: 'secret', leastTimeMs: 2_000 } as const
const issuedMs = Date.parse('2026-11-20T12:00:00Z')
const hourMs = 3_600_000

test('a question asked before the clock was set back is asked anew, and is not too fast', () => {
  const asked = createChallenge({ ...signed, nowMs: issuedMs })
  const sent = { form_token: asked.form_token, sum: asked.x + asked.y, website: null }
  const judgeAt = (nowMs: number) => judgeChallenge(sent, { ...signed, nowMs })
  expect(judgeAt(issuedMs + 3_000)).toEqual({})
  expect(judgeAt(issuedMs + 1_000)).toEqual({ form_token: ['tooFast'] })
  expect(judgeAt(issuedMs - hourMs)).toEqual({ form_token: ['expired'] })
})
