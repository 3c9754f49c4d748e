import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import type { MapTiles } from '@minikran/contract/site-handler'
import { isEmailAddress } from '@minikran/domain/validation/email-address'
import { leastFormTimeMs } from '@minikran/domain/validation/form-times'
import { z } from 'zod'
import { isDatabaseUrl } from './database/is-database-url.ts'
import { parseS3Url, type S3Place } from './media/s3-place.ts'
import { type ErrorService, parseSentryDsn } from './operations/report-errors.ts'

/** The settings of docs/operations.md; nothing else reads the environment. */
export type Env = {
  port: number
  host: string
  /** Origin without a trailing slash: `https://www.example.se`. */
  publicUrl: string
  dataDir: string
  /** Null: the app starts its own PostgreSQL in `dataDir`. */
  databaseUrl: string | null
  /** Null: uploads lie in `dataDir`/upload. */
  s3: S3Place | null
  /** Null: mails are written as files to `dataDir`/mail. */
  smtpUrl: string | null
  mailFrom: string | null
  mailTo: string | null
  metricsToken: string | null
  apiClientKey: string
  /** Where errors are reported to; null: they are in the log alone. */
  errorService: ErrorService | null
  /** The analytics script's address; null: none. */
  analyticsSrc: string | null
  rateLimitFactor: number
  /** How long the website's forms take at least to fill in. */
  formLeastTimeMs: number
  /** Street tiles of the map, `{z}/{x}/{y}`; null: the bundled outline alone. */
  mapTiles: MapTiles | null
  /** Addresses and networks (`10.0.0.0/8`) whose X-Forwarded-For counts. */
  trustProxy: string[]
  demo: boolean
  /** Whether roles from 80 on must log in with a second step. */
  requireSecondStep: boolean
  /** The hour in Stockholm from which a backup is made each night; null: none. */
  backupHour: number | null
  backupDir: string
  /** Read by `npm run create-admin` alone; null: it asks. */
  adminPassword: string | null
}

export type EnvResult = { ok: true; env: Env } | { ok: false; problems: string[] }

const text = z.string().trim()
const optional = text.optional()

/** No street tiles: the bundled outline alone. */
const noTiles = 'none'
const variables = z.object({
  PORT: text
    .regex(/^\d{1,5}$/, 'must be a whole number')
    .transform(Number)
    .default(3000),
  HOST: text.default('127.0.0.1'),
  PUBLIC_URL: optional,
  DATA_DIR: text.default('./data'),
  DATABASE_URL: text
    .refine(
      isDatabaseUrl,
      'must look like postgresql://user:password@host:5432/database, in the password %23 for #, %2F for / and %3F for ?',
    )
    .optional(),
  S3_URL: text
    .transform(parseS3Url)
    .refine(
      (place) => place !== null,
      'must look like s3://key:secret@host/bucket?region=eu-north-1',
    )
    .optional(),
  SMTP_URL: text
    .refine(
      (url) => /^smtps?:\/\/[^/]/.test(url) && URL.canParse(url),
      'must look like smtp://user:password@host:587, in the password %23 for # and %2F for /',
    )
    .optional(),
  MAIL_FROM: text.refine(isEmailAddress, 'must be an e-mail address').optional(),
  MAIL_TO: text.refine(isEmailAddress, 'must be an e-mail address').optional(),
  METRICS_TOKEN: optional,
  API_CLIENT_KEY: text.default('public-site'),
  SENTRY_DSN: text
    .transform(parseSentryDsn)
    .refine((service) => service !== null, 'must look like https://key@host/project')
    .optional(),
  MAP_TILE_URL: text
    .refine(
      (url) => url === noTiles || isTileUrl(url),
      `must be an http or https address with {z}, {x} and {y}, or ${noTiles}`,
    )
    .default('https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
  // The words that OpenStreetMap asks for.
  MAP_ATTRIBUTION: text.max(200).default('© OpenStreetMap contributors'),
  ANALYTICS_SRC: text
    .refine(isScriptAddress, 'must be an https address, or http on localhost')
    .optional(),
  RATE_LIMIT_FACTOR: text
    .regex(/^\d{1,6}(\.\d{1,6})?$/, 'must be a number of 0 or more')
    .transform(Number)
    .default(1),
  FORM_LEAST_TIME_MS: text
    .regex(/^\d{1,5}$/, 'must be a whole number of milliseconds')
    .transform(Number)
    .default(leastFormTimeMs),
  TRUST_PROXY: text.default('').transform((list) => list.split(',').map((part) => part.trim())),
  // As it is typed at the log-in, with its spaces.
  ADMIN_PASSWORD: z.string().optional(),
  BACKUP_HOUR: text
    .regex(/^(?:off|[01]?\d|2[0-3])$/, 'must be an hour from 0 to 23, or off')
    .default('2'),
  BACKUP_DIR: optional,
  DEMO: z.enum(['0', '1'], 'must be 0 or 1').optional(),
  REQUIRE_SECOND_STEP: z.enum(['0', '1'], 'must be 0 or 1').optional(),
})

/** Reads the environment; an empty variable counts as absent. All problems are listed together. */
export function parseEnv(environment: Record<string, string | undefined>): EnvResult {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const parsed = variables.safeParse(given)
  const problems = [
    ...(parsed.error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`),
    ...crossProblems(given),
  ]
  if (!parsed.success || problems.length > 0) return { ok: false, problems }
  return { ok: true, env: fromVariables(parsed.data) }
}

function fromVariables(read: z.infer<typeof variables>): Env {
  const publicUrl = new URL(read.PUBLIC_URL ?? `http://localhost:${read.PORT}`).origin
  const local = isLoopbackUrl(publicUrl) && isLoopbackHost(read.HOST)
  const demo = read.DEMO === undefined ? local : read.DEMO === '1'
  return {
    port: read.PORT,
    host: read.HOST,
    publicUrl,
    dataDir: resolve(read.DATA_DIR),
    databaseUrl: read.DATABASE_URL ?? null,
    s3: read.S3_URL ?? null,
    smtpUrl: read.SMTP_URL ?? null,
    mailFrom: read.MAIL_FROM ?? null,
    mailTo: read.MAIL_TO ?? null,
    metricsToken: read.METRICS_TOKEN ?? null,
    apiClientKey: read.API_CLIENT_KEY,
    errorService: read.SENTRY_DSN ?? null,
    analyticsSrc: read.ANALYTICS_SRC ?? null,
    rateLimitFactor: read.RATE_LIMIT_FACTOR,
    formLeastTimeMs: read.FORM_LEAST_TIME_MS,
    mapTiles:
      read.MAP_TILE_URL === noTiles
        ? null
        : { url: read.MAP_TILE_URL, attribution: read.MAP_ATTRIBUTION },
    trustProxy: read.TRUST_PROXY.filter((part) => part !== ''),
    demo,
    // The demo's accounts log in with the password that the contract prints, and nothing else.
    requireSecondStep:
      read.REQUIRE_SECOND_STEP === undefined ? !demo : read.REQUIRE_SECOND_STEP === '1',
    backupHour: read.BACKUP_HOUR === 'off' ? null : Number(read.BACKUP_HOUR),
    backupDir: resolve(read.BACKUP_DIR ?? join(read.DATA_DIR, 'backup')),
    adminPassword: read.ADMIN_PASSWORD ?? null,
  }
}

// Rules that one variable alone cannot tell; checked on the raw text so that they are
// reported beside the problems of the others.
function crossProblems(given: Record<string, string | undefined>): string[] {
  const publicUrl = given['PUBLIC_URL'] ?? 'http://localhost'
  const isUrl = isPublicUrl(publicUrl)
  const localUrl = isUrl && isLoopbackUrl(publicUrl)
  const localHost = isLoopbackHost(given['HOST'] ?? '127.0.0.1')
  const factor = Number(given['RATE_LIMIT_FACTOR'] ?? '1')
  const leastTime = Number(given['FORM_LEAST_TIME_MS'] ?? leastFormTimeMs)
  const networks = (given['TRUST_PROXY'] ?? '').split(',').map((part) => part.trim())
  const rules: [boolean, string][] = [
    [Number(given['PORT'] ?? '0') > 65_535, 'PORT must be at most 65535'],
    [!isUrl, 'PUBLIC_URL must be an http or https address without a path'],
    [
      factor !== 1 && !localUrl,
      'RATE_LIMIT_FACTOR other than 1 is allowed only while PUBLIC_URL is on localhost',
    ],
    [
      leastTime < leastFormTimeMs && !localUrl,
      `FORM_LEAST_TIME_MS below ${leastFormTimeMs} is allowed only while PUBLIC_URL is on localhost`,
    ],
    [
      given['DEMO'] === '1' && !(localUrl && localHost),
      'DEMO=1 is allowed only while PUBLIC_URL and HOST are on localhost',
    ],
    [
      given['REQUIRE_SECOND_STEP'] === '0' && !(localUrl && localHost),
      'REQUIRE_SECOND_STEP=0 is allowed only while PUBLIC_URL and HOST are on localhost',
    ],
    [
      networks.some((network) => network !== '' && !isNetwork(network)),
      'TRUST_PROXY must be a comma separated list of addresses or networks',
    ],
  ]
  return rules.filter(([broken]) => broken).map(([, problem]) => problem)
}

// The host becomes part of a policy header: nothing but an address may get there.
function isTileUrl(value: string): boolean {
  if (!['{z}', '{x}', '{y}'].every((part) => value.includes(part))) return false
  const host = /^https?:\/\/((?:\{s\}\.)?[a-z0-9.-]+(?::\d{1,5})?)\/[^\s"'<>;]*$/i.exec(value)
  return host !== null
}

function isPublicUrl(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, pathname, search, hash, username } = new URL(value)
  const bare = pathname === '/' && search === '' && hash === '' && username === ''
  return bare && (protocol === 'http:' || protocol === 'https:')
}

// Quotes, spaces and semicolons would reach out of the policy that names the host.
function isScriptAddress(value: string): boolean {
  if (!URL.canParse(value) || /[\s'";,]/.test(value)) return false
  const { protocol, username } = new URL(value)
  if (username !== '') return false
  return protocol === 'https:' || (protocol === 'http:' && isLoopbackUrl(value))
}

function isLoopbackUrl(url: string): boolean {
  return isLoopbackHost(new URL(url).hostname)
}

/** localhost and its subdomains, 127.0.0.0/8 and ::1. */
export function isLoopbackHost(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '').toLowerCase()
  if (bare === 'localhost' || bare.endsWith('.localhost') || bare === '::1') return true
  return isIP(bare.replace('::ffff:', '')) === 4 && bare.replace('::ffff:', '').startsWith('127.')
}

function isNetwork(value: string): boolean {
  const [address = '', prefix, ...rest] = value.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  if (prefix === undefined) return true
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128)
}
