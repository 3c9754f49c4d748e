import { axeViolations } from '../accessibility.ts'
import { mailsOfCase, mailTimes } from '../mailbox.ts'
import { expect, test } from '../open-page.ts'
import { ownEmail } from '../own-name.ts'
import { site } from '../sites.ts'
import { createCustomer, logIn, sessionElsewhere } from './account.ts'
import { inboxWith, register, sendInquiry, takeCourse } from './desk.ts'
import { goWithin, logInAs } from './office.ts'

// The first question of every visit is who is logged in; a stranger's answer is 401.
test.use({ failedLoads: 'expected' })

test('an inquiry is answered, confirmed and closed, the customer sees each step, and an answer is unread again', async ({
  page,
  otherPage: customer,
}) => {
  const email = ownEmail('steg-for-steg')
  await createCustomer(email)
  const pickup_at = '2028-03-15 09:00'
  const number = await sendInquiry(page.request, {
    email,
    lang: 'en',
    pickup_at,
    lines: [{ prod_id: 1, pickup_at }],
  })
  await logInAs(page, 60, { path: inboxWith(number) })
  const row = page.getByRole('row').filter({ hasText: number })
  await expect(row).toContainText('Oläst')
  await row.getByRole('cell', { name: number }).click()
  await page.getByRole('button', { name: 'Ta ärendet' }).click()
  await expect(page.getByText('Handläggaren är ändrad.')).toBeVisible()
  await expect(page.getByText('Summa utan moms')).toBeVisible()
  await page.getByRole('combobox', { name: 'Bifoga ett dokument' }).click()
  const attached = page.getByRole('option').first()
  const document = (await attached.textContent()) ?? ''
  await attached.click()
  await expect(page.getByText('Dokumentet är bifogat.')).toBeVisible()
  await page.getByRole('button', { name: 'Mall: Ring oss' }).click()
  const reply = page.getByLabel('Skriv till kunden på engelska')
  await expect(reply).toHaveValue(new RegExp(`Hello Astrid.+${number}.+Maria Engström`))
  await page.getByRole('button', { name: 'Skicka till kunden' }).click()
  await expect(page.getByRole('article')).toContainText(number)
  await expect(reply).toBeFocused()
  // Each step mails the customer: it asks first.
  page.on('dialog', (dialog) => void dialog.accept())
  await page.getByRole('button', { name: 'Markera som besvarat' }).click()
  await expect(page.getByRole('button', { name: 'Bekräfta' })).toBeVisible()
  const reason = page.getByLabel('Skäl, kunden läser det')
  await reason.fill('The crane is ready at nine.')
  await page.getByRole('button', { name: 'Bekräfta' }).click()
  await expect(page.getByRole('button', { name: 'Avsluta' })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Ändra tider' }).click()
  const pickup = page.getByLabel('Hämtning')
  await pickup.fill((await pickup.inputValue()).replace(/..:..$/, '10:35'))
  await page.getByRole('button', { name: 'Spara tiderna och mejla kunden' }).click()
  await expect(page.getByRole('cell', { name: '10:35' })).toBeVisible()
  await page.getByRole('button', { name: 'Avsluta' }).click()
  await expect(page.getByText('Avslutat').first()).toBeVisible()

  await logIn(customer, email)
  await customer.goto(`/en/mina-sidor/mina-arenden/${number}`)
  const steps = customer.getByRole('table', { name: 'History' }).getByRole('row')
  await expect(steps.filter({ hasText: 'The depot has answered.' })).toBeVisible()
  const confirmed = steps.filter({ hasText: 'The depot has confirmed.' })
  await expect(confirmed).toContainText('The crane is ready at nine.')
  await expect(steps.filter({ hasText: 'The case is closed.' })).toBeVisible()
  const moved = steps.filter({ hasText: 'The time was changed.' })
  await expect(steps.filter({ hasText: 'The depot attached a document.' })).toBeVisible()
  await expect(moved).toContainText(/^E/)
  await expect(moved).toContainText(
    /Pickup \w+ \d+ \w+ \d{4} 10:35 \(was \w+ \d+ \w+ \d{4} \d\d:\d\d\)\.$/,
  )
  await expect(customer.getByText('Latest change')).toBeVisible()
  await expect(customer.getByText('Hello Astrid, call us')).toBeVisible()
  await expect(customer.getByRole('link', { name: document })).toBeVisible()
  const subjects = async () =>
    (await mailsOfCase(site.dataDir, number))
      .filter((mail) => mail.to?.some(({ address }) => address === email))
      .map(({ subject }) => subject)
  const told = [
    `Case ${number} has been answered`,
    `Case ${number} is confirmed`,
    `New time for case ${number}`,
    `Case ${number} is closed`,
  ]
  await expect.poll(subjects, mailTimes).toEqual(expect.arrayContaining(told))

  await goWithin(page, inboxWith(number))
  await expect(row).not.toContainText('Oläst')
  const answer = await page.request.post('/api/customer/sendCaseMessage', {
    data: { case_number: number, message: 'Kan ni leverera?' },
    headers: await sessionElsewhere(page.request, email),
  })
  expect(answer.status()).toBe(200)
  await goWithin(page, '/admin/occasions')
  await goWithin(page, inboxWith(number))
  await expect(row).toContainText('Oläst')
})

test('somebody is moved up from the waiting list of a course once a seat is free', async ({
  page,
}) => {
  const course = await takeCourse('liftutbildning-jonkoping-2028-10-11', 2)
  const [first, second] = [ownEmail('full'), ownEmail('vantar')]
  await register(page.request, { course: course.id, email: first, names: ['Ada', 'Bosse'] })
  const number = await register(page.request, {
    course: course.id,
    email: second,
    names: ['Cecilia'],
    lang: 'en',
  })
  await logInAs(page, 61, { path: '/admin/occasions?filter={"waiting":true}' })
  await page.getByRole('cell', { name: course.title }).first().click()
  const moveUp = page.getByRole('button', { name: 'Flytta upp Cecilia Berg' })
  await expect(moveUp).toBeDisabled()
  await expect(page.getByText('Kursen är full.')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  page.on('dialog', (dialog) => void dialog.accept())
  await page.getByRole('button', { name: 'Stryk Bosse Berg' }).click()
  await expect(page.getByText('Bosse Berg är struken')).toBeVisible()
  await moveUp.click()
  await expect(page.getByText('Cecilia Berg har fått plats')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Stryk Cecilia Berg' })).toBeVisible()
  await expect(moveUp).toHaveCount(0)
  const seat = async () => {
    const mails = await mailsOfCase(site.dataDir, number)
    return mails.find(({ subject }) => subject?.startsWith('A seat on the course'))
  }
  await expect
    .poll(async () => (await seat())?.text ?? '', mailTimes)
    .toContain('Cecilia Berg was on the waiting list and now has a seat')
  expect((await seat())?.attachments.map(({ mimeType }) => mimeType)).toContain('text/calendar')
})
