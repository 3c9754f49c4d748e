import { act } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { mount } from '../components/mount.fixture.tsx'
import { DayPickerPopup } from './day-picker-popup.tsx'

test.each(['2026-12-03', '2026-12-04'])(
  'a click picks %s, also the day that is chosen',
  async (date) => {
    const picked: string[] = []
    const anchor = { current: document.body }
    await mount(
      <DayPickerPopup
        anchor={anchor}
        title="Hämtdatum"
        today="2026-12-01"
        chosen="2026-12-03"
        depot={null}
        onPick={(day) => picked.push(day)}
        onClose={() => undefined}
      />,
    )
    const day = document.querySelector<HTMLElement>(`[data-day="${date}"] button`)
    await act(async () => day?.click())
    expect(picked).toEqual([date])
  },
)

test('a day whose hours could not be loaded is named without a hint', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  onTestFinished(() => void vi.unstubAllGlobals())
  await mount(
    <DayPickerPopup
      anchor={{ current: document.body }}
      title="Hämtdatum"
      today="2026-12-01"
      chosen=""
      depot={{ id: 1, slug: 'x', name: { text: 'X', lang: 'sv' }, city: 'X', lat: 59, lng: 18 }}
      onPick={() => undefined}
      onClose={() => undefined}
    />,
  )
  const day = document.querySelector<HTMLElement>('[data-day="2026-12-03"] button')
  await act(async () => day?.focus())
  expect(document.querySelector('p.text-muted')?.textContent).toBe('torsdag 3 december 2026')
})
