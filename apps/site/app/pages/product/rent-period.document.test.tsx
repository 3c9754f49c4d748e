import type { HoursOf } from '@minikran/domain/opening-hours/active-hours'
import { ordinary } from '@minikran/domain/opening-hours/company-hours.fixture'
import { act, createContext, use } from 'react'
import { createRoutesStub } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { mount } from '../../components/mount.fixture.tsx'
import { hoursOfDepot } from '../../inquiry/depot-hours.ts'
import type { ProductView } from './product-view.ts'
import { RentPeriod, useRentDates } from './rent-period.tsx'

vi.mock(import('../../inquiry/depot-hours.ts'), () => ({ hoursOfDepot: vi.fn() }))

const openOnWeekdays: HoursOf = {
  depotId: 3,
  sets: [{ ...ordinary, unpublish_at: '2090-01-01T00:00:00Z' }],
}
const inquiry = {
  slug: 'spx532',
  depotId: 3,
  prices: { type: 0, vatPercent: 25, priceFirstDayOre: 95_000, priceFollowingDaysOre: 70_000 },
}
// A Saturday and a Sunday of a depot that is open on weekdays.
const weekend = { from: '2080-01-06', to: '2080-01-07' }
const typedWeekend = `/?fran=${weekend.from}&till=${weekend.to}`
const friday = '2080-01-05'

type Machine = Pick<ProductView, 'inquiry' | 'opening'>

const Shown = createContext<object>({})

function Period() {
  const product = { inquiry, ...use(Shown) } as Machine
  const rent = useRentDates('2079-12-01')
  return <RentPeriod address="/forfragan" product={product} rent={rent} />
}

const Stub = createRoutesStub([{ path: '/', Component: Period }])

async function shownPeriod(address: string, first: object = {}) {
  const shown = (other: object) => (
    <Shown value={other}>
      <Stub initialEntries={[address]} />
    </Shown>
  )
  const { box, show } = await mount(shown(first))
  const type = (name: string, text: string) =>
    act(async () => {
      const field = box.querySelector<HTMLInputElement>(`[name=${name}]`)
      if (field === null) return
      field.value = text
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
  const link = () => box.querySelector('a')?.getAttribute('href')
  return { box, type, link, showOther: (other: object) => show(shown(other)) }
}

const hoursRequested = () =>
  act(() => vi.waitFor(() => expect(hoursOfDepot).toHaveBeenCalledOnce()))

beforeEach(() => {
  vi.mocked(hoursOfDepot).mockReset().mockResolvedValue(openOnWeekdays)
})

test('dates on which the depot is closed are answered with open ones, also in the link', async () => {
  const { box, link } = await shownPeriod(typedWeekend)
  await hoursRequested()
  expect(box.textContent).toContain('Hämta fredag 2080-01-05 kl. 15:00')
  expect(link()).toBe('/forfragan?fran=2080-01-05T15:00&till=2080-01-08T07:00')
  expect(hoursOfDepot).toHaveBeenCalledExactlyOnceWith('3')
})

const offer = { sentence: 'Hämta på fredag:', query: 'fran=a', sum: null }
const brought = { opening: { ...weekend, offer } }

test('what the page has brought for its dates is shown without loading', async () => {
  const { box, link } = await shownPeriod(typedWeekend, brought)
  expect(box.textContent).toContain('Hämta på fredag:')
  expect(link()).toBe('/forfragan?fran=a')
  expect(hoursOfDepot).not.toHaveBeenCalled()
})

test('an offer goes with the dates and the machine that it was for', async () => {
  const { box, link, type, showOther } = await shownPeriod(typedWeekend, brought)
  await type('fran', friday)
  await hoursRequested()
  expect(box.textContent).not.toContain('Hämta på fredag:')
  expect(link()).toBe('/forfragan?fran=2080-01-05T07:00&till=2080-01-08T07:00')
  await type('fran', weekend.from)
  await showOther({ inquiry: { ...inquiry, slug: 'spx312', depotId: null } })
  expect(link()).toBe('/forfragan?fran=2080-01-06&till=2080-01-07')
})

test('hours that come after the dates were changed again offer nothing', async () => {
  let bringHours = (_: HoursOf) => {}
  vi.mocked(hoursOfDepot).mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        bringHours = resolve
      }),
  )
  const { box, type } = await shownPeriod(typedWeekend)
  await hoursRequested()
  await type('fran', friday)
  await type('till', '2080-01-08')
  await act(async () => bringHours(openOnWeekdays))
  expect(box.textContent).not.toContain('Hämta fredag')
})

test('without hours, or without a depot, the dates stay as they are', async () => {
  vi.mocked(hoursOfDepot).mockRejectedValue(new Error('offline'))
  const { link } = await shownPeriod(typedWeekend)
  await hoursRequested()
  expect(link()).toBe('/forfragan?fran=2080-01-06&till=2080-01-07')
  const { link: linkWithout } = await shownPeriod(typedWeekend, {
    inquiry: { ...inquiry, depotId: null },
  })
  expect(linkWithout()).toBe('/forfragan?fran=2080-01-06&till=2080-01-07')
  expect(hoursOfDepot).toHaveBeenCalledOnce()
})
