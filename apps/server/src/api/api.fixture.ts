import { isStaffRole } from '@minikran/domain/access/roles'
import { desc, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { tokenHash } from '../accounts/sessions.ts'
import { participants, registrations } from '../database/schema/cases.ts'
import { mails } from '../database/schema/mails.ts'
import { users } from '../database/schema/people.ts'
import { products } from '../database/schema/products.ts'
import type { AdminApi } from '../testing/admin-api.ts'
import { fromNow } from '../testing/clock.ts'
import { logInUser } from '../testing/sessions.ts'
import { userOfRole } from '../testing/stored-rows.ts'

export type Session = Awaited<ReturnType<typeof logInUser>>

const password = 'Lyft-trygg-2026'
const asked = {
  firstname: 'Karin',
  lastname: 'Lindqvist',
  email: 'karin@kund.example',
  prod_id: 1,
  depot_id: 1,
  pickup_at: '2027-03-01 09:00',
}

/** Creates the accounts, cases and files that valid requests name, new ones for each request. */
export function createApiFixture(api: AdminApi) {
  let made = 0
  const dataOf = async (response: Response) => {
    const { data, errors } = await response.json()
    if (data === undefined)
      throw new Error(`${response.url} was refused: ${JSON.stringify(errors)}`)
    return data
  }

  /** An account of a role with the demo's password, logged in on its side. */
  async function account(role: number, password_hash: string | null): Promise<Session> {
    made += 1
    const [user] = await api.db
      .insert(users)
      .values({
        firstname: 'Karin',
        lastname: 'Lindqvist',
        role,
        email_address: `prov-${made}@kund.example`,
        email_verified_at: new Date(0),
        password_hash,
      })
      .returning()
    return logInUser(api.db, user?.id ?? 0, { backOffice: isStaffRole(role) })
  }
  async function withPassword(role: number): Promise<Session> {
    return account(role, (await userOfRole(api.db, role)).password_hash)
  }
  async function latestToken(kind: string): Promise<string> {
    const [mail] = await api.db
      .select()
      .from(mails)
      .where(eq(mails.kind, kind))
      .orderBy(desc(mails.created_at))
      .limit(1)
    return String(mail?.details['token'])
  }

  const fixture = {
    staff: withPassword,
    customer: () => withPassword(10),
    invited: async () => (await account(10, null)).userId,
    /** What the back office answers somebody, when that has to come first. */
    did: async (call: string, body: object, { headers }: Session) =>
      dataOf(await api.send('POST', `admin/${call}`, body, headers)),
    inquiry: async (me: Session | null = null, more: object = {}): Promise<string> => {
      const sent = await api.post('makeInquery', { ...asked, ...more }, me?.headers ?? {})
      return (await dataOf(sent)).case_number
    },
    application: async (form: object): Promise<string> =>
      (await dataOf(await api.post('makeCreditApplication', form))).case_number,
    course: async (): Promise<number> => {
      const slug = 'minikran-10-tm-malmo-2027-05-18'
      const [found] = await api.db.select().from(products).where(eq(products.product_slug, slug))
      return found?.id ?? 0
    },
    /** One of two who take a course. */
    participant: async (): Promise<number> => {
      const people = [asked, asked].map(({ firstname, lastname }) => ({ firstname, lastname }))
      const { firstname, lastname, email } = asked
      const form = { firstname, lastname, email, company: 'Glas AB', participants: people }
      await api.post('makeEducationRegistration', { ...form, prod_id: await fixture.course() })
      const [last] = await api.db
        .select()
        .from(participants)
        .orderBy(desc(participants.id))
        .limit(1)
      return last?.id ?? 0
    },
    /** The link of a registration that has not been confirmed. */
    registrationLink: async (): Promise<string> => {
      const id = await fixture.participant()
      const [person] = await api.db.select().from(participants).where(eq(participants.id, id))
      const token = `link-${id}`
      await api.db
        .update(registrations)
        .set({ confirm_hash: tokenHash(token), confirm_until: fromNow({ hours: 1 }) })
        .where(eq(registrations.case_id, person?.case_id ?? 0))
      return token
    },
    failedMail: async (): Promise<string> => {
      await fixture.inquiry()
      const [mail] = await api.db.select().from(mails).orderBy(desc(mails.created_at)).limit(1)
      const id = mail?.id ?? ''
      await api.db.update(mails).set({ state: 'failed' }).where(eq(mails.id, id))
      return id
    },
    picture: async (): Promise<Uint8Array> => {
      made += 1
      const size = { width: 40 + made, height: 30, channels: 3, background: '#386050' } as const
      return sharp({ create: size }).png().toBuffer()
    },
    uploadedPicture: async (): Promise<string> => {
      const form = new FormData()
      form.append('file', new Blob([(await fixture.picture()) as Uint8Array<ArrayBuffer>]))
      const sent = await api.ask('/api/site/uploadInquiryImage', { method: 'POST', body: form })
      return (await dataOf(sent)).upload_id
    },
    passwordLink: async (): Promise<string> => {
      const { userId } = await fixture.customer()
      const [user] = await api.db.select().from(users).where(eq(users.id, userId))
      const email_address = user?.email_address
      await api.send('POST', 'auth/requestPasswordReset', { email_address })
      return latestToken('password-reset')
    },
    addressLink: async (): Promise<string> => {
      const { headers } = await fixture.customer()
      const body = { email_address: `ny-${made}@kund.example`, password }
      await api.send('POST', 'customer/changeEmail', body, headers)
      return latestToken('email-verify')
    },
    settingsVersion: async (): Promise<number> =>
      (await api.as(90).get('getSettingsObj')).data.version,
  }
  return fixture
}

export type ApiFixture = ReturnType<typeof createApiFixture>
