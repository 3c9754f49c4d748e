import { axeViolations } from '../accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { pickupDate } from '../pickup-date.ts'
import { accountWords, createCustomer, demoPassword, logIn } from './account.ts'
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
    current: 'Current password',
    wrong: 'The password is not right',
    state: 'Received',
  },
} as const

// A wrong password is answered 422 on the way.
test.use({ failedLoads: 'expected' })

for (const locale of ['sv', 'en'] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`an account from its first case to its erasure (${locale}, ${colorScheme})`, async ({
      page,
    }) => {
      test.setTimeout(120_000)
      const words = accountWords[locale]
      const own = ownWords[locale]
      const texts = formWords[locale]
      const email = `konto-${locale}-${colorScheme}@kund.example`
      await createCustomer(email)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await logIn(page, words, email)

      // Logged in, the form knows who asks, and asks no sum.
      await page.goto(`${words.path}/forfragan?produkt=jekko-spx532`)
      await expect(page.getByLabel(texts.firstname)).toHaveValue('Test')
      await expect(page.getByLabel(texts.email)).toHaveValue(email)
      await expect(page.getByText(texts.sum)).toHaveCount(0)
      const company = page.getByRole('main').getByLabel(texts.company)
      if (await company.isVisible()) await company.fill('Glas & Lyft AB')
      await page.getByLabel(texts.depot).selectOption({ index: 1 })
      await page.getByLabel(texts.pickupDate, { exact: true }).fill(pickupDate())
      const time = page.getByLabel(texts.pickupTime, { exact: true })
      const isSelect = await time.evaluate((element) => element.tagName === 'SELECT')
      if (isSelect) await time.selectOption('10:00')
      else await time.fill('10:00')
      await page.getByRole('main').getByRole('button', { name: texts.send }).click()
      const number = await shownCaseNumber(page)
      expect(number).not.toBe('')

      await page.goto(`${words.path}/mina-sidor/min-sida`)
      expect(await axeViolations(page)).toEqual([])
      await page.getByLabel(texts.phone).fill('070-123 45 67')
      await page.getByRole('button', { name: own.savePhone }).click()
      await expect(page.getByRole('main')).toContainText(own.saved)
      await expect(page.getByLabel(texts.phone)).toHaveValue('070-123 45 67')

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
      await page.getByLabel(own.current).fill(demoPassword)
      await page.getByRole('button', { name: own.eraseNow }).click()
      await expect(page).toHaveURL(`${words.path}/mina-sidor/utloggad`)
      await page.goto(`${words.path}/mina-sidor/min-sida`)
      await expect(page).toHaveURL(/logga-in/)
    })
  }
}
