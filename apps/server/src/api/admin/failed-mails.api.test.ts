import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endAccountLinks, makeAccountLink } from '../../accounts/account-links.ts'
import { cases } from '../../database/schema/cases.ts'
import { mails } from '../../database/schema/mails.ts'
import { audit } from '../../database/schema/operations.ts'
import { account_tokens, users } from '../../database/schema/people.ts'
import { type AdminApi, createAdminApi } from '../../testing/admin-api.ts'
import { userOfRole } from '../../testing/stored-rows.ts'

let api: AdminApi
let caseId = 0
beforeAll(async () => {
  api = await createAdminApi()
  const [stored] = await api.db
    .insert(cases)
    .values({
      case_number: 'MK-2026-000009',
      kind: 'inquiry',
      lang: 'sv',
      depot_id: 2,
      firstname: 'Karin',
      lastname: 'Ek',
      email_address: 'karin@kund.example',
    })
    .returning({ id: cases.id })
  caseId = stored?.id ?? 0
})
afterAll(() => api.close())

let made = 0
async function failMail(fields: Partial<typeof mails.$inferInsert>): Promise<string> {
  made += 1
  const [mail] = await api.db
    .insert(mails)
    .values({
      kind: 'inquiry-confirmation',
      to: 'karin@kund.example',
      lang: 'sv',
      state: 'failed',
      attempts: 7,
      last_error: '550 no such user',
      message_id: `<${made}@demo.example>`,
      created_at: new Date(0),
      ...fields,
    })
    .returning({ id: mails.id })
  return mail?.id ?? ''
}
const mailOf = async (id: string) =>
  (await api.db.select().from(mails).where(eq(mails.id, id)))[0] ?? null
const resend = (id: string, role = 60) => api.as(role).post('resendMail', { id })

test('a mail that could not be delivered waits to be sent again, with the same Message-ID', async () => {
  const id = await failMail({ case_id: caseId })
  const before = await mailOf(id)
  expect((await resend(id)).status).toBe(200)
  const mail = await mailOf(id)
  expect(mail).toMatchObject({ state: 'queued', attempts: 0, last_error: null })
  expect(mail?.message_id).toBe(before?.message_id)
  expect(mail?.created_at.getTime()).toBeGreaterThan(0)
  const trail = await api.db.select().from(audit).where(eq(audit.action, 'mail.resend'))
  expect(trail).toMatchObject([{ item: 'case', item_id: String(caseId) }])
  expect((await resend(id)).status).toBe(404)
})

test('a depot sends again what is about its own cases', async () => {
  const id = await failMail({ case_id: caseId })
  const { depot_id } = await userOfRole(api.db, 80)
  expect(depot_id).not.toBe(2)
  expect((await resend(id, 80)).status).toBe(404)
  expect((await resend(id, 53)).status).toBe(403)
  expect((await mailOf(id))?.state).toBe('failed')
})

test('an invitation is sent again with a link of its own, since the first one’s was dropped', async () => {
  const { id: user_id } = await userOfRole(api.db, 10)
  const id = await failMail({ kind: 'account-invitation', user_id, to: 'prov@kund.example' })
  expect((await resend(id)).status).toBe(200)
  expect(await mailOf(id)).toBeNull()
  const [again] = await api.db
    .select()
    .from(mails)
    .where(and(eq(mails.user_id, user_id), eq(mails.kind, 'account-invitation')))
  expect(again?.details['token']).toEqual(expect.any(String))
  const links = await api.db
    .select()
    .from(account_tokens)
    .where(and(eq(account_tokens.user_id, user_id), eq(account_tokens.kind, 'invitation')))
  expect(links).toHaveLength(1)
})

test('a mail whose link gave way to that of a newer mail, or whose account is gone, waits for nobody', async () => {
  const { id: user_id } = await userOfRole(api.db, 20)
  const mail = { kind: 'password-reset', user_id, last_error: 'The link of this mail has ended' }
  const told = async () => {
    const { data } = await api.as(60).get('getHomeObj')
    return (data['failed_mails'] as { to: string }[]).map(({ to }) => to)
  }
  await failMail({ ...mail, to: 'forsta@kund.example' })
  expect(await told()).toContain('forsta@kund.example')
  await failMail({ ...mail, to: 'andra@kund.example', created_at: new Date(1) })
  expect(await told()).toContain('andra@kund.example')
  expect(await told()).not.toContain('forsta@kund.example')
  await api.db
    .update(users)
    .set({ deleted_at: new Date(2) })
    .where(eq(users.id, user_id))
  expect(await told()).not.toContain('andra@kund.example')
})

test('a link to a new address is sent again until another address is corrected to', async () => {
  const { id: userId } = await userOfRole(api.db, 10)
  const linkTo = (newAddress: string) =>
    api.db.transaction((tx) =>
      makeAccountLink(tx, { userId, kind: 'email', newAddress, endsSessions: true }),
    )
  const workingLinks = () =>
    api.db
      .select({ to: account_tokens.email_address, endsSessions: account_tokens.ends_sessions })
      .from(account_tokens)
      .where(
        and(
          eq(account_tokens.user_id, userId),
          eq(account_tokens.kind, 'email'),
          isNull(account_tokens.used_at),
        ),
      )
  const mail = { kind: 'email-verify', user_id: userId, to: 'fel@kund.example' }
  await linkTo(mail.to)
  expect((await resend(await failMail(mail))).status).toBe(200)
  const [again] = await workingLinks()
  expect(again).toEqual({ to: mail.to, endsSessions: true })
  await linkTo('ratt@kund.example')
  expect((await resend(await failMail(mail))).status).toBe(404)
  expect(await workingLinks()).toEqual([{ to: 'ratt@kund.example', endsSessions: true }])
})

test('a link to a new address that was ended, as by a new password, is not made again', async () => {
  const { id: userId } = await userOfRole(api.db, 40)
  const newAddress = 'frammande@kund.example'
  await api.db.transaction((tx) => makeAccountLink(tx, { userId, kind: 'email', newAddress }))
  const id = await failMail({ kind: 'email-verify', user_id: userId, to: newAddress })
  const told = async () => {
    const { data } = await api.as(60).get('getHomeObj')
    return (data['failed_mails'] as { to: string }[]).map(({ to }) => to)
  }
  expect(await told()).toContain(newAddress)
  await api.db.transaction((tx) => endAccountLinks(tx, userId))
  expect((await resend(id)).status).toBe(404)
  expect(await told()).not.toContain(newAddress)
})
