import { axeViolations } from '../accessibility.ts'
import { waitForHydration } from '../hydration.ts'
import { expect, test } from '../open-page.ts'
import { ownEmail } from '../own-name.ts'
import { pickupDate } from '../pickup-date.ts'
import {
  acceptInvitation,
  accountWords,
  createCustomer,
  invite,
  invitedPassword,
  linkInMail,
  logIn,
  sessionElsewhere,
} from './account.ts'
import { words as formWords } from './inquiry.ts'

const newPassword = 'en grävare vid kajen i gryningen'

test.describe('an account', () => {
  // A wrong password is answered 422 on the way.
  test.use({ failedLoads: 'expected' })

  test('goes from its invitation to its erasure', async ({ page, request }) => {
    const words = accountWords.sv
    const texts = formWords.sv
    const email = ownEmail('konto')
    const main = page.getByRole('main')
    await invite(request, { email, lang: 'sv' })
    await acceptInvitation(page, words, email)

    const asked = {
      lang: 'sv',
      firstname: 'Inbjuden',
      lastname: 'Kund',
      email,
      depot_id: 1,
      prod_id: 1,
    }
    const sent = await page.request.post('/api/site/makeInquery', {
      data: { ...asked, pickup_at: `${pickupDate()} 10:00` },
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    const number = (await sent.json()).data.case_number

    await page.goto('/mina-sidor/min-sida')
    await page.getByLabel(texts.phone).fill('070-123 45 67')
    // A plain form that is posted before its script has come would end at the browser's own page.
    await waitForHydration(page)
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Spara kontaktuppgifter' }).click()
    await expect(main.getByRole('alert')).toContainText('Det gick inte att spara just nu.')
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Spara kontaktuppgifter' }).click()
    const saved = main.getByRole('status').filter({ hasText: 'Uppgifterna är sparade.' })
    await expect(saved).toBeFocused()
    await expect(saved).toBeInViewport({ ratio: 1 })
    await expect(page.getByLabel(texts.phone)).toHaveValue('070-123 45 67')

    // A refused form lists its faults, each with a link to its field.
    await page.getByLabel(texts.lastname).fill('')
    await page.getByRole('button', { name: 'Spara kontaktuppgifter' }).click()
    const refused = main.getByRole('alert')
    await expect(refused).toBeFocused()
    await refused.getByRole('link', { name: /^Efternamn: / }).click()
    await expect(page.getByLabel(texts.lastname)).toBeFocused()
    await expect(page.getByLabel(texts.lastname)).toHaveAttribute('aria-invalid', 'true')
    await expect(saved).toBeHidden()

    // Another address counts once its link has been opened, another password at once.
    const newEmail = `ny-${email}`
    await page.getByLabel('Ny e-postadress').fill(newEmail)
    await page.getByLabel('Nuvarande lösenord').fill(invitedPassword)
    await page.getByRole('button', { name: 'Byt e-postadress' }).click()
    await expect(main).toContainText('Vi har mejlat en länk till den nya adressen.')
    await page.goto(await linkInMail(newEmail))
    await main.getByRole('button', { name: 'Bekräfta' }).click()
    await expect(page.getByRole('heading', { name: 'Adressen är bekräftad' })).toBeVisible()
    await page.goto('/mina-sidor/losenord')
    await page.getByLabel('Nuvarande lösenord').fill(invitedPassword)
    await page.getByLabel(words.newPassword).fill(newPassword)
    await main.getByRole('button', { name: 'Byt lösenord' }).click()
    await expect(main).toContainText('Lösenordet är bytt.')
    await expect(main).toContainText(`Du loggar in med ${newEmail}`)

    await main.getByRole('link', { name: 'Mina ärenden', exact: true }).click()
    const listed = page.getByRole('listitem').filter({ hasText: number })
    await expect(listed).toContainText('Mottaget')
    await listed.getByRole('link').click()
    await page.getByLabel('Skriv till depån').fill('Kan vi få den kl. 7?')
    const send = page.getByRole('button', { name: 'Skicka meddelande' })
    await waitForHydration(page)
    await page.getByLabel('Skriv till depån').press('End')
    await page.getByLabel('Skriv till depån').pressSequentially(' Tack!')
    await page.reload()
    await expect(page.getByLabel('Skriv till depån')).toHaveValue('Kan vi få den kl. 7? Tack!')
    await page.context().setOffline(true)
    await send.click()
    await expect(main).toContainText('Det gick inte att skicka just nu. Det du skrev finns kvar.')
    await page.context().setOffline(false)
    await send.click()
    await expect(
      main.getByRole('status').filter({ hasText: 'Meddelandet är skickat.' }),
    ).toBeFocused()
    await expect(main).toContainText('Kan vi få den kl. 7?')
    await page.reload()
    await expect(page.getByLabel('Skriv till depån')).toHaveValue('')
    await page.getByLabel('Hämtdatum').fill(pickupDate())
    await page.getByRole('button', { name: 'Öppna formuläret' }).click()
    await expect(page).toHaveURL(new RegExp(`igen=${number}`))
    await expect(page.getByLabel(texts.pickupDate, { exact: true })).toHaveValue(pickupDate())
    await expect(page.getByLabel(texts.depot)).not.toHaveValue('')

    const answer = await page.goto('/mina-sidor/mina-uppgifter')
    expect(answer?.headers()['cache-control']).toBe('private, no-store')
    await expect(main).toContainText(number)
    await expect(main).toContainText('Kan vi få den kl. 7?')

    await page.goto('/mina-sidor/radera-konto')
    await page.getByLabel('Nuvarande lösenord').fill('gissning')
    await page.getByRole('button', { name: 'Radera mitt konto' }).click()
    await expect(main).toContainText('Lösenordet stämmer inte')
    await page.getByLabel('Nuvarande lösenord').fill(newPassword)
    await page.getByRole('button', { name: 'Radera mitt konto' }).click()
    await expect(main).toContainText('Kontot och dina uppgifter är raderade.')
    await page.goto('/mina-sidor/min-sida')
    await expect(page).toHaveURL(/logga-in/)
  })
})

test('no page of an account has a violation (en, dark)', async ({ page, request }) => {
  const email = ownEmail('konto-en')
  await createCustomer(email)
  const headers = await sessionElsewhere(request, email)
  const data = {
    lang: 'en',
    firstname: 'Test',
    lastname: 'Kund',
    email,
    depot_id: 1,
    prod_id: 1,
    pickup_at: `${pickupDate()} 10:00`,
  }
  const sent = await request.post('/api/site/makeInquery', { data, headers })
  const { data: made } = (await sent.json()) as { data: { case_number: string } }
  await logIn(page, email)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  for (const [path, button] of [
    ['min-sida', 'Save contact details'],
    ['mina-arenden', 'Show'],
    [`mina-arenden/${made.case_number}`, 'Send message'],
    ['mina-uppgifter', null],
    ['radera-konto', 'Erase my account'],
  ] as const) {
    await page.goto(`/en/mina-sidor/${path}`)
    const main = page.getByRole('main')
    if (button === null) await expect(main).toContainText(made.case_number)
    else await expect(main.getByRole('button', { name: button, exact: true })).toBeVisible()
    expect(await axeViolations(page), path).toEqual([])
  }
})
