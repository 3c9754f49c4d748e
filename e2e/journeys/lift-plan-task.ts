import { expect, type Page } from '@playwright/test'
import { readPdfText } from '../../apps/server/src/testing/read-pdf.ts'

/** The words of planning in both languages. */
export const planWords = {
  sv: {
    planWith: (crane: string) => `Planera lyftet med ${crane}`,
    calculate: 'Räkna om planen',
    openPdf: 'Öppna som PDF',
  },
  en: {
    planWith: (crane: string) => `Plan the lift with ${crane}`,
    calculate: 'Calculate the plan',
    openPdf: 'Open as PDF',
  },
} as const

type PlanTexts = (typeof planWords)[keyof typeof planWords]

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

/** The lines of the shown plan and the text of its PDF, which has every one of them. */
export async function printedPlan(page: Page, { openPdf }: PlanTexts) {
  const lines = await shownLines(page)
  expect(lines.length).toBeGreaterThan(6)
  const address = await page
    .getByRole('main')
    .getByRole('link', { name: openPdf })
    .getAttribute('href')
  const file = await (await page.request.get(address ?? '')).body()
  const pdf = plain(await readPdfText(new Uint8Array(file)))
  expect(lines.filter((line) => !pdf.includes(line))).toEqual([])
  return { lines, pdf }
}
