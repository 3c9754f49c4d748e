import { axeViolations } from '../accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { ownEmail } from '../own-name.ts'
import { pickupDate } from '../pickup-date.ts'
import { acceptInvitation, accountWords, invite, invitedPassword, linkInMail } from './account.ts'
import { words as formWords, shownCaseNumber } from './inquiry.ts'

const ownWords = {
  sv: {
    savePhone: 'Spara kontaktuppgifter',
    saved: 'Uppgifterna är sparade.',
    cases: 'Mina ärenden',
    write: 'Skriv till depån',
    sendMessage: 'Skicka meddelande',
    messageSent: 'Meddelandet är skickat.',
    openAgain: 'Öppna förfrågan',
    pickup: 'Hämtdatum',
    data: 'Mina uppgifter',
    erase: 'Radera kontot',
    eraseNow: 'Radera mitt konto',
    newEmail: 'Ny e-postadress',
    saveEmail: 'Byt e-postadress',
    linkSent: 'Vi har mejlat en länk till den nya adressen.',
    confirm: 'Bekräfta',
    confirmed: 'Adressen är bekräftad',
    now: 'Du loggar in med',
    changePassword: 'Byt lösenord',
    passwordChanged: 'Lösenordet är bytt.',
    current: 'Nuvarande lösenord',
    wrong: 'Lösenordet stämmer inte',
    state: 'Mottaget',
  },
  en: {
    savePhone: 'Save contact details',
    saved: 'Your details are saved.',
    cases: 'My cases',
    write: 'Write to the depot',
    sendMessage: 'Send message',
    messageSent: 'The message is sent.',
    openAgain: 'Open the form',
    pickup: 'Pickup date',
    data: 'My data',
    erase: 'Erase the account',
    eraseNow: 'Erase my account',
    newEmail: 'New e-mail address',
    saveEmail: 'Change e-mail',
    linkSent: 'We have sent a link to the new address.',
    confirm: 'Confirm',
    confirmed: 'The address is confirmed',
    now: 'You log in with',
    changePassword: 'Change password',
    passwordChanged: 'The password is changed.',
    current: 'Current password',
    wrong: 'The password is not right',
    state: 'Received',
  },
} as const

const newPassword = 'en grävare vid kajen i gryningen'

// A wrong password is answered 422 on the way.
test.use({ failedLoads: 'expected' })

for (const locale of ['sv', 'en'] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`an account from its invitation to its erasure (${locale}, ${colorScheme})`, async ({
      page,
      request,
    }) => {
      test.setTimeout(240_000)
      const words = accountWords[locale]
      const own = ownWords[locale]
      const texts = formWords[locale]
      const email = ownEmail(`konto-${locale}-${colorScheme}`)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await invite(request, { email, lang: locale })
      await acceptInvitation(page, words, email)

      // Logged in, the form knows who asks, and asks no sum.
      await page.goto(`${words.path}/forfragan?produkt=jekko-spx532`)
      await expect(page.getByLabel(texts.firstname)).toHaveValue('Inbjuden')
      await expect(page.getByLabel(texts.email)).toHaveValue(email)
      await expect(page.getByText(texts.sum)).toHaveCount(0)
      const company = page.getByRole('main').getByLabel(texts.company)
      if (await company.isVisible()) await company.fill('Glas & Lyft AB')
      await page.getByLabel(texts.depot).selectOption({ index: 1 })
      await page.getByLabel(texts.pickupDate, { exact: true }).fill(pickupDate())
      await page.getByLabel(texts.pickupTime, { exact: true }).fill('10:00')
      await page.getByRole('main').getByRole('button', { name: texts.send }).click()
      const number = await shownCaseNumber(page)
      expect(number).not.toBe('')

      await page.goto(`${words.path}/mina-sidor/min-sida`)
      expect(await axeViolations(page)).toEqual([])
      await page.getByLabel(texts.phone).fill('070-123 45 67')
      await page.getByRole('button', { name: own.savePhone }).click()
      await expect(page.getByRole('main')).toContainText(own.saved)
      await expect(page.getByLabel(texts.phone)).toHaveValue('070-123 45 67')

      // Another address counts once its link has been opened, another password at once.
      const newEmail = `ny-${email}`
      await page.getByLabel(own.newEmail).fill(newEmail)
      await page.getByLabel(own.current).fill(invitedPassword)
      await page.getByRole('button', { name: own.saveEmail }).click()
      await expect(page.getByRole('main')).toContainText(own.linkSent)
      await page.goto(await linkInMail(newEmail))
      expect(await axeViolations(page)).toEqual([])
      await page.getByRole('main').getByRole('button', { name: own.confirm }).click()
      await expect(page.getByRole('heading', { name: own.confirmed })).toBeVisible()
      await page.goto(`${words.path}/mina-sidor/losenord`)
      expect(await axeViolations(page)).toEqual([])
      await page.getByLabel(own.current).fill(invitedPassword)
      await page.getByLabel(words.newPassword).fill(newPassword)
      await page.getByRole('main').getByRole('button', { name: own.changePassword }).click()
      await expect(page.getByRole('main')).toContainText(own.passwordChanged)
      await expect(page.getByRole('main')).toContainText(`${own.now} ${newEmail}`)

      await page.getByRole('main').getByRole('link', { name: own.cases, exact: true }).click()
      const listed = page.getByRole('listitem').filter({ hasText: number })
      await expect(listed).toContainText(own.state)
      expect(await axeViolations(page)).toEqual([])
      await listed.getByRole('link').click()

      await page.getByLabel(own.write).fill('Kan vi få den kl. 7?')
      await page.getByRole('button', { name: own.sendMessage }).click()
      await expect(page.getByRole('main')).toContainText(own.messageSent)
      await expect(page.getByRole('main')).toContainText('Kan vi få den kl. 7?')
      expect(await axeViolations(page)).toEqual([])

      await page.getByLabel(own.pickup).fill(pickupDate())
      await page.getByRole('button', { name: own.openAgain }).click()
      await expect(page).toHaveURL(new RegExp(`igen=${number}`))
      await expect(page.getByLabel(texts.pickupDate, { exact: true })).toHaveValue(pickupDate())
      await expect(page.getByLabel(texts.depot)).not.toHaveValue('')

      const answer = await page.goto(`${words.path}/mina-sidor/mina-uppgifter`)
      expect(answer?.headers()['cache-control']).toBe('private, no-store')
      await expect(page.getByRole('main')).toContainText(number)
      await expect(page.getByRole('main')).toContainText('Kan vi få den kl. 7?')
      expect(await axeViolations(page)).toEqual([])

      await page.goto(`${words.path}/mina-sidor/radera-konto`)
      expect(await axeViolations(page)).toEqual([])
      await page.getByLabel(own.current).fill('gissning')
      await page.getByRole('button', { name: own.eraseNow }).click()
      await expect(page.getByRole('main')).toContainText(own.wrong)
      await page.getByLabel(own.current).fill(newPassword)
      await page.getByRole('button', { name: own.eraseNow }).click()
      await expect(page).toHaveURL(`${words.path}/mina-sidor/utloggad`)
      await page.goto(`${words.path}/mina-sidor/min-sida`)
      await expect(page).toHaveURL(/logga-in/)
    })
  }
}
