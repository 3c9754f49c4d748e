import type { Locator, Page } from '@playwright/test'
import { tabTo } from '../keyboard.ts'

/** What a task took: links and buttons pressed, fields filled, and pages seen one after the other. */
export type Effort = { steps: number; fields: number; screens: number }

/** Somebody doing a task on a page: acts as they do, and counts it. */
export type Person = {
  /** Presses a link or a button. */
  press: (target: Locator) => Promise<void>
  /** Types into a field. */
  fill: (field: Locator, text: string) => Promise<void>
  /** Moves by Tab to a control; each stop is a step. */
  tab: (target: Locator) => Promise<void>
  /** Presses Enter where the focus is. */
  enter: () => Promise<void>
  effort: () => Effort
}

/** Begins to count at the page's first address; dialogs are no screens, tabs of a page neither. */
export function countTask(page: Page): Person {
  let steps = 0
  let fields = 0
  const seen: string[] = []
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) return
    const { pathname } = new URL(frame.url())
    if (seen.at(-1) !== pathname) seen.push(pathname)
  })
  return {
    async press(target) {
      await target.click()
      steps += 1
    },
    async fill(field, text) {
      await field.fill(text)
      fields += 1
    },
    async tab(target) {
      steps += await tabTo(target)
    },
    async enter() {
      await page.keyboard.press('Enter')
      steps += 1
    },
    effort: () => ({ steps, fields, screens: seen.length }),
  }
}
