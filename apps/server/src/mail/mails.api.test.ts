import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stockholmDateTime } from '@minikran/domain/primitives/local-date'
import { eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import PostalMime from 'postal-mime'
import { expect, onTestFinished, test } from 'vitest'
import { tokenHash } from '../accounts/sessions.ts'
import { createApp } from '../app.ts'
import type { Database } from '../database/client.ts'
import { cases } from '../database/schema/cases.ts'
import { mails } from '../database/schema/mails.ts'
import { account_tokens } from '../database/schema/people.ts'
import { products } from '../database/schema/products.ts'
import { type Env, parseEnv } from '../env.ts'
import { addLine, courseAt, registerFor, storeCase } from '../housekeeping/stored-case.fixture.ts'
import { storeCaseUpload } from '../media/case-uploads.ts'
import { diskStorage } from '../media/disk-storage.ts'
import { createLogger } from '../operations/logger.ts'
import { createTestDatabase } from '../testing/database.ts'
import { readPdfText } from '../testing/read-pdf.ts'
import { type ReceivedMail, type RecipientVerdict, startSmtpSink } from '../testing/smtp-sink.ts'
import { userOfRole } from '../testing/stored-rows.ts'
import { composeMail } from './compose-mail.ts'
import { loadCaseCalendar } from './load-case-calendar.ts'
import { delaySeconds, listForgottenMails } from './send-mail.ts'

const inquiry = {
  lang: 'sv',
  prod_id: 1,
  prod_name: 'Gratis pengar på http://fusk.example',
  depot_id: 1,
  firstname: 'Åsa',
  lastname: 'Öberg',
  email: 'asa@kund.example',
  price_type: '2',
  company: 'Glas AB',
  fld_title1: { label: 'Slangklass', value: '2 <b>' },
  fld_title2: { label: 'Slangklass', value: '3' },
  pickup_at: '2028-03-06 09:00',
  return_at: '2028-03-07 15:00',
  inquiry_text: 'Två <b>lyft</b>\ninomhus <script>x</script> & "ute"',
}

const nobodyListens = 'smtp://127.0.0.1:9'

function environment(more: Record<string, string>): Env {
  const parsed = parseEnv({ RATE_LIMIT_FACTOR: '0', ...more })
  if (!parsed.ok) throw new Error(parsed.problems.join(', '))
  return parsed.env
}

async function startApp(variables: Record<string, string>, log = pino({ level: 'silent' })) {
  const database = await openDatabase()
  const app = createApp({
    env: environment(variables),
    log,
    target: database.target,
    timeoutFactor: 20,
    createSite: () => async () => new Response('page'),
    findSharedPage: () => null,
    listedPaths: async () => [],
    answerAsset: async () => null,
    answerBackOffice: async () => null,
    drawings: '',
  })
  await app.jobs.start()
  const send = async (body: object, call = 'makeInquery') => {
    const request = new Request(`http://localhost:3000/api/site/${call}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    })
    const response = await app.answer(request, {
      remoteAddress: '::1',
      receiveBody: async () => null,
    })
    return { status: response.status, body: (await response.json()) as { data: object } }
  }
  onTestFinished(app.close)
  return { ...app, db: database.db, send }
}

async function startSink(judge?: RecipientVerdict) {
  const sink = await startSmtpSink(judge)
  onTestFinished(sink.close)
  return sink
}

async function openDatabase() {
  const database = await createTestDatabase()
  onTestFinished(database.close)
  return database
}

async function makeFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'minikran-mail-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

const parsed = ({ raw }: ReceivedMail) => PostalMime.parse(raw)
const toAddress = (list: ReceivedMail[], address: string) =>
  list.filter(({ to }) => to.includes(address))

test('an inquiry sends a confirmation and a notification in its language', async () => {
  const sink = await startSink()
  const app = await startApp({ SMTP_URL: sink.url })
  for (const lang of ['sv', 'en']) expect((await app.send({ ...inquiry, lang })).status).toBe(200)
  await sink.waitFor(4)
  const confirmations = await Promise.all(toAddress(sink.received, inquiry.email).map(parsed))
  const notices = await Promise.all(toAddress(sink.received, 'stockholm@demo.example').map(parsed))
  const [swedish, english] = ['sv', 'en'].map((lang) =>
    confirmations.find(({ html }) => html?.includes(`lang="${lang}"`)),
  )
  expect(swedish?.subject).toMatch(/^Förfrågan MK-\d{4}-\d{6}: Jekko SPX312$/)
  expect(swedish?.text).toContain('måndag 2028-03-06 kl. 09:00')
  expect(swedish?.text).toContain('Norra Kajvägen 4')
  expect(swedish?.html).toContain('<b>lyft</b>')
  expect(swedish?.html).not.toMatch(/script|Gratis pengar/)
  expect(swedish?.replyTo?.[0]?.address).toBe('stockholm@demo.example')
  expect(swedish?.attachments.map(({ filename }) => filename)).toEqual(['hamtning.ics'])
  const [sent] = swedish?.attachments ?? []
  const [stored] = await app.db.select().from(cases).where(eq(cases.lang, 'sv'))
  const downloaded = await loadCaseCalendar(app.db, {
    caseId: stored?.id ?? 0,
    lang: 'sv',
    publicUrl: 'http://localhost:3000',
    nowMs: 0,
  })
  // A mail's lines end as its carrier likes.
  const stamp = /\r|DTSTAMP:\w+/g
  expect(downloaded?.content.replaceAll(stamp, '')).toBe(
    new TextDecoder().decode(sent?.content as ArrayBuffer).replaceAll(stamp, ''),
  )
  expect(english?.subject).toMatch(/^Inquiry MK-\d{4}-/)
  expect(english?.text).toContain('Monday 2028-03-06 at 09:00')
  const subjects = new Set(notices.map(({ subject }) => subject?.replace(/\d{4}-\d{6}/, 'n')))
  expect(subjects).toEqual(
    new Set(['New inquiry MK-n: Jekko SPX312', 'Ny förfrågan MK-n: Jekko SPX312']),
  )
  for (const { html, text } of [...notices, ...confirmations]) {
    expect(`${html}${text}`).not.toMatch(/[\u200b-\u200f\ufeff]/)
  }
  const [noticed, notified] = ['sv', 'en'].map((lang) =>
    notices.find(({ html }) => html?.includes(`lang="${lang}"`)),
  )
  expect(noticed?.text).toMatch(/Exkl\. moms \(företag\).*Slangklass\s+2 <b>\s+Slangklass\s+3/s)
  expect(notified?.text).toContain('Excl. VAT (business)')
  expect(english?.text).toContain('Depot Stockholm')
  expect(english?.text).not.toContain('Depå')
  expect(english?.text).not.toContain('Slangklass')
  expect(notices[0]?.replyTo?.[0]?.address).toBe(inquiry.email)
  expect(new Set(confirmations.map(({ messageId }) => messageId)).size).toBe(2)
})

test('a mail that is refused for now is sent later, one refused for good is kept with its reason', async () => {
  const lines: string[] = []
  const sink = await startSink((address, attempt) => {
    if (address === 'gone@kund.example') return 550
    return attempt === 1 ? 451 : null
  })
  const log = createLogger({ write: (text) => lines.push(text) })
  const app = await startApp({ SMTP_URL: sink.url }, log)
  expect((await app.send({ ...inquiry, email: 'gone@kund.example' })).status).toBe(200)
  await sink.waitFor(1)
  await expect
    .poll(async () => {
      const rows = await app.db.select().from(mails).orderBy(mails.kind)
      return rows.map(({ state, attempts }) => [state, attempts])
    })
    .toEqual([
      ['failed', 1],
      ['sent', 2],
    ])
  const rows = await app.db.select().from(mails).orderBy(mails.kind)
  expect(rows[0]?.last_error).toContain('550 RCPT TO')
  expect(rows[0]?.last_error).toContain('<gone@kund.example>')
  expect(lines.join('')).toContain('550 RCPT TO')
  expect(lines.join('')).not.toContain('kund.example')
  const { rows: dead } = await app.db.execute(
    sql`select data ->> 'mailId' as id from pgboss.job where name = 'mail-dead'`,
  )
  expect(dead).toEqual([{ id: rows[0]?.id }])
})

test('an account mail carries its link once, and nothing keeps it afterwards', async () => {
  const sink = await startSink()
  const app = await startApp({ SMTP_URL: sink.url })
  const { id: userId } = await userOfRole(app.db, 10)
  const queue = async (row: Partial<typeof mails.$inferInsert> & { kind: string }) => {
    await app.db.transaction(async (tx) => {
      const messageId = `<${row.kind}-${row.lang}@localhost>`
      const [stored] = await tx
        .insert(mails)
        .values({
          user_id: userId,
          to: 'kund@kund.example',
          lang: 'sv',
          message_id: messageId,
          ...row,
        })
        .returning({ id: mails.id })
      await app.jobs.enqueueMail(tx, stored?.id ?? '')
    })
  }
  const secret = 'hemlig-nyckel/+='
  const link = { user_id: userId, expires_at: new Date('2026-01-02') }
  const replaced = { created_at: new Date('2026-01-01'), used_at: new Date('2026-01-02') }
  await app.db.insert(account_tokens).values([
    { ...link, kind: 'password', token_hash: tokenHash(secret) },
    { ...link, kind: 'password', token_hash: tokenHash('replaced'), ...replaced },
    {
      ...link,
      kind: 'email',
      token_hash: tokenHash('new-address'),
      expires_at: new Date('2099-01-02'),
    },
  ])
  await queue({ kind: 'password-reset', details: { token: secret } })
  await queue({ kind: 'password-reset', lang: 'en', details: { token: 'replaced' } })
  await queue({ kind: 'email-verify', lang: 'en', details: { token: 'new-address' } })
  await queue({
    kind: 'password-changed',
    created_at: new Date('2027-02-20T09:00:00Z'),
    details: { user_agent: 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Firefox/140.0' },
  })
  await queue({ kind: 'account-invitation' })
  await sink.waitFor(3)
  const received = await Promise.all(sink.received.map(parsed))
  const [reset, verify, changed] = [
    'Nytt lösenord hos Minikran',
    'Confirm your e-mail address',
    'Ditt lösenord är ändrat',
  ].map((title) => received.find(({ subject }) => subject === title))
  expect(changed?.text).toContain('Det ändrades 2027-02-20 10:00. Webbläsare: Firefox på Windows.')
  const key = encodeURIComponent(secret)
  expect(reset?.text).toContain(`http://localhost:3000/mina-sidor/nytt-losenord?nyckel=${key}`)
  const [sent] = await app.db
    .select()
    .from(account_tokens)
    .where(eq(account_tokens.token_hash, tokenHash(secret)))
  const { date, time } = stockholmDateTime(sent?.expires_at.toISOString() ?? '')
  expect(reset?.text).toContain(`${date} kl. ${time}`)
  expect(verify?.text).toContain('/en/mina-sidor/bekrafta-epost?nyckel=new-address')
  await expect
    .poll(async () => {
      const rows = await app.db.select().from(mails).orderBy(mails.kind, mails.state)
      return rows.map(({ kind, state, details, last_error }) => [kind, state, details, last_error])
    })
    .toEqual([
      ['account-invitation', 'failed', {}, 'The link of this mail is gone'],
      ['email-verify', 'sent', {}, null],
      ['password-changed', 'sent', {}, null],
      ['password-reset', 'failed', {}, 'The link of this mail has ended'],
      ['password-reset', 'sent', {}, null],
    ])
  const { rows } = await app.db.execute(sql`select data::text from pgboss.job`)
  expect(JSON.stringify(rows)).not.toContain(secret)
})

test('a depot gets the customer’s pictures with the inquiry', async () => {
  const folder = await makeFolder()
  const sink = await startSink()
  const app = await startApp({ SMTP_URL: sink.url, DATA_DIR: folder })
  const place = { db: app.db, storage: diskStorage(join(folder, 'upload')) }
  const store = (text: string) =>
    storeCaseUpload(place, { bytes: Buffer.from(text), width: 1, height: 1 })
  const uploads = [await store('portal'), await store('gård'), await store('trappa')]
  const warnings: string[] = []
  const warn = ({ message }: Error) => warnings.push(message)
  process.on('warning', warn)
  expect((await app.send({ ...inquiry, uploads })).status).toBe(200)
  await sink.waitFor(2)
  const received = await Promise.all(sink.received.map(parsed))
  const pictures = received
    .filter(({ subject }) => subject?.startsWith('Ny förfrågan'))
    .flatMap(({ attachments }) => attachments)
    .map(({ filename, mimeType, content }) => [
      filename,
      mimeType,
      new TextDecoder().decode(content as ArrayBuffer),
    ])
  expect(pictures).toEqual([
    ['bild-1.jpg', 'image/jpeg', 'portal'],
    ['bild-2.jpg', 'image/jpeg', 'gård'],
    ['bild-3.jpg', 'image/jpeg', 'trappa'],
  ])
  process.off('warning', warn)
  expect(warnings).toEqual([])
})

test('an inquiry with a lift plan brings its PDF to customer and depot', async () => {
  const sink = await startSink()
  const app = await startApp({ SMTP_URL: sink.url })
  const lift_plan = 'height=5&radius=4.5&weight=180&crane=jekko-spx532'
  expect((await app.send({ ...inquiry, lift_plan })).status).toBe(200)
  await sink.waitFor(2)
  for (const mail of await Promise.all(sink.received.map(parsed))) {
    const plans = mail.attachments.filter(({ filename }) => filename === 'lyftplan.pdf')
    expect(plans.map(({ mimeType }) => mimeType)).toEqual(['application/pdf'])
    const text = await readPdfText(new Uint8Array(plans[0]?.content as ArrayBuffer))
    expect(text).toMatch(/^Lyftplan: Jekko SPX532 /)
    expect(mail.text).toContain(`http://localhost:3000/lyftplan?${lift_plan}`)
  }
})

test('a lift plan that cannot be made any more stops no mail', async () => {
  const sink = await startSink()
  const app = await startApp({ SMTP_URL: sink.url })
  const lift_plan = 'height=5&radius=4.5&weight=180&crane=sold'
  expect((await app.send({ ...inquiry, lift_plan })).status).toBe(200)
  await sink.waitFor(2)
  const received = await Promise.all(sink.received.map(parsed))
  const types = received.flatMap(({ attachments }) => attachments.map(({ mimeType }) => mimeType))
  expect(types).not.toContain('application/pdf')
})

type Reminder = { kind: 'reminder-pickup' | 'reminder-course'; caseId: number; at: string }

/** The reminder as it is sent on 1 March 2027 at 09:30. */
async function composeReminder(db: Database, { kind, caseId, at }: Reminder) {
  const row = { case_id: caseId, kind, details: { at } }
  const [mail] = await db
    .insert(mails)
    .values({ ...row, to: 'asa@kund.example', lang: 'sv', message_id: `<${caseId}@localhost>` })
    .returning()
  if (mail === undefined) throw new Error('no mail')
  const options = {
    mailFrom: null,
    publicUrl: 'http://localhost',
    storage: diskStorage(''),
    makePlanPdf: async () => null,
    now: () => Date.parse('2027-03-01T08:30:00Z'),
  }
  return await db.transaction((tx) => composeMail(tx, mail, options))
}

test('a reminder that comes too late, or of a case that is over, is kept with its reason', async () => {
  const { db } = await openDatabase()
  const compose = async (
    given: { state?: 'declined' },
    at: string,
    pickups: readonly string[] = [at],
  ) => {
    const caseId = await storeCase(db, given)
    for (const [index, pickup_at] of pickups.entries()) {
      await addLine(db, caseId, { line: index + 1, pickup_at })
    }
    return await composeReminder(db, { kind: 'reminder-pickup', caseId, at })
  }
  expect(await compose({}, '2027-03-01 09:00')).toEqual({
    kind: 'impossible',
    reason: 'What this mail reminds of has passed',
  })
  expect(await compose({ state: 'declined' }, '2027-03-02 09:00')).toEqual({
    kind: 'impossible',
    reason: 'The case of this reminder is over',
  })
  const inTime = await compose({}, '2027-03-02 09:00')
  expect(inTime).toMatchObject({
    kind: 'ready',
    message: {
      subject: expect.stringMatching(/^Påminnelse MK-\d{4}-\d{6}: hyran börjar 2027-03-02$/),
      replyTo: 'stockholm@demo.example',
    },
  })
  const onlyOneMoved = ['2027-03-03 09:00', '2027-03-02 14:00', '2027-03-02 11:30']
  expect(await compose({}, '2027-03-02 09:00', onlyOneMoved)).toMatchObject({
    kind: 'ready',
    message: {
      text: expect.stringMatching(/^Hyran börjar .* kl\. 11:30\. Du har bett om leverans till /m),
    },
  })
  expect(await compose({}, '2027-03-02 09:00', ['2027-03-03 09:00'])).toEqual({
    kind: 'impossible',
    reason: 'What this mail reminds of is on another day',
  })
})

test('a course reminder follows the course to another time, not to another day', async () => {
  const { db } = await openDatabase()
  const compose = async (course_time: string) => {
    const caseId = await storeCase(db, { kind: 'registration' })
    const productId = await courseAt(db, course_time)
    await registerFor(db, { caseId, productId, waiting: [false] })
    return composeReminder(db, { kind: 'reminder-course', caseId, at: '2027-03-02 08:00' })
  }
  expect(await compose('2027-03-02 10:30')).toMatchObject({
    kind: 'ready',
    message: { text: expect.not.stringContaining('08:00') },
  })
  expect(await compose('2027-03-09 08:00')).toEqual({
    kind: 'impossible',
    reason: 'What this mail reminds of is on another day',
  })
})

test('the calendar file of a course has its version as sequence', async () => {
  const { db } = await openDatabase()
  const caseId = await storeCase(db, { kind: 'registration' })
  const productId = await courseAt(db, '2027-03-02 08:00')
  await registerFor(db, { caseId, productId, waiting: [false] })
  await db.update(products).set({ version: 7 }).where(eq(products.id, productId))
  const site = { lang: 'sv', publicUrl: 'http://localhost:3000' } as const
  const file = await loadCaseCalendar(db, { ...site, caseId, nowMs: 0 })
  expect(file?.content).toContain('SEQUENCE:7')
})

test('without a mail server mails become whole files', async () => {
  const folder = await makeFolder()
  const app = await startApp({ DATA_DIR: folder })
  await app.send(inquiry)
  const list = () => readdir(join(folder, 'mail')).catch(() => [])
  await expect
    .poll(async () => (await list()).filter((name) => name.endsWith('.eml')).length)
    .toBe(2)
  const raw = await readFile(join(folder, 'mail', (await list())[0] ?? ''), 'utf8')
  expect((await PostalMime.parse(raw)).messageId).toMatch(/^<.+@localhost>$/)
})

test('a mail whose job was lost with its process is taken up at the next start, and given up after five days', async () => {
  const app = await startApp({ SMTP_URL: nobodyListens })
  await app.send(inquiry)
  await app.jobs.stop()
  await app.db.execute(sql`update pgboss.job set state = 'active' where name = 'mail'`)
  expect(await listForgottenMails(app.db)).toHaveLength(2)
  await app.db.execute(sql`update mails set created_at = created_at - interval '5 days 1 minute'
    where kind = 'inquiry-notification'`)
  await app.jobs.start()
  await expect.poll(() => listForgottenMails(app.db)).toHaveLength(0)
  const states = async () => (await app.db.execute(sql`select state from mails order by kind`)).rows
  await expect.poll(states).toEqual([{ state: 'queued' }, { state: 'failed' }])
})

test('waiting grows to a quarter of an hour, and from five minutes to six hours when a try may have been a copy', () => {
  const waits = (isUnclear: boolean) =>
    [0, 1, 2, 9, 10, 500].map((attempts) => delaySeconds(attempts, { isUnclear, chance: 0.5 }))
  expect(waits(false)).toEqual([1, 2, 4, 512, 900, 900])
  expect(waits(true)).toEqual([300, 600, 1_200, 21_600, 21_600, 21_600])
})

test('a company named like an encoded word is not decoded in the subject', async () => {
  const sink = await startSink()
  const app = await startApp({ SMTP_URL: sink.url, MAIL_TO: 'kontor@demo.example' })
  const encoded = `=?utf-8?B?${Buffer.from('http://evil.example').toString('base64')}?=`
  const application = {
    // A subject with å, ä or ö is encoded as a whole.
    lang: 'en',
    corp_name: `Glas ${encoded}`,
    organisation_number: '556036-0793',
    corp_address: 'Kajgatan 4',
    corp_zip: '41104',
    corp_city: 'Göteborg',
    email_address: 'info@kund.example',
    firstname: 'Karin',
    lastname: 'Lindqvist',
    email: 'karin@kund.example',
    limit: 150_000,
    consent: true,
  }
  expect((await app.send(application, 'makeCreditApplication')).status).toBe(200)
  await sink.waitFor(2)
  const [notice] = toAddress(sink.received, 'kontor@demo.example')
  if (notice === undefined) throw new Error('The company got no mail')
  const { subject } = await parsed(notice)
  expect(subject).not.toContain('evil.example')
  expect(subject).toContain('Glas = ?utf-8?B?')
})
