import { act } from 'react'
import { createMemoryRouter, Link, useLocation } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { expect, test } from 'vitest'
import { mount } from '../components/mount.fixture.tsx'
import { useNextLocation } from '../components/use-next-location.ts'
import { changedAddress, tableView } from './list-address.ts'
import { usePicked } from './use-picked.ts'

const path = '/produkter/minikranar'

function Page() {
  const { search } = useLocation()
  const { picked, formRef, onChange } = usePicked()
  return (
    <>
      <Link to={changedAddress(useNextLocation(), { vy: tableView })}>table</Link>
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
    request.url.includes(tableView) ? promise : null
  const routes = [{ path, Component: Page, loader, HydrateFallback }]
  const router = createMemoryRouter(routes, { initialEntries: [`${path}${search}`] })
  const { box } = await mount(<RouterProvider router={router} />)
  const [table, none] = box.querySelectorAll('a')
  const [first, second] = box.querySelectorAll('input')
  const shown = () => [
    box.querySelector('p')?.textContent,
    ...[...box.querySelectorAll('input')].map(({ checked }) => checked),
  ]
  return { table, none, first, second, shown, arrive: () => act(async () => arrive(null)) }
}

test('a pick stays when a link of the list is followed at once', async () => {
  const { table, first, shown, arrive } = await showList()
  await act(async () => {
    first?.click()
    table?.click()
  })
  await arrive()
  expect(shown()).toEqual(['?m=spx312&vy=tabell spx312', true, false])
})

test('a pick does not end the way to another view of the list', async () => {
  const { table, first, shown, arrive } = await showList()
  await act(async () => table?.click())
  await act(async () => first?.click())
  await arrive()
  expect(shown()).toEqual(['?vy=tabell&m=spx312 spx312', true, false])
})

test('picks that are emptied do not come back with the last one', async () => {
  const { none, second, shown } = await showList('?m=spx312')
  await act(async () => {
    second?.click()
    none?.click()
  })
  expect(shown()).toEqual([' ', false, false])
})

test('a pick of a narrowed list stays there when a link leads to all of the list', async () => {
  const { none, first, shown } = await showList('?weight_max=900')
  await act(async () => first?.click())
  expect(shown()).toEqual(['?weight_max=900&m=spx312 spx312', true, false])
  await act(async () => none?.click())
  expect(shown()).toEqual([' ', false, false])
})
