import { expect, type Locator } from '@playwright/test'

/** More tab stops than any page has. */
const mostStops = 300

/** Moves by Tab from the current focus; returns the number of stops, 0 where the target has it already. */
export async function tabTo(target: Locator): Promise<number> {
  const page = target.page()
  await expect(target).toBeVisible()
  const isThere = () => target.evaluate((element) => element === document.activeElement)
  for (let stops = 0; stops <= mostStops; stops += 1) {
    if (await isThere()) return stops
    await page.keyboard.press('Tab')
  }
  throw new Error(`No stop of the keyboard: ${String(target)}`)
}

/** Goes to a field and types over what it holds. */
export async function typeInto(target: Locator, text: string): Promise<void> {
  await tabTo(target)
  await target.page().keyboard.press('ControlOrMeta+a')
  await target.page().keyboard.type(text)
  await expect(target).toHaveValue(text)
}

export async function pressEnterOn(target: Locator): Promise<void> {
  await tabTo(target)
  await target.page().keyboard.press('Enter')
}
