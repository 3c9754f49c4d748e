import { act } from 'react'
import { expect, test } from 'vitest'
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
