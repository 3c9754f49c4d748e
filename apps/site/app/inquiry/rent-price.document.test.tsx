import { act, createRef } from 'react'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { mount } from '../components/mount.fixture.tsx'
import type { InquiryPrice } from './inquiry-price.ts'
import { RentPrice } from './rent-price.tsx'

const figure = (sek: number) => ({ exVatOre: sek * 100, incVatOre: sek * 125 })
const price: InquiryPrice = {
  machines: [],
  sum: null,
  insured: null,
  open: null,
  cheaper: {
    pickup: { date: '2026-12-11', time: '07:00' },
    returned: { date: '2026-12-14', time: '16:00' },
    saved: { ...figure(400), own: figure(340) },
  },
}

const formRef = createRef<HTMLFormElement>()

const Page = () => (
  <form ref={formRef}>
    <input name="pickup_date" />
    <input name="return_date" />
    <RentPrice price={price} count={1} formRef={formRef} />
  </form>
)
const Stub = createRoutesStub([{ path: '/', Component: Page }])

test('cheaper dates name what a customer with an own price saves, and fill the form', async () => {
  const { box } = await mount(<Stub />)
  expect(box.textContent).toMatch(/340\skr billigare/)
  await act(async () => box.querySelector('button')?.click())
  const typed = [...box.querySelectorAll('input')].map(({ value }) => value)
  expect(typed).toEqual(['2026-12-11', '2026-12-14'])
})
