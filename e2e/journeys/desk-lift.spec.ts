import { axeViolations } from '../accessibility.ts'
import { awake } from '../awake.ts'
import { expect, test } from '../fixtures.ts'
import { enter, inboxWith, ofRole, otherPage, site } from './desk.ts'
import { fillInquiry, shownCaseNumber, words } from './inquiry.ts'

// The first question of every visit is who is logged in; a stranger's answer is 401.
test.use({ failedLoads: 'expected' })

const said = {
  sv: {
    prefix: '',
    ask: /^Skicka förfrågan om/,
    lift: 'Lyftet',
    weight: '120 kg: 100 kg last och 20 kg sling och lyftok',
    side: /^Sidovy, /,
    height: 'Höjd 5,5 m',
    reach: /Största radie vid vikten .* m/,
  },
  en: {
    prefix: '/en',
    ask: /^Send inquiry about/,
    lift: 'The lift',
    weight: '120 kg: 100 kg load and 20 kg slings and lifter',
    side: /^Side view, /,
    height: 'Height 5.5 m',
    reach: /Greatest radius at that weight .* m/,
  },
} as const

for (const locale of ['sv', 'en'] as const) {
  const { prefix, ...desk } = said[locale]
  const texts = words[locale]

  test(`the searched lift stands in the case with its drawing (${locale})`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(240_000)
    const settings = JSON.stringify({ locale, cookieAccept: 'necessary', priceType: '2' })
    await page
      .context()
      .addCookies([{ name: 'settings', value: encodeURIComponent(settings), url: site.url }])
    await page.goto(`${prefix}/kranvaljare?q=5.5_5_100&extra=20`)
    await page.getByRole('main').getByRole('link', { name: desk.ask }).first().click()
    const message = page.getByLabel(texts.message)
    await expect(message).not.toHaveValue('')
    const liftWords = await message.inputValue()
    await awake(page)
    const email = `lyftet-${locale}@kund.example`
    const form = await fillInquiry(page, texts, { email })
    await message.fill(`${liftWords}\nTvå glas.`)
    await form.getByRole('button', { name: texts.send }).click()
    const number = await shownCaseNumber(page)

    const staff = await otherPage(browser)
    await enter(staff, { email: ofRole(60), path: inboxWith(number), locale })
    await staff.getByRole('cell', { name: number }).click()
    await expect(staff.getByRole('heading', { name: desk.lift, exact: true })).toBeVisible()
    await expect(staff.getByText(desk.weight)).toBeVisible()
    await expect(staff.getByRole('img', { name: desk.side })).toBeVisible()
    await expect(staff.getByRole('row', { name: desk.height })).toHaveCount(1)
    await expect(staff.getByRole('row', { name: desk.reach })).toHaveCount(1)
    expect(await axeViolations(staff)).toEqual([])
    await staff.context().close()
  })
}

test('without script the lift comes along; whoever takes its words away sends none', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  const plain = await browser.newContext({ javaScriptEnabled: false })
  const visitor = await plain.newPage()
  const send = async (email: string, typed: (liftWords: string) => string) => {
    await visitor.goto(`${site.url}/forfragan?produkt=jekko-spx312&lyft=3_2_100`)
    const message = visitor.getByLabel(words.sv.message)
    const liftWords = await message.inputValue()
    const form = await fillInquiry(visitor, words.sv, { email })
    await message.fill(typed(liftWords))
    await form.getByRole('button', { name: words.sv.send }).click()
    return shownCaseNumber(visitor)
  }
  const kept = await send('med-lyftet@kund.example', (liftWords) => liftWords)
  const taken = await send('utan-lyftet@kund.example', () => 'Ring mig om annat.')
  await plain.close()
  await enter(page, { email: ofRole(60), path: inboxWith(kept) })
  const lift = page.getByRole('heading', { name: 'Lyftet', exact: true })
  await page.getByRole('cell', { name: kept }).click()
  await expect(lift).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: '100 kg' })).toBeVisible()
  await page.goto(inboxWith(taken))
  await page.getByRole('cell', { name: taken }).click()
  await expect(page.getByText('Ring mig om annat.')).toBeVisible()
  await expect(lift).toHaveCount(0)
})
