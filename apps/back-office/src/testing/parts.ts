import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { onTestFinished, vi } from 'vitest'

/** A field to write in, once it is there. */
export const textbox = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })

/** Writes a text at once in place of what the field holds. */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field)
  await user.click(field)
  await user.paste(text)
}

/** Presses the button that says this. */
export async function press(user: UserEvent, text: string): Promise<void> {
  // To ask for the role would name each of a calendar's 365 buttons.
  await user.click(await screen.findByText(text, { selector: 'button' }))
}

/** Whether a button cannot be pressed now, though it can have the focus. */
export const isOff = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true'

/** Opens a choice and takes the option of this name. */
export async function choose(user: UserEvent, field: HTMLElement, option: string): Promise<void> {
  await user.click(field)
  await user.click(await screen.findByRole('option', { name: option }))
}

/** The texts of a table's cells, row by row, without its head. */
export const rowsOf = (table: HTMLElement): string[][] =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).queryAllByRole('cell').map(textOf))

export const textOf = ({ textContent }: Element) => textContent ?? ''

/** Until the test ends, the window is as narrow as a phone. */
export function narrowWindow(): void {
  onTestFinished(() => void vi.unstubAllGlobals())
  const [addEventListener, removeEventListener] = [vi.fn(), vi.fn()]
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener, removeEventListener }))
}
