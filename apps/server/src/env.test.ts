import { expect, test } from 'vitest'
import { parseEnv } from './env.ts'

const env = (variables: Record<string, string>) => {
  const result = parseEnv(variables)
  if (!result.ok) throw new Error(result.problems.join(', '))
  return result.env
}
const problems = (variables: Record<string, string>) => {
  const result = parseEnv(variables)
  return result.ok ? [] : result.problems
}

test('nothing set is a demo on localhost', () => {
  expect(env({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    databaseUrl: null,
    smtpUrl: null,
    apiClientKey: 'public-site',
    rateLimitFactor: 1,
    trustProxy: [],
    demo: true,
  })
})

test('an empty variable counts as absent', () => {
  expect(env({ PORT: '', DATABASE_URL: ' ', DEMO: '' })).toMatchObject({ port: 3000, demo: true })
})

test.each([
  'postgresql://minikran:a#b@db.example/minikran',
  'postgresql://minikran:1#b@db.example/minikran',
  'postgresql://minikran:a/b@db.example/minikran',
  'postgresql://minikran:1/b@db.example/minikran',
  'postgresql://minikran:a@/b@db.example/minikran',
])('a password that cuts the address %s short stops the start', (address) => {
  expect(problems({ DATABASE_URL: address })).toEqual([
    expect.stringMatching(/^DATABASE_URL must look like .*%23 for #/),
  ])
})

test.each([
  'postgres://minikran:a%23b@db.example/minikran',
  'postgresql://minikran:secret@/minikran?host=/run/postgresql',
  'postgresql:///minikran?host=/run/postgresql',
  'postgres://',
])('%s is a database', (address) => {
  expect(env({ DATABASE_URL: address }).databaseUrl).toBe(address)
})

test('a password keeps its spaces', () => {
  expect(env({ ADMIN_PASSWORD: ' sju kranar ' }).adminPassword).toBe(' sju kranar ')
})

test('the port is part of the public address', () => {
  expect(env({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080')
})

test.each([
  [{ PUBLIC_URL: 'https://www.minikran.example' }],
  [{ HOST: '0.0.0.0' }],
  [{ PUBLIC_URL: 'http://localhost.example.com' }],
])('%o is no demo, and may not be made one', (variables) => {
  expect(env(variables).demo).toBe(false)
  expect(problems({ ...variables, DEMO: '1' })).toHaveLength(1)
})

test('all problems are told together', () => {
  const found = problems({
    PORT: 'many',
    PUBLIC_URL: 'ftp://x/y',
    DATABASE_URL: 'mysql://x',
    SMTP_URL: 'http://x',
    MAIL_TO: 'nobody',
    ANALYTICS_SRC: 'javascript:alert(1)',
    SENTRY_DSN: 'https://errors.example/7',
    RATE_LIMIT_FACTOR: '-1',
    FORM_LEAST_TIME_MS: 'none',
    TRUST_PROXY: 'everyone',
    DEMO: 'yes',
  })
  const names = found.map((problem) => problem.split(' ')[0])
  expect(new Set(names)).toEqual(
    new Set([
      'PORT',
      'PUBLIC_URL',
      'DATABASE_URL',
      'SMTP_URL',
      'MAIL_TO',
      'ANALYTICS_SRC',
      'SENTRY_DSN',
      'RATE_LIMIT_FACTOR',
      'FORM_LEAST_TIME_MS',
      'TRUST_PROXY',
      'DEMO',
    ]),
  )
})

test.each(['smtp://anna:hemligt#1@mail.example', 'smtp://mail.example:port', 'smtp:///mail'])(
  'a mail server that no address can name (%s) is told at the start',
  (SMTP_URL) => {
    expect(problems({ SMTP_URL })).toEqual([expect.stringContaining('SMTP_URL')])
  },
)

test('limits are lifted on localhost only', () => {
  expect(env({ RATE_LIMIT_FACTOR: '0' }).rateLimitFactor).toBe(0)
  const outside = { PUBLIC_URL: 'https://www.minikran.example' }
  expect(problems({ ...outside, RATE_LIMIT_FACTOR: '0' })).toHaveLength(1)
  expect(problems({ ...outside, RATE_LIMIT_FACTOR: '1' })).toEqual([])
})

test('the least time of a form is shortened on localhost only', () => {
  expect(env({}).formLeastTimeMs).toBe(2_000)
  expect(env({ FORM_LEAST_TIME_MS: '0' }).formLeastTimeMs).toBe(0)
  const outside = { PUBLIC_URL: 'https://www.minikran.example' }
  expect(problems({ ...outside, FORM_LEAST_TIME_MS: '1999' })).toHaveLength(1)
  expect(problems({ ...outside, FORM_LEAST_TIME_MS: '3000' })).toEqual([])
})

test('trusted networks are addresses or prefixes', () => {
  expect(env({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toEqual(['10.0.0.0/8', '::1'])
  expect(problems({ TRUST_PROXY: '10.0.0.0/64' })).toHaveLength(1)
})

test('a token for the metrics may have any length', () => {
  const parsed = parseEnv({ METRICS_TOKEN: 'abc' })
  expect(parsed.ok && parsed.env.metricsToken).toBe('abc')
})

test.each([
  'https://tile.example/{z}/{x}/{y}.png',
  'https://{s}.tile.example:8443/osm/{z}/{x}/{y}.webp?key=a',
  'http://localhost:9000/{z}/{x}/{y}',
])('%s names street tiles', (address) => {
  expect(env({ MAP_TILE_URL: address }).mapTiles?.url).toBe(address)
})

test('street tiles are OpenStreetMap’s with its words, others with their own, or none', () => {
  expect(env({}).mapTiles).toEqual({
    url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    attribution: '© OpenStreetMap contributors',
  })
  const own = { MAP_TILE_URL: 'https://tile.example/{z}/{x}/{y}', MAP_ATTRIBUTION: '© Kartverket' }
  expect(env(own).mapTiles?.attribution).toBe('© Kartverket')
  expect(env({ MAP_TILE_URL: 'none' }).mapTiles).toBeNull()
})

test.each([
  'https://tile.example/{z}/{x}.png',
  'ftp://tile.example/{z}/{x}/{y}',
  'https://tile.example; script-src *;/{z}/{x}/{y}',
  "https://tile.example/{z}/{x}/{y}' *",
  '{z}/{x}/{y}',
])('%s names none', (address) => {
  expect(problems({ MAP_TILE_URL: address })).toHaveLength(1)
})

test.each([
  ['https://stats.example/script.js', true],
  ['http://localhost:4000/script.js', true],
  ['http://stats.example/script.js', false],
  ["https://stats.example/'unsafe-inline'", false],
  ['https://user@stats.example/script.js', false],
  ['/script.js', false],
])('the analytics script %s is taken: %s', (address, isTaken) => {
  expect(problems({ ANALYTICS_SRC: address })).toHaveLength(isTaken ? 0 : 1)
})

test('errors are reported nowhere unless a service is named', () => {
  expect(env({}).errorService).toBeNull()
  expect(env({ SENTRY_DSN: 'https://abc123@errors.example/base/7' }).errorService).toEqual({
    url: 'https://errors.example/base/api/7/envelope/',
    key: 'abc123',
  })
})

test.each([
  'https://errors.example/7',
  'https://abc@errors.example/',
  'https://abc:secret@errors.example/7',
  'ftp://abc@errors.example/7',
  'abc@errors.example/7',
])('%s is no error service', (dsn) => {
  expect(problems({ SENTRY_DSN: dsn })).toHaveLength(1)
})
