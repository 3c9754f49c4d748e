import { act } from 'react'
import { createRoutesStub, Link, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { mount } from '../components/mount.fixture.tsx'
import { usePicked } from './use-picked.ts'

const path = '/produkter/minikranar'

function Page() {
  const { search } = useLocation()
  const { picked, formRef, onChange } = usePicked()
  return (
    <>
      <Link to={`${path}?sida=2`}>next page</Link>
      <Link to={path}>none</Link>
      <form ref={formRef} onChange={onChange}>
        {['spx312', 'spx532'].map((slug) => (
          <input
            key={slug}
            type="checkbox"
            name="m"
            value={slug}
            defaultChecked={picked.includes(slug)}
          />
        ))}
      </form>
      <p>{`${search} ${picked.join('+')}`}</p>
    </>
  )
}

const HydrateFallback = () => null

async function showList(search = '') {
  const { promise, resolve: arrive } = Promise.withResolvers<null>()
  const loader = ({ request }: { request: Request }) =>
    request.url.includes('sida=2') ? promise : null
  const Stub = createRoutesStub([{ path, Component: Page, loader, HydrateFallback }])
  const { box } = await mount(<Stub initialEntries={[`${path}${search}`]} />)
  const [next, none] = box.querySelectorAll('a')
  const [first, second] = box.querySelectorAll('input')
  const shown = () => [
    box.querySelector('p')?.textContent,
    ...[...box.querySelectorAll('input')].map(({ checked }) => checked),
  ]
  return { next, none, first, second, shown, arrive: () => act(async () => arrive(null)) }
}

test('a pick stays when a link is followed before the address has it', async () => {
  const { next, first, shown, arrive } = await showList()
  await act(async () => {
    first?.click()
    next?.click()
  })
  await arrive()
  expect(shown()).toEqual(['?sida=2&m=spx312 spx312', true, false])
})

test('a pick does not end the way to another page of the list', async () => {
  const { next, first, shown, arrive } = await showList()
  await act(async () => next?.click())
  await act(async () => first?.click())
  await arrive()
  expect(shown()).toEqual(['?sida=2&m=spx312 spx312', true, false])
})

test('picks that are emptied do not come back with the last one', async () => {
  const { none, second, shown } = await showList('?m=spx312')
  await act(async () => {
    second?.click()
    none?.click()
  })
  expect(shown()).toEqual([' ', false, false])
})
