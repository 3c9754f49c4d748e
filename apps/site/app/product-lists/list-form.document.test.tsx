import { act } from 'react'
import { createRoutesStub, Link } from 'react-router'
import { expect, test } from 'vitest'
import { mount } from '../components/mount.fixture.tsx'
import { ListForm } from './list-form.tsx'
import type { ListView } from './list-view.ts'

const path = '/produkter/minikranar'
const weight = {
  kind: 'range',
  label: 'Vikt',
  unit: 'kg',
  hint: '500 – 5 000 kg',
  fromName: 'weight_min',
  toName: 'weight_max',
  from: '',
  to: '',
  isFaulty: false,
} as const
const list: ListView = {
  page: 1,
  count: 2,
  hits: 2,
  sort: 'order',
  sorts: [{ value: 'order', label: 'Vår ordning' }],
  filters: [weight],
  active: [],
  cards: [],
  table: null,
}

const active = ['weight_min', 'weight_max'].map((name) => ({ text: name, names: [name] }))
const NarrowedPage = () => <ListForm list={{ ...list, active }} />

const Page = () => (
  <>
    <Link to={`${path}?m=jekko-spx312`}>pick</Link>
    <Link to={`${path}?weight_max=900`}>narrow</Link>
    <ListForm list={list} />
  </>
)
const HydrateFallback = () => null

const Stub = createRoutesStub([{ path, Component: Page }])

test('a number that is being typed stays when a machine is picked, and gives way to a filter', async () => {
  const { box } = await mount(<Stub initialEntries={[path]} />)
  const field = box.querySelector<HTMLInputElement>('[name=weight_max]')
  if (field === null) throw new Error('no field')
  const [pick, narrow] = box.querySelectorAll('a')
  field.value = '1500'
  await act(async () => pick?.click())
  expect(box.querySelector('[name=m]')).not.toBeNull()
  expect(field.value).toBe('1500')
  await act(async () => narrow?.click())
  expect(field.value).toBe('900')
})

test('a number that is typed while a filter is on its way stays when it comes', async () => {
  const { promise, resolve } = Promise.withResolvers<null>()
  const loader = ({ request }: { request: Request }) =>
    request.url.includes('weight_max') ? promise : null
  const Slow = createRoutesStub([{ path, Component: Page, loader, HydrateFallback }])
  const { box } = await mount(<Slow initialEntries={[path]} />)
  const [from, to] = ['weight_min', 'weight_max'].map((name) =>
    box.querySelector<HTMLInputElement>(`[name=${name}]`),
  )
  if (!from || !to) throw new Error('no field')
  to.value = '900'
  await act(async () => to.form?.requestSubmit())
  from.value = '300'
  await act(async () => resolve(null))
  expect([from.value, to.value]).toEqual(['300', '900'])
  const [, narrow] = box.querySelectorAll('a')
  await act(async () => to.form?.requestSubmit())
  await act(async () => narrow?.click())
  expect([from.value, to.value]).toEqual(['', '900'])
})

test('a filter that is taken away while another one goes does not bring that back', async () => {
  const { promise, resolve } = Promise.withResolvers<null>()
  const isFirst = (search: string) => search === '?weight_min=300&weight_max=900'
  const loader = ({ request }: { request: Request }) =>
    isFirst(new URL(request.url).search) ? null : promise
  const Slow = createRoutesStub([{ path, Component: NarrowedPage, loader, HydrateFallback }])
  const { box } = await mount(<Slow initialEntries={[`${path}?weight_min=300&weight_max=900`]} />)
  const [from, to] = box.querySelectorAll('a')
  await act(async () => from?.click())
  await act(async () => to?.click())
  await act(async () => resolve(null))
  const values = ['weight_min', 'weight_max'].map(
    (name) => box.querySelector<HTMLInputElement>(`[name=${name}]`)?.value,
  )
  expect(values).toEqual(['', ''])
})

test('both ends of a range are described by what there is', async () => {
  const { box } = await mount(<Stub initialEntries={[path]} />)
  const hints = [...box.querySelectorAll('[name^=weight]')].map((field) => {
    const id = field.getAttribute('aria-describedby') ?? ''
    return document.getElementById(id)?.textContent
  })
  expect(hints).toEqual([weight.hint, weight.hint])
})
