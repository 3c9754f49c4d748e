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
  hint: '',
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

const Page = () => (
  <>
    <Link to={`${path}?m=jekko-spx312`}>pick</Link>
    <Link to={`${path}?weight_max=900`}>narrow</Link>
    <ListForm list={list} />
  </>
)
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
