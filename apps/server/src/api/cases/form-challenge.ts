import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FormChallenge, FormKind } from '@minikran/contract/forms'

/** The fields of a sent form that are checked here, unchanged. */
type SentChallenge = {
  form_token: string
  sum: string | number | null
  website: string | null
}

const expiresAfterMs = 2 * 3_600_000

type Signed = { form: FormKind; secret: string; nowMs: number; leastTimeMs: number }

/**
 * Two whole numbers, each 0 to 4, and a signed token with form and time. The numbers are calculated
 * from token and secret, so that they cannot be read from the token.
 */
export function createChallenge({ form, secret, nowMs, leastTimeMs }: Signed): FormChallenge {
  const content = [nowMs.toString(36), form, randomBytes(9).toString('base64url')].join('.')
  const form_token = `${content}.${keyedHash('signature', content, secret)}`
  return { form_token, ...numbersOf(content, secret), least_time_ms: leastTimeMs }
}

/** Rule keys by field, empty for a valid form. Does not check whether the token was used. */
export function judgeChallenge(
  { form_token, sum, website }: SentChallenge,
  { form, secret, nowMs, leastTimeMs }: Signed,
): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  if (website !== null && website.trim() !== '') errors['website'] = ['honeypot']
  const read = readToken(form_token, secret)
  // Issued in the future: the clock was set back, and the token's age is unknown.
  const isOld = read !== null && (nowMs - read.issuedMs > expiresAfterMs || nowMs < read.issuedMs)
  if (read === null || read.form !== form || isOld) {
    errors['form_token'] = ['expired']
    return errors
  }
  if (nowMs - read.issuedMs < leastTimeMs) errors['form_token'] = ['tooFast']
  const given = sum === null ? '' : String(sum).trim()
  if (given === '') errors['sum'] = ['required']
  else if (!/^[0-9]$/.test(given) || Number(given) !== read.sum) errors['sum'] = ['sum']
  return errors
}

type Read = { sum: number; issuedMs: number; form: string }

function readToken(token: string, secret: string): Read | null {
  const end = token.lastIndexOf('.')
  const content = token.slice(0, end)
  const expected = Buffer.from(keyedHash('signature', content, secret))
  const given = Buffer.from(token.slice(end + 1))
  if (end === -1 || given.length !== expected.length) return null
  if (!timingSafeEqual(given, expected)) return null
  const [issued = '', form = ''] = content.split('.')
  const { x, y } = numbersOf(content, secret)
  return { sum: x + y, issuedMs: Number.parseInt(issued, 36), form }
}

function numbersOf(content: string, secret: string): { x: number; y: number } {
  const number = (name: string) =>
    Buffer.from(keyedHash(name, content, secret), 'base64url').readUInt32BE() % 5
  return { x: number('x'), y: number('y') }
}

function keyedHash(purpose: string, content: string, secret: string): string {
  return createHmac('sha256', secret).update(`${purpose} ${content}`).digest('base64url')
}
