import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { mailTimes, readMails } from '../mailbox.ts'
import { site } from '../sites.ts'
import { queryOf } from './site-database.ts'

export const demoPassword = 'Lyft-trygg-2026'

/** Texts of the log-in pages by language. */
export const accountWords = {
  sv: {
    path: '',
    logIn: 'Logga in',
    logOut: 'Logga ut',
    myPage: 'Min sida',
    email: 'E-post',
    password: 'Lösenord',
    newPassword: 'Nytt lösenord',
    save: 'Spara lösenord',
    sendLink: 'Skicka länk',
    forgotten: 'Glömt lösenordet?',
    lookInMail: 'Titta i din e-post',
    saved: 'Lösenordet är sparat',
    deadLink: 'Länken har använts eller är för gammal.',
    wrong: 'Felaktig inloggning',
    checkInput: 'Kontrollera inmatning',
    tooMany: 'För många försök',
    loggedOut: 'Du är utloggad.',
    reasons: {
      passwordChanged: 'Lösenordet har ändrats',
      permissionsChanged: 'Dina behörigheter har ändrats',
      addressChanged: 'E-postadressen till ditt konto är rättad',
      loginRemoved: 'tillfälligt borttagen',
      loginBackend: 'administrationen',
      sessionExpired: 'gäller inte längre',
    },
    machines: 'Maskiner',
  },
  en: {
    path: '/en',
    logIn: 'Log in',
    logOut: 'Log out',
    myPage: 'My page',
    email: 'E-mail',
    password: 'Password',
    newPassword: 'New password',
    save: 'Save password',
    sendLink: 'Send link',
    forgotten: 'Forgotten your password?',
    lookInMail: 'Look in your inbox',
    saved: 'The password is saved',
    deadLink: 'The link has been used or is too old.',
    wrong: 'Wrong credentials!',
    checkInput: 'Please check input!',
    tooMany: 'Too many attempts',
    loggedOut: 'You are logged out.',
    reasons: {
      passwordChanged: 'The password has been changed',
      permissionsChanged: 'Your permissions have changed',
      addressChanged: 'The e-mail address of your account has been corrected',
      loginRemoved: 'removed for the time being',
      loginBackend: 'for the back office',
      sessionExpired: 'is no longer valid',
    },
    machines: 'Machines',
  },
} as const

export type AccountWords = (typeof accountWords)[keyof typeof accountWords]

/** A customer of this test's own, with the demo accounts' password. */
export async function createCustomer(email: string, role = 10): Promise<number> {
  const [made] = await queryOf<{ id: number }>(
    site,
    `insert into users (firstname, lastname, role, email_address, email_verified_at, password_hash)
     select 'Test', 'Kund', $2, $1, now(), password_hash from users where email_address = 'role10@demo.example'
     returning id`,
    [email, role],
  )
  if (made === undefined) throw new Error('No customer was made')
  return made.id
}

export const changeUser = (id: number, change: string) =>
  queryOf(site, `update users set ${change} where id = $1`, [id])

/** Fills the form of the log-in page. */
export async function fillLogIn(
  page: Page,
  words: AccountWords,
  { email, password }: { email: string; password: string },
) {
  const form = page.getByRole('main')
  await form.getByLabel(words.email, { exact: true }).fill(email)
  await form.getByLabel(words.password, { exact: true }).fill(password)
  await form.getByRole('button', { name: words.logIn }).click()
}

/** Logs in by the API; the form is tested by `log-in.spec.ts`. */
export async function logIn(page: Page, email: string, password: string = demoPassword) {
  const params = { email_address: email, password }
  const answer = await page.request.post(`${site.url}/api/auth/doLogin`, { data: { params } })
  expect(answer.status()).toBe(200)
}

/** Headers of the same account in another browser. */
export async function sessionElsewhere(request: APIRequestContext, email: string) {
  const params = { email_address: email, password: demoPassword }
  const session = await request.post('/api/auth/doLogin', { data: { params } })
  const { payload } = (await session.json()) as { payload: { token: string } }
  return { authorization: `Bearer ${payload.token}` }
}

/** The link of the newest mail to an address, as soon as it has come. */
export async function linkInMail(email: string): Promise<string> {
  const link = async () => {
    const mails = await readMails(site.dataDir)
    const own = mails.filter((mail) => mail.to?.some(({ address }) => address === email))
    return own.map((mail) => /https?:\S+nyckel=[\w-]+/.exec(mail.text ?? '')?.[0]).find(Boolean)
  }
  await expect.poll(link, mailTimes).toBeTruthy()
  return (await link()) ?? ''
}

/**
 * Calls of the staff, as the back office makes them; `request` must not share a visitor's cookies.
 */
async function asAdmin(request: APIRequestContext, call: string, body: object) {
  const params = { email_address: 'role90@demo.example', password: demoPassword }
  const answer = await request.post('/api/admin/auth/doLogin', { data: { params } })
  const { payload } = (await answer.json()) as { payload: { token: string } }
  const done = await request.post(`/api/admin/${call}`, {
    data: body,
    headers: { authorization: `Bearer ${payload.token}` },
  })
  expect(done.status(), call).toBe(200)
}

export const invite = (
  request: APIRequestContext,
  { email, lang }: { email: string; lang: 'sv' | 'en' },
) => asAdmin(request, 'inviteCustomer', { firstname: 'Inbjuden', lastname: 'Kund', email, lang })

export const invitedPassword = 'tre kranar på en våt innergård'

/** From the link in the mail to the log-in. */
export async function acceptInvitation(page: Page, words: AccountWords, email: string) {
  await page.goto(await linkInMail(email))
  const main = page.getByRole('main')
  await main.getByLabel(words.newPassword, { exact: true }).fill(invitedPassword)
  await main.getByRole('button', { name: words.save }).click()
  await expect(page.getByRole('heading', { name: words.saved })).toBeVisible()
  await logIn(page, email, invitedPassword)
}
