import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

// What fades in has its contrast only at the end.
function settled(): Promise<unknown> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const ending = () =>
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      .map(({ finished }) => finished.catch(() => null))
  return nextFrame()
    .then(nextFrame)
    .then(() => Promise.all(ending()))
}

const colours: RunOptions = { runOnly: ['cat.color'] }

/** What axe finds on the page as it stands: one line per violation, empty when there is none. */
export async function axeViolations(page: Page, options: RunOptions = {}): Promise<string[]> {
  // Evaluated by the debugger, so the page's own script policy stays as strict as for visitors.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
  await page.evaluate(settled)
  const results = await page.evaluate(async (asked): Promise<AxeResults> => {
    const { axe } = globalThis as unknown as {
      axe: { run: (options: RunOptions) => Promise<AxeResults> }
    }
    // What passed is not described, which is most of the work.
    return axe.run({ ...asked, resultTypes: ['violations'] })
  }, options)
  return results.violations.map(
    (violation) =>
      `${violation.id}: ${violation.help} (${violation.nodes.map((node) => node.target.join(' ')).join(', ')})`,
  )
}

/** The same in both themes, of the second only what differs in it: its colours. */
export async function axeViolationsInBothThemes(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const [colorScheme, options] of [
    ['light', {}],
    ['dark', colours],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    const violations = await axeViolations(page, options)
    found.push(...violations.map((violation) => `${colorScheme}: ${violation}`))
  }
  return found
}
