import { axeViolations } from '../accessibility.ts'
import { waitForHydration } from '../hydration.ts'
import { expect, test } from '../open-page.ts'
import { ownEmail } from '../own-name.ts'
import { site } from '../sites.ts'
import { expectCaseStored, readParticipants } from './case-rows.ts'
import { expectTwoMails, shownCaseNumber } from './inquiry.ts'
import { startsIn } from './mail-calendar.ts'
import {
  answerNotices,
  answerSum,
  fillSender,
  leaveTwoSeats,
  nameFourPeople,
  openCourse,
  registrationWords,
} from './registration.ts'

const journeys = [
  { locale: 'sv', script: true, slug: 'minikran-10-tm-stockholm-2028-09-12' },
  { locale: 'en', script: false, slug: 'minikran-10-tm-orebro-2028-03-14' },
] as const

for (const { locale, script, slug } of journeys) {
  const texts = registrationWords[locale]
  test.describe(script ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: script })
    test(`of four people two get the seats that are left, and two wait (${locale})`, async ({
      page,
    }) => {
      const email = ownEmail(`kurs-${locale}`)
      await leaveTwoSeats(page, slug)
      await answerNotices(page)
      await openCourse(page, texts, slug)
      // The dialog needs script; before that the link loads a page.
      if (script) await waitForHydration(page)
      await page.getByRole('link', { name: texts.register, exact: true }).click()
      if (script) await expect(page.getByRole('dialog')).toBeVisible()
      else await expect(page).toHaveURL(`${texts.prefix}/anmalan?produkt=${slug}`)
      const form = await fillSender(page, texts, email)
      await nameFourPeople(form, texts)
      // Without script the page shows them only after a row was added.
      if (script) await expect(form.getByText(texts.willWait)).toBeVisible()
      await answerSum(form, texts.sum)
      if (script) expect(await axeViolations(page)).toEqual([])
      await form.getByRole('button', { name: texts.register }).click()
      const number = await shownCaseNumber(page)
      await expect(page.getByText(texts.waiting)).toBeVisible()
      await expectCaseStored(site, number, { kind: 'registration', lang: locale, email })
      expect(await readParticipants(site, number)).toEqual([
        { firstname: 'Bo', waiting: false },
        { firstname: 'Li', waiting: false },
        { firstname: 'Ann', waiting: true },
        { firstname: 'Per', waiting: true },
      ])
      const { confirmation } = await expectTwoMails(site, number, email)
      expect(startsIn(confirmation)[0]).toBe(`${slug.slice(-10)}T08:00:00`)
    })
  })
}

test.describe('when the form is refused', () => {
  test.use({ failedLoads: 'expected' })
  test('who takes part is named as the sender by one tap; half a name is told beside its row, and the Enter key sends the whole one', async ({
    page,
  }) => {
    await answerNotices(page)
    await page.goto('/anmalan?produkt=fallskydd-helsingborg-2028-11-15')
    await waitForHydration(page)
    await expect(page.getByRole('main')).toContainText('ons 15 nov 2028 12:30', {
      ignoreCase: true,
    })
    const texts = registrationWords.sv
    const email = ownEmail('halvt')
    const form = await fillSender(page, texts, email)
    await form.getByRole('button', { name: 'Jag deltar själv' }).click()
    for (const [part, value] of Object.entries({ firstname: 'Åsa', lastname: 'Öberg', email })) {
      await expect(form.locator(`[name="participants.0.${part}"]`)).toHaveValue(value)
    }
    const more = form.getByRole('button', { name: texts.more })
    await more.click()
    const second = form.getByRole('group', { name: 'Deltagare 2', exact: true })
    await second.getByLabel(texts.firstname).fill('Bo')
    await answerSum(form, texts.sum)
    await form.getByRole('button', { name: texts.register }).click()
    await expect(second.getByLabel(texts.lastname)).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByRole('link', { name: /^Deltagare 2, Efternamn:/ })).toBeVisible()
    await second.getByLabel(texts.lastname).fill('Ek')
    await answerSum(form, texts.sum)
    // It sends the form, it asks for no row.
    await form.getByLabel(texts.sum).press('Enter')
    const people = await readParticipants(site, await shownCaseNumber(page))
    expect(people.map(({ firstname }) => firstname)).toEqual(['Åsa', 'Bo'])
  })
})

test('a machine has no registration, and without a course one is to be chosen', async ({
  page,
  request,
}) => {
  expect((await request.get('/anmalan?produkt=jekko-spx312')).status()).toBe(404)
  await page.goto('/en/anmalan')
  await expect(page).toHaveURL('/en/utbildningar')
})
