import { act } from 'react'
import { createRoutesStub, Link } from 'react-router'
import { expect, test } from 'vitest'
import { mount } from '../components/mount.fixture.tsx'
import { SearchForm } from './search-form.tsx'

const Page = () => (
  <>
    <SearchForm />
    <Link to="/produkter?q=lyft">lyft</Link>
  </>
)

const HydrateFallback = () => null

test('what is typed while a search is under way stays, with the focus, and gives way to a link', async () => {
  const { promise, resolve } = Promise.withResolvers<null>()
  const loader = ({ request }: { request: Request }) =>
    request.url.includes('q=kran') ? promise : null
  const path = '/produkter'
  const Stub = createRoutesStub([{ path, Component: Page, loader, HydrateFallback }])
  const { box } = await mount(<Stub initialEntries={[path]} />)
  const field = () => box.querySelector('input')
  field()?.focus()
  Object.assign(field() ?? {}, { value: 'kran' })
  await act(async () => box.querySelector('form')?.requestSubmit())
  Object.assign(field() ?? {}, { value: 'kranbil' })
  await act(async () => resolve(null))
  expect(field()?.value).toBe('kranbil')
  expect(document.activeElement).toBe(field())
  await act(async () => box.querySelector('a')?.click())
  expect(field()?.value).toBe('lyft')
})

test.each([
  ['/produkter/liftar?m=a,b', ['a,b']],
  ['/produkter/liftar', []],
  // Names pairs of cranes and lifters there.
  ['/lyftplan/jamfor?m=a', []],
])('a search at %s keeps the picked machines %j', async (address, picked) => {
  const Stub = createRoutesStub([{ path: '*', Component: Page }])
  const { box } = await mount(<Stub initialEntries={[address]} />)
  const form = box.querySelector('form')
  expect(new FormData(form ?? undefined).getAll('m')).toEqual(picked)
})
