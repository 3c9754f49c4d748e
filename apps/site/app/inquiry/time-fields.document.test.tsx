import { act } from 'react'
import { expect, test } from 'vitest'
import { mount } from '../components/mount.fixture.tsx'
import type { DepotOption } from './depot-option.ts'
import { TimeFields } from './time-fields.tsx'
import type { InquiryTimeOptions } from './time-options.ts'

const fine = { hint: undefined, times: [], isRefused: false, next: null, openDepot: null }
const next = { date: '2026-12-28', time: '08:00' } as const
const openDepot = { id: 6, city: 'Linköping' } as DepotOption
const refused = {
  pickup: { ...fine, isRefused: true, next, openDepot },
  return: fine,
  lines: {},
  dates: [],
  refusedDate: null,
} satisfies InquiryTimeOptions

test.each([
  [/2026-12-28/, 'pickup_date'],
  [/Linköping/, 'depot_id'],
])(
  'taking %s instead of a refused time moves the focus to what it changes',
  async (name, field) => {
    const shown = (offers: InquiryTimeOptions) => (
      <form>
        <TimeFields values={null} errorOf={() => undefined} depots={[]} offers={offers} />
      </form>
    )
    const { box, show } = await mount(shown(refused))
    const button = [...box.querySelectorAll('button')].find(({ textContent }) =>
      name.test(textContent ?? ''),
    )
    button?.focus()
    await act(async () => button?.click())
    // The offer goes with the refusal.
    await show(shown({ ...refused, pickup: fine }))
    expect(document.activeElement?.getAttribute('name')).toBe(field)
  },
)
