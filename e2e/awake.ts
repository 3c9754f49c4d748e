import { expect, type Locator, type Page } from '@playwright/test'

/** Until the page's script has taken over what the server made: a click before that is a plain link's. */
export async function awake(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  )
}

/** Turns to a form until its own script has it: sent before that, it goes as a plain one. */
export async function wakeForm(form: Locator): Promise<void> {
  await form.locator('input:visible').first().focus()
  await expect(form).toHaveAttribute('data-draft', 'kept')
}

/** Turns to a sleeping part until its own script has made it: from here on its links act in the page. */
export async function wake(part: Locator): Promise<void> {
  const isAwake = (element: Element) =>
    Object.keys(element).some((key) => key.startsWith('__react'))
  await expect
    .poll(async () => {
      await part.page().mouse.move(0, 0)
      await part.hover()
      return part.evaluate(isAwake)
    })
    .toBe(true)
}
