import { type ErrorCode, statusByErrorCode } from '@minikran/contract/error-codes'
import type { Problem } from '@minikran/contract/problem'

type Wording = { title: string; detail: string }

// English, for programmers; pages have texts of their own for each `code`.
export const problemWordings: Record<ErrorCode, Wording> = {
  invalidJson: { title: 'Invalid JSON', detail: 'The body is not valid JSON.' },
  invalidRequest: { title: 'Invalid request', detail: 'The request cannot be read.' },
  unknownClientKey: {
    title: 'Unknown client',
    detail: 'The X-Api-Key header is not known: leave it out, or ask the operator for the key.',
  },
  notAuthenticated: {
    title: 'Not authenticated',
    detail: 'This call needs a valid token: log in and send the new one.',
  },
  wrongCredentials: {
    title: 'Wrong credentials',
    detail: 'No account has this address and this password.',
  },
  codeRequired: {
    title: 'Code required',
    detail: 'This account logs in with a second step: send a code too.',
  },
  codeWrong: { title: 'Wrong code', detail: 'The code is wrong, or was used before.' },
  loginBackend: {
    title: 'Log in at the back office',
    detail: 'This account is for the back office: log in by /api/admin/auth/doLogin.',
  },
  loginRemoved: {
    title: 'Log-in removed',
    detail: 'This account may not log in at present: contact the company.',
  },
  forbidden: { title: 'Forbidden', detail: 'You are not allowed to do this.' },
  secondStepMissing: {
    title: 'Second step missing',
    detail: 'This role has to set up the second step of its log-in first.',
  },
  itemForbidden: { title: 'Forbidden', detail: "You don't have permissions to this item." },
  crossSite: { title: 'Cross-site request', detail: 'Requests from other sites are refused.' },
  notFound: { title: 'Not found', detail: 'There is nothing here that you may see.' },
  methodNotAllowed: { title: 'Method not allowed', detail: 'See the Allow header.' },
  requestTimeout: { title: 'Request time-out', detail: 'The request took too long to arrive.' },
  staleVersion: {
    title: 'Changed meanwhile',
    detail: 'Somebody else has saved a newer version: read it and change that one.',
  },
  itemLocked: {
    title: 'Locked',
    detail: 'Somebody else is working on this item: try again when it is unlocked.',
  },
  itemNotLocked: { title: 'Not locked', detail: "You can't unlock non-locked items." },
  itemTrashed: { title: 'Trashed', detail: 'The item lies in the trash: restore it first.' },
  itemNotTrashed: {
    title: 'Not trashed',
    detail: 'The item does not lie in the trash: this call is for items that do.',
  },
  imagesAttached: { title: 'Images attached', detail: 'Detach the images first.' },
  lastSuperadmin: {
    title: 'Last superadmin',
    detail: 'Nobody would be left to run everything: name another superadmin first.',
  },
  itemHeld: {
    title: 'Still needed',
    detail: 'Something else still needs the item: take it out of what facts.holders names.',
  },
  bodyTooLarge: { title: 'Body too large', detail: 'The body is larger than this call takes.' },
  addressTooLong: { title: 'Address too long', detail: 'The address is too long.' },
  unsupportedMediaType: {
    title: 'Unsupported media type',
    detail: 'The call takes no body of this type or encoding: see its description in /api/docs.',
  },
  expectationFailed: {
    title: 'Expectation failed',
    detail: 'Only Expect: 100-continue is understood.',
  },
  validationFailed: {
    title: 'Validation failed',
    detail: 'See errors for what to change; /api/docs/errors explains the rules.',
  },
  idempotencyKeyReuse: {
    title: 'Idempotency key used before',
    detail: 'The same Idempotency-Key came with another body: send a new key with a new body.',
  },
  tooManyRequests: { title: 'Too many requests', detail: 'Try again after Retry-After seconds.' },
  headersTooLarge: { title: 'Headers too large', detail: 'The headers are too large.' },
  internal: { title: 'Internal error', detail: 'Something went wrong on our side.' },
  unavailable: { title: 'Unavailable', detail: 'Try again after Retry-After seconds.' },
}

type Details = {
  requestId: string
  errors?: Record<string, string[]>
  /** Values that a program needs to continue, for example the version that was saved meanwhile. */
  facts?: Record<string, unknown>
  headers?: Record<string, string>
}

/** Every error answer has this shape (RFC 9457). */
export function problemAnswer(code: ErrorCode, details: Details): Response {
  const status = statusByErrorCode[code]
  const problem: Problem = {
    type: 'about:blank',
    ...problemWordings[code],
    status,
    code,
    request_id: details.requestId,
    ...(details.errors && { count: Object.keys(details.errors).length, errors: details.errors }),
    ...(details.facts === undefined ? {} : { facts: details.facts }),
  }
  const retry = code === 'unavailable' ? { 'retry-after': '5' } : {}
  return new Response(JSON.stringify(problem), {
    status,
    headers: {
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
      ...retry,
      ...details.headers,
    },
  })
}
