import { expect, type Page } from '@playwright/test'
import { readPdfText } from '../../apps/server/src/testing/read-pdf.ts'
import { ownEmail } from '../own-name.ts'
import { site } from '../sites.ts'
import { expectTwoMails, fillInquiry, shownCaseNumber, words } from './inquiry.ts'

/** The words of planning in both languages. */
export const planWords = {
  sv: {
    ...words.sv,
    height: 'Höjd (m)',
    radius: 'Radie (m)',
    weight: 'Vikt (kg)',
    find: 'Hitta kran',
    planWith: (crane: string) => `Planera lyftet med ${crane}`,
    calculate: 'Räkna om planen',
    goesAlong: 'Lyftplanen följer med',
  },
  en: {
    ...words.en,
    height: 'Height (m)',
    radius: 'Radius (m)',
    weight: 'Weight (kg)',
    find: 'Find crane',
    planWith: (crane: string) => `Plan the lift with ${crane}`,
    calculate: 'Calculate the plan',
    goesAlong: 'The lift plan goes with the inquiry',
  },
} as const

type PlanTexts = (typeof planWords)[keyof typeof planWords]
type Lift = { height: string; radius: string; weight: string }

/** Types the lift into the selector on the home page. */
export async function findCranes(page: Page, texts: PlanTexts, lift: Lift) {
  await page.goto(texts.home)
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: texts.height }).fill(lift.height)
  await main.getByRole('textbox', { name: texts.radius }).fill(lift.radius)
  await main.getByRole('textbox', { name: texts.weight }).fill(lift.weight)
  await main.getByRole('button', { name: texts.find }).click()
  await expect(page).toHaveURL(/\/kranvaljare\?q=/)
}

/** Follows the link of a result to its plan. */
export async function openPlan(page: Page, texts: PlanTexts, crane: string) {
  await page.getByRole('link', { name: texts.planWith(crane) }).click()
  await expect(page).toHaveURL(/\/lyftplan\?/)
}

/** Answers questions of the plan: figures are typed, words chosen. */
export async function answerPlan(
  page: Page,
  texts: PlanTexts,
  answers: { figures?: Record<string, string>; choices?: Record<string, string> },
) {
  const main = page.getByRole('main')
  for (const [label, figure] of Object.entries(answers.figures ?? {})) {
    await main.getByLabel(label).fill(figure)
  }
  for (const [label, choice] of Object.entries(answers.choices ?? {})) {
    await main.getByLabel(label).selectOption(choice)
  }
  const before = page.url()
  await main.getByRole('button', { name: texts.calculate }).click()
  await expect(page).not.toHaveURL(before)
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

/** The labels and figures that the plan shows, as its PDF has them: one after the other. */
export async function shownLines(page: Page): Promise<string[]> {
  const lines = await page
    .getByRole('main')
    .locator('dl > div')
    .evaluateAll((pairs) =>
      pairs.map((pair) => [...pair.children].map((child) => child.textContent).join(' ')),
    )
  return lines.map(plain)
}

/** Sends the shown plan with an inquiry: both mails bring a PDF, the sender's has every line of the page. */
export async function sendPlan(page: Page, texts: PlanTexts, name: string) {
  const main = page.getByRole('main')
  const lines = await shownLines(page)
  expect(lines.length).toBeGreaterThan(6)
  await main.getByRole('link', { name: texts.send }).click()
  await expect(main.getByText(texts.goesAlong)).toBeVisible()
  const email = ownEmail(name)
  const form = await fillInquiry(page, texts, { email })
  await form.getByRole('button', { name: texts.send }).click()
  const number = await shownCaseNumber(page)
  const { confirmation, notification } = await expectTwoMails(site, number, email)
  const [pdf = ''] = await Promise.all(
    [confirmation, notification].map(async (mail) => {
      const file = mail?.attachments.find(({ mimeType }) => mimeType === 'application/pdf')
      if (!(file?.content instanceof ArrayBuffer)) throw new Error(`No PDF in ${mail?.subject}`)
      return plain(await readPdfText(new Uint8Array(file.content)))
    }),
  )
  expect(lines.filter((line) => !pdf.includes(line))).toEqual([])
  return { lines, pdf }
}
