import { expect, type Locator, type Page } from '@playwright/test'

/** Until the page's script has taken over what the server made: a click before that is a plain link's. */
export async function awake(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
}

/** Turns to a form until its own script has it: sent before that, it goes as a plain one. */
export async function wakeForm(form: Locator): Promise<void> {
  await form.locator('input:visible').first().focus()
  await expect(form).toHaveAttribute('data-draft', 'kept')
}

/** Turns to a part of the page until its own script is there: from here on its links act in the page. */
export async function wake(part: Locator): Promise<void> {
  const waiting = part.locator('xpath=ancestor::*[@data-island="waiting"]')
  await expect
    .poll(async () => {
      await part.page().mouse.move(0, 0)
      await part.hover()
      return waiting.count()
    })
    .toBe(0)
}
