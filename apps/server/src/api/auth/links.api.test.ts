import { and, eq, isNull, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endAccountLinks, makeAccountLink, sendAccountLink } from '../../accounts/account-links.ts'
import { tokenHash } from '../../accounts/sessions.ts'
import { cases } from '../../database/schema/cases.ts'
import { mails } from '../../database/schema/mails.ts'
import { account_tokens, users } from '../../database/schema/people.ts'
import { createMailSender } from '../../mail/send-mail.ts'
import { diskStorage } from '../../media/disk-storage.ts'
import { fromNow } from '../../testing/clock.ts'
import { logInUser } from '../../testing/sessions.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { untilWaiting } from '../../testing/until-waiting.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const oldPassword = 'Lyft-trygg-2026'
const newPassword = 'kranen lyfter i dimma'

async function accountOf(role: number) {
  const [row] = await api.db.select().from(users).where(eq(users.role, role)).orderBy(users.id)
  if (row === undefined) throw new Error('Demo accounts have every role')
  return row
}
const post = (path: string, body: unknown) => api.send('POST', `auth/${path}`, body)
const mailsTo = (to: string) => api.db.select().from(mails).where(eq(mails.to, to))
const tokenIn = (mail: { details: Record<string, unknown> } | undefined): string => {
  const token = mail?.details['token']
  return typeof token === 'string' ? token : ''
}
const linkOf = async (token: string) =>
  (await (await api.ask(`/api/auth/getAccountLink?token=${token}`)).json()) as { data: object }
const logIn = (email_address: string, password: string) =>
  post('doLogin', { params: { email_address, password } })
const setPassword = (token: string, password = newPassword) =>
  post('setPassword', { token, password })
const errorsOf = async (response: Response) =>
  ((await response.json()) as { errors: Record<string, string[]> }).errors

async function anHourLater(token: string) {
  await api.db
    .update(account_tokens)
    .set({ used_at: sql`${account_tokens.used_at} - interval '1 hour'` })
    .where(eq(account_tokens.token_hash, tokenHash(token)))
}

async function resetLink(address: string): Promise<string> {
  const before = (await mailsTo(address)).length
  expect((await post('requestPasswordReset', { email_address: address })).status).toBe(204)
  const sent = await mailsTo(address)
  expect(sent).toHaveLength(before + 1)
  return tokenIn(sent.at(-1))
}

test('known and unknown addresses are answered alike, and only the known one gets a mail', async () => {
  const answers = await Promise.all(
    ['role10@demo.example', 'unknown@demo.example'].map((email_address) =>
      post('requestPasswordReset', { email_address, lang: 'en' }),
    ),
  )
  const headersOf = (response: Response) => [...response.headers.keys()].sort()
  const [known, unknown] = answers
  expect(answers.map(({ status }) => status)).toEqual([204, 204])
  if (known && unknown) expect(headersOf(known)).toEqual(headersOf(unknown))
  const [mail] = await mailsTo('role10@demo.example')
  expect(mail).toMatchObject({ kind: 'password-reset', lang: 'en', state: 'queued' })
  expect(api.queued).toContain(mail?.id)
  expect(await mailsTo('unknown@demo.example')).toEqual([])
})

test('the link is good for ten minutes, known by its hash alone', async () => {
  const token = await resetLink('role10@demo.example')
  const row = await linkRow(token)
  const minutes = ((row?.expires_at.getTime() ?? 0) - (row?.created_at.getTime() ?? 0)) / 60_000
  expect(minutes).toBeCloseTo(10)
  expect(JSON.stringify(row)).not.toContain(token)
  expect(await linkOf(token)).toEqual({ data: { kind: 'password', valid: true } })
})

const linkRow = async (token: string) => {
  const isIt = eq(account_tokens.token_hash, tokenHash(token))
  const [row] = await api.db.select().from(account_tokens).where(isIt)
  return row
}

async function sendMailsTo(address: string, onSent: (text: string) => Promise<void>) {
  const sendMail = createMailSender({
    db: api.db,
    transport: {
      async send({ text }) {
        await onSent(text)
        return { kind: 'sent' }
      },
      close: () => undefined,
    },
    metrics: { countMail: () => undefined },
    log: pino({ level: 'silent' }),
    now: Date.now,
    publicUrl: 'http://localhost',
    mailFrom: null,
    storage: diskStorage(''),
    makePlanPdf: async () => null,
  })
  const queue = { enqueueMail: async () => undefined, deadLetterMail: async () => undefined }
  for (const { id } of await mailsTo(address)) await sendMail(id, queue)
}

test('a mail that comes late brings a link that works, unless a newer one has replaced it', async () => {
  const replaced = await resetLink('role30@demo.example')
  const token = await resetLink('role30@demo.example')
  await api.db
    .update(account_tokens)
    .set({ expires_at: sql`now() - interval '1 second'` })
    .where(eq(account_tokens.token_hash, tokenHash(token)))
  const worked: unknown[] = []
  await sendMailsTo('role30@demo.example', async (text) => {
    expect(text).toContain(encodeURIComponent(token))
    worked.push(await linkOf(token))
  })
  expect(worked).toEqual([{ data: { kind: 'password', valid: true } }])
  expect(await linkOf(replaced)).toEqual({ data: { kind: null, valid: false } })
})

test('the end of a link to a new address, which its account sees, does not tell that a mail was sent', async () => {
  const user = await accountOf(30)
  const services = { jobs: { enqueueMail: async () => {} }, publicUrl: 'http://localhost:3000' }
  const newAddress = 'ledig@kund.example'
  await api.db.transaction((tx) =>
    sendAccountLink(tx, services, { user, kind: 'email', lang: 'sv', newAddress }),
  )
  const [mail] = await mailsTo(newAddress)
  const before = await linkRow(tokenIn(mail))
  const sent: string[] = []
  await sendMailsTo(newAddress, async (text) => void sent.push(text))
  expect(sent).toHaveLength(1)
  expect(await linkRow(tokenIn(mail))).toEqual(before)
})

test('a new password by the link: it serves once, sessions end, the owner is told', async () => {
  const user = await accountOf(20)
  const session = await logIn(user.email_address, oldPassword)
  const { payload } = (await session.json()) as { payload: { token: string } }
  const token = await resetLink(user.email_address)
  expect((await setPassword(token)).status).toBe(200)
  expect((await setPassword(token, `${newPassword} 2`)).status).toBe(404)
  expect(await linkOf(token)).toEqual({ data: { kind: null, valid: false } })
  const check = await api.send(
    'PATCH',
    'auth/checkForcelogin',
    { checkForcelogin: user.id },
    { authorization: `Bearer ${payload.token}` },
  )
  expect(await check.text()).toBe('passwordChanged')
  const headers = { authorization: `Bearer ${payload.token}` }
  const told = await api.ask('/api/auth/getSessionObj', { headers })
  const at = (await accountOf(20)).password_changed_at?.toISOString()
  expect(await told.json()).toEqual({
    data: { user: null, reason: 'passwordChanged', password_changed: { at, user_agent: null } },
  })
  expect((await logIn(user.email_address, oldPassword)).status).toBe(401)
  expect((await logIn(user.email_address, newPassword)).status).toBe(200)
  const kinds = (await mailsTo(user.email_address)).map(({ kind }) => kind)
  expect(kinds).toEqual(['password-reset', 'password-changed'])
})

test('only the newest link of a kind works, and none after its time', async () => {
  const older = await resetLink('role30@demo.example')
  const newer = await resetLink('role30@demo.example')
  expect((await setPassword(older)).status).toBe(404)
  await api.db
    .update(account_tokens)
    .set({ expires_at: sql`now() - interval '1 second'` })
    .where(eq(account_tokens.token_hash, tokenHash(newer)))
  expect((await setPassword(newer)).status).toBe(404)
})

test.each([
  ['', 'required'],
  ['kort', 'minLength'],
  ['Password1', 'common'],
  ['role40@demo.example', 'common'],
  ['x'.repeat(1001), 'maxLength'],
])('the password %j is refused (%s) and the link still works', async (password, rule) => {
  const token = await resetLink('role40@demo.example')
  const refused = await setPassword(token, password)
  expect([refused.status, await errorsOf(refused)]).toEqual([422, { password: [rule] }])
  expect(await linkOf(token)).toEqual({ data: { kind: 'password', valid: true } })
})

test('a long phrase with spaces and all letters is a good password', async () => {
  const phrase = 'en mycket lång fras om kranar på Öland '.repeat(20)
  expect((await setPassword(await resetLink('role40@demo.example'), phrase)).status).toBe(200)
  expect((await logIn('role40@demo.example', phrase.normalize('NFD'))).status).toBe(200)
})

test('two who use one link at once: one sets the password', async () => {
  const token = await resetLink('role30@demo.example')
  const answers = await Promise.all([setPassword(token), setPassword(token, `${newPassword} 2`)])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 404]))
})

test('passwords tried with a link that was just used count as tries of its account', async () => {
  const limited = await createTestApi({ rateLimitFactor: 1 })
  const address = 'role20@demo.example'
  const token = 'a-link-that-was-just-used'
  const [user] = await limited.db
    .update(users)
    .set({ email_address: address })
    .where(eq(users.email_address, 'role20@demo.example'))
    .returning()
  await limited.db.insert(account_tokens).values({
    user_id: user?.id ?? 0,
    kind: 'password',
    token_hash: tokenHash(token),
    used_at: fromNow({}),
    expires_at: fromNow({ hours: 1 }),
  })
  const tryPassword = async (password: string) =>
    (await limited.send('POST', 'auth/setPassword', { token, password })).status
  for (let tried = 0; tried < 6; tried += 1) expect(await tryPassword(oldPassword)).toBe(200)
  for (let tried = 0; tried < 5; tried += 1)
    expect(await tryPassword(`gissning ${tried}`)).toBe(404)
  expect(await tryPassword(oldPassword)).toBe(404)
  const params = { email_address: address, password: oldPassword }
  expect((await limited.send('POST', 'auth/doLogin', { params })).status).toBe(429)
  await limited.close()
})

test('the same password sent twice, as by a double click, is set once and answered alike', async () => {
  const user = await accountOf(53)
  const token = await resetLink(user.email_address)
  const answers = await Promise.all([setPassword(token), setPassword(token)])
  const later = await setPassword(token)
  expect([...answers, later].map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await later.json()).toEqual({ data: { back_office: true } })
  const kinds = (await mailsTo(user.email_address)).map(({ kind }) => kind)
  expect(kinds).toEqual(['password-reset', 'password-changed'])
  await anHourLater(token)
  expect((await setPassword(token)).status).toBe(404)
})

test('a link that another link has ended does not tell whether a password is right', async () => {
  const { email_address } = await accountOf(60)
  const older = await resetLink(email_address)
  const newer = await resetLink(email_address)
  expect((await setPassword(older, oldPassword)).status).toBe(404)
  expect((await setPassword(newer)).status).toBe(200)
  expect((await setPassword(older)).status).toBe(404)
})

test('a locked account gets no mail, and its link no longer works', async () => {
  const user = await accountOf(30)
  const token = await resetLink(user.email_address)
  await api.db.update(users).set({ locked_at: fromNow() }).where(eq(users.id, user.id))
  expect((await setPassword(token)).status).toBe(404)
  const before = (await mailsTo(user.email_address)).length
  await post('requestPasswordReset', { email_address: user.email_address })
  expect(await mailsTo(user.email_address)).toHaveLength(before)
})

test('staff sets a password by the same link and is told of its own door', async () => {
  const answer = await setPassword(await resetLink('role60@demo.example'))
  expect(await answer.json()).toEqual({ data: { back_office: true } })
})

test('one mail in ten minutes an address, asked for by whoever', async () => {
  const limited = await createTestApi({ rateLimitFactor: 1 })
  for (const email_address of ['role10@demo.example', 'ROLE10@demo.example']) {
    const asked = await limited.send('POST', 'auth/requestPasswordReset', { email_address })
    expect(asked.status).toBe(204)
  }
  expect(await limited.db.$count(mails)).toBe(1)
  await limited.close()
})

test('an account that is asked for in vain leaves the new password alone', async () => {
  const limited = await createTestApi({ rateLimitFactor: 1 })
  const email_address = 'role10@demo.example'
  const ask = { email_address, case_number: 'MK-2026-999999' }
  expect((await limited.send('POST', 'auth/requestAccount', ask)).status).toBe(204)
  await limited.send('POST', 'auth/requestPasswordReset', { email_address })
  const sent = await limited.db.select().from(mails)
  expect(sent.map(({ kind }) => kind)).toEqual(['password-reset'])
  await limited.close()
})

test('a link that is asked for with a tag nobody has leaves the new password alone', async () => {
  const limited = await createTestApi({ rateLimitFactor: 1 })
  for (const email_address of ['role10+x@demo.example', 'role10@demo.example']) {
    await limited.send('POST', 'auth/requestPasswordReset', { email_address })
  }
  const sent = await limited.db.select().from(mails)
  expect(sent.map(({ kind, to }) => [kind, to])).toEqual([
    ['password-reset', 'role10@demo.example'],
  ])
  await limited.close()
})

test('an account is offered by at most three mails an hour, as to any address', async () => {
  const limited = await createTestApi({ rateLimitFactor: 1 })
  const email = 'ny@kund.example'
  const response = await limited.post('makeInquery', { ...inquiry, email })
  const { data } = (await response.json()) as { data: { case_number: string } }
  for (let asked = 0; asked < 4; asked += 1) {
    const ask = { email_address: email, case_number: data.case_number }
    expect((await limited.send('POST', 'auth/requestAccount', ask)).status).toBe(204)
  }
  const kinds = (await limited.db.select().from(mails)).map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'account-create')).toHaveLength(2)
  await limited.close()
})

const inquiry = {
  depot_id: 1,
  firstname: 'Åsa',
  lastname: 'Nygren',
  pickup_at: '2027-03-01 09:00',
}

async function sentCase(email: string): Promise<string> {
  const response = await api.post('makeInquery', { ...inquiry, email })
  return ((await response.json()) as { data: { case_number: string } }).data.case_number
}
const accountMail = async (to: string) =>
  (await mailsTo(to)).find(({ kind }) => kind === 'account-create')

test('who sent a case gets an account by a link, and the case with it', async () => {
  const [number, other] = [await sentCase('NY@kund.example'), await sentCase('ny@kund.example')]
  const ask = { email_address: ' Ny@Kund.example ', case_number: ` ${number.toLowerCase()} ` }
  expect((await post('requestAccount', ask)).status).toBe(204)
  const mail = await accountMail('ny@kund.example')
  expect((await logIn('ny@kund.example', '')).status).toBe(422)
  expect((await setPassword(tokenIn(mail))).status).toBe(200)
  const [user] = await api.db.select().from(users).where(eq(users.email_address, 'ny@kund.example'))
  expect(user).toMatchObject({ role: 10, firstname: 'Åsa', lastname: 'Nygren' })
  expect(user?.email_verified_at).not.toBeNull()
  const owned = await api.db
    .select()
    .from(cases)
    .where(eq(cases.user_id, user?.id ?? 0))
  expect(owned.map(({ case_number }) => case_number).sort()).toEqual([number, other].sort())
  expect((await logIn('ny@kund.example', newPassword)).status).toBe(200)
})

test('a wrong number, another address, or the case of an account brings nothing and is told the same', async () => {
  const number = await sentCase('rätt@kund.example')
  const owned = await sentCase('ägd@kund.example')
  const { id: user_id } = await accountOf(10)
  await api.db.update(cases).set({ user_id }).where(eq(cases.case_number, owned))
  for (const [email_address, case_number] of [
    ['fel@kund.example', number],
    ['rätt@kund.example', 'MK-2026-999999'],
    ['rätt@kund.example', "' or 1=1"],
    ['ägd@kund.example', owned],
  ]) {
    expect((await post('requestAccount', { email_address, case_number })).status).toBe(204)
  }
  expect(await accountMail('rätt@kund.example')).toBeUndefined()
  expect(await accountMail('fel@kund.example')).toBeUndefined()
  expect(await accountMail('ägd@kund.example')).toBeUndefined()
})

test('an address that another account takes at the same moment is taken', async () => {
  const user = await accountOf(20)
  const other = await accountOf(30)
  const email_address = 'samma@ny.example'
  const token = await api.db.transaction((tx) =>
    makeAccountLink(tx, { userId: user.id, kind: 'email', newAddress: email_address }),
  )
  const { answer } = await api.db.transaction(async (tx) => {
    await tx.update(users).set({ email_address }).where(eq(users.id, other.id))
    const begun = post('verifyEmail', { token })
    await untilWaiting(api.db)
    return { answer: begun }
  })
  const late = await answer
  expect([late.status, await errorsOf(late)]).toEqual([422, { email_address: ['taken'] }])
  expect((await accountOf(20)).email_address).toBe(user.email_address)
  const { email_address: before } = other
  await api.db.update(users).set({ email_address: before }).where(eq(users.id, other.id))
})

test('a new address is verified by its link; a taken one is not', async () => {
  const user = await accountOf(10)
  const services = { jobs: { enqueueMail: async () => {} }, publicUrl: 'http://localhost:3000' }
  const link = async (newAddress: string) => {
    await api.db.transaction((tx) =>
      sendAccountLink(tx, services, { user, kind: 'email', lang: 'sv', newAddress }),
    )
    const sent = await mailsTo(newAddress)
    return tokenIn(sent.at(-1))
  }
  const taken = await post('verifyEmail', { token: await link('role62@demo.example') })
  expect([taken.status, await errorsOf(taken)]).toEqual([422, { email_address: ['taken'] }])
  const { headers } = await logInUser(api.db, user.id)
  const token = await link('karin@ny.example')
  expect((await setPassword(token)).status).toBe(404)
  expect((await post('verifyEmail', { token })).status).toBe(204)
  // The second click of two.
  expect((await post('verifyEmail', { token })).status).toBe(204)
  await anHourLater(token)
  expect((await post('verifyEmail', { token })).status).toBe(404)
  expect((await accountOf(10)).email_address).toBe('karin@ny.example')
  // The owner's own change ends no session.
  expect((await api.ask('/api/customer/getProfileObj', { headers })).status).toBe(200)
  const open = and(eq(account_tokens.user_id, user.id), isNull(account_tokens.used_at))
  expect(await api.db.$count(account_tokens, open)).toBe(0)
  const told = await mailsTo(user.email_address)
  expect(told.at(-1)?.kind).toBe('email-changed-notice')
})

test('a link waits for a change of its account that ends links', async () => {
  const { id, email_address } = await accountOf(54)
  const token = await resetLink(email_address)
  const setting = await api.db.transaction(async (tx) => {
    await tx.execute(sql`select id from ${users} where id = ${id} for no key update`)
    const set = setPassword(token)
    await untilWaiting(api.db)
    await endAccountLinks(tx, id)
    return { set }
  })
  expect((await setting.set).status).toBe(404)
})
