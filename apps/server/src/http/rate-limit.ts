import { hash } from 'node:crypto'

/** At most `quota` per `windowSeconds` for one key. */
export type RateLimitPolicy = {
  name: string
  quota: number
  windowSeconds: number
  /** Uses can be taken back in any process, so that none may remember a full window by itself. */
  canBeTakenBack?: true
}

export type Verdict = {
  allowed: boolean
  policy: RateLimitPolicy
  quota: number
  remaining: number
  resetSeconds: number
}

/** Counts uses in a store that all processes share; returns the number in the present window. */
export type CountUse = (
  key: string,
  windowSeconds: number,
  uses: number,
) => Promise<{ uses: number; resetsInMs: number }>

/** Subtracts counted uses; null: all of them. */
export type TakeBackUses = (key: string, uses: number | null) => Promise<void>

export type RateLimiter = {
  /**
   * Counts in the database, for all processes. `count` lets a transaction count what it stores; `uses`
   * is for a request that counts more than once.
   */
  consume: (
    policy: RateLimitPolicy,
    key: string,
    counting?: { count?: CountUse; uses?: number },
  ) => Promise<Verdict>
  /** Counts in the memory of this process: for the limits that every call has. */
  consumeLocally: (policy: RateLimitPolicy, key: string) => Verdict
  /** Subtracts uses that were legitimate; null: all of the window. */
  takeBack: (policy: RateLimitPolicy, key: string, uses: number | null) => Promise<void>
}

export const limits = {
  knownClient: { name: 'client', quota: 3_000, windowSeconds: 60 },
  anonymousClient: { name: 'anonymous', quota: 600, windowSeconds: 60 },
  search: { name: 'search', quota: 60, windowSeconds: 60 },
  planPdf: { name: 'plan-pdf', quota: 20, windowSeconds: 60 },
  formChallenge: { name: 'challenge', quota: 60, windowSeconds: 600 },
  upload: { name: 'upload', quota: 30, windowSeconds: 600 },
  // In KiB, of pictures that no inquiry names yet; the window is as long as those are stored.
  uploadedSize: { name: 'upload-size', quota: 90 * 1024, windowSeconds: 7_200 },
  allUploadedSize: { name: 'all-upload-size', quota: 1_024 * 1024, windowSeconds: 7_200 },
  staffUpload: { name: 'staff-upload', quota: 300, windowSeconds: 600 },
  inquiryAttempt: { name: 'attempt', quota: 40, windowSeconds: 600 },
  inquiry: { name: 'inquiry', quota: 5, windowSeconds: 600 },
  unaskedInquiry: { name: 'unasked', quota: 3, windowSeconds: 600 },
  caseMessage: { name: 'message', quota: 20, windowSeconds: 600 },
  // Each call leaves a row, and the own data that are fetched next contain all of them.
  ownData: { name: 'own-data', quota: 20, windowSeconds: 900 },
  ownChange: { name: 'own-change', quota: 60, windowSeconds: 900 },
  ownPassword: { name: 'own-password', quota: 10, windowSeconds: 900 },
  // Beyond it a registration takes its seats by the link in its mail.
  registration: { name: 'registration', quota: 1, windowSeconds: 3_600 },
  hourlyMail: { name: 'hourly-mail', quota: 3, windowSeconds: 3_600 },
  dailyMail: { name: 'daily-mail', quota: 10, windowSeconds: 86_400 },
  logInAccount: { name: 'login', quota: 5, windowSeconds: 900, canBeTakenBack: true },
  logInAccountHere: { name: 'login-here', quota: 5, windowSeconds: 900, canBeTakenBack: true },
  logInAddress: { name: 'logins', quota: 20, windowSeconds: 900, canBeTakenBack: true },
  loggedIn: { name: 'logged-in', quota: 60, windowSeconds: 900 },
  code: { name: 'code', quota: 5, windowSeconds: 900, canBeTakenBack: true },
  codeFromKnownNetwork: { name: 'own-code', quota: 5, windowSeconds: 900, canBeTakenBack: true },
  accountMail: { name: 'account-mail', quota: 1, windowSeconds: 600 },
  accountLink: { name: 'account-link', quota: 30, windowSeconds: 900 },
} as const satisfies Record<string, RateLimitPolicy>

/** The limit that every call of a client has. Null: its key is unknown. An empty key counts as none. */
export function clientLimit(
  given: string | readonly string[] | null,
  knownKey: string,
): RateLimitPolicy | null {
  if (given === null || given === '') return limits.anonymousClient
  // Not compared in constant time: every page of the site contains the key.
  return given === knownKey ? limits.knownClient : null
}

type Options = {
  countUse: CountUse
  takeBackUses: TakeBackUses
  factor: number
  /** A monotonic clock, since windows are durations. */
  now: () => number
}
type Window = { uses: number; resetsAtMs: number }

const maxKeysInMemory = 20_000

/** `factor` multiplies every quota; 0 switches all limits off. */
export function createRateLimiter({ countUse, takeBackUses, factor, now }: Options): RateLimiter {
  const windows = new Map<string, Window>()

  const judge = (policy: RateLimitPolicy, { uses, resetsAtMs }: Window): Verdict => {
    const quota =
      factor === 0 ? Number.POSITIVE_INFINITY : Math.max(1, Math.floor(policy.quota * factor))
    return {
      allowed: uses <= quota,
      policy,
      quota,
      remaining: Math.max(0, quota - uses),
      resetSeconds: Math.max(1, Math.ceil((resetsAtMs - now()) / 1000)),
    }
  }
  const unused = ({ windowSeconds }: RateLimitPolicy): Window => ({
    uses: 0,
    resetsAtMs: now() + windowSeconds * 1000,
  })
  const remember = (key: string, window: Window) => {
    if (windows.size >= maxKeysInMemory) dropPast(windows, now())
    windows.set(key, window)
    return window
  }
  const current = (key: string) => {
    const window = windows.get(key)
    return window !== undefined && window.resetsAtMs > now() ? window : null
  }

  return {
    consumeLocally(policy, key) {
      if (factor === 0) return judge(policy, unused(policy))
      // Not hashed, since it is only in memory: hashing would double the cost.
      const name = `${policy.name}:${key}`
      const window = current(name) ?? remember(name, unused(policy))
      window.uses += 1
      return judge(policy, window)
    },
    async consume(policy, key, { count = countUse, uses = 1 } = {}) {
      if (factor === 0) return judge(policy, unused(policy))
      const name = hashedKey(policy, key)
      const known = policy.canBeTakenBack ? null : current(name)
      // No query for a client that is over the limit already.
      if (known !== null && !judge(policy, known).allowed) return judge(policy, known)
      const counted = await count(name, policy.windowSeconds, uses)
      const resetsAtMs = now() + counted.resetsInMs
      return judge(policy, remember(name, { uses: counted.uses, resetsAtMs }))
    },
    async takeBack(policy, key, uses) {
      if (factor !== 0) await takeBackUses(hashedKey(policy, key), uses)
    },
  }
}

// Network and e-mail addresses are stored as hashes only.
function hashedKey(policy: RateLimitPolicy, key: string): string {
  return `${policy.name}:${hash('sha256', key, 'base64url').slice(0, 22)}`
}

function dropPast(windows: Map<string, Window>, nowMs: number): void {
  for (const [key, window] of windows) if (window.resetsAtMs <= nowMs) windows.delete(key)
  // The oldest are dropped under a flood of addresses, so that memory stays limited.
  for (const key of windows.keys()) {
    if (windows.size < maxKeysInMemory / 2) break
    windows.delete(key)
  }
}

/** RateLimit fields of the IETF draft, and Retry-After once refused; none while limits are off. */
export function rateLimitHeaders(verdict: Verdict): Record<string, string> {
  const { policy, quota, remaining, resetSeconds, allowed } = verdict
  if (!Number.isFinite(remaining)) return {}
  return {
    'ratelimit-policy': `"${policy.name}";q=${quota};w=${policy.windowSeconds}`,
    ratelimit: `"${policy.name}";r=${remaining};t=${resetSeconds}`,
    ...(allowed ? {} : { 'retry-after': String(resetSeconds) }),
  }
}

/** The answer of a call whose own limit is used up. */
export function tooMany(verdict: Verdict) {
  const headers = rateLimitHeaders(verdict)
  return { kind: 'problem' as const, code: 'tooManyRequests' as const, headers }
}
