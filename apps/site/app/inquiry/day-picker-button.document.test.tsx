import { act } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { mount } from '../components/mount.fixture.tsx'
import { DayPickerButton } from './day-picker-button.tsx'

test('the button that a click does not focus, as in Safari, has the focus after the choice', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-12-01T12:00:00Z'), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { box } = await mount(
    <form>
      <input name="pickup_date" defaultValue="2026-12-03" />
      <DayPickerButton field="pickup_date" label="Hämtdatum" depots={[]} />
    </form>,
  )
  const opener = box.querySelector('button')
  await act(async () => {
    opener?.click()
    await vi.dynamicImportSettled()
  })
  const day = document.querySelector<HTMLElement>('[data-day="2026-12-04"] button')
  await act(async () => day?.click())
  expect(box.querySelector('input')?.value).toBe('2026-12-04')
  expect(document.activeElement).toBe(opener)
})
