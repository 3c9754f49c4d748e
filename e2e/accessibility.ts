import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

// During a fade-in the contrast is lower.
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

/**
 * Evaluated by the debugger, so that the content security policy stays as strict as for visitors, and
 * as a script, of which the browser compiles nothing again on the next page.
 */
async function addAxe(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Runtime.evaluate', { expression: axeSource })
  await session.detach()
}

/**
 * The violations that axe finds, one a line, without parts that have been checked on other pages; of
 * all rules unless some are named.
 */
export async function axeViolations(
  page: Page,
  exclude: readonly string[] = [],
  rules?: string[],
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await addAxe(page)
  await page.evaluate(settled)
  // Passed rules are not described, which saves most of the time.
  const options: RunOptions = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) }
  const results = await page.evaluate(
    async ([without, wanted]): Promise<AxeResults> => {
      const { axe } = globalThis as unknown as {
        axe: {
          run: (context: { exclude: readonly string[] }, options: RunOptions) => Promise<AxeResults>
        }
      }
      return axe.run({ exclude: without }, wanted)
    },
    [exclude, options] as const,
  )
  return results.violations.map(
    (violation) =>
      `${violation.id}: ${violation.help} (${violation.nodes.map((node) => node.target.join(' ')).join(', ')})`,
  )
}
