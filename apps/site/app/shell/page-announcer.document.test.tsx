import { act } from 'react'
import { createRoutesStub, Link, Outlet } from 'react-router'
import { expect, test } from 'vitest'
import { mount } from '../components/mount.fixture.tsx'
import { PageAnnouncer } from './page-announcer.tsx'

const Layout = () => (
  <>
    <Outlet />
    <PageAnnouncer />
  </>
)
const Home = () => (
  <>
    <title>Start</title>
    <Link to="/regioner">Vidare</Link>
  </>
)
const Depots = () => (
  <>
    <title>Depåer</title>
    <Link to="?sida=2">Vidare</Link>
  </>
)
const Stub = createRoutesStub([
  {
    path: '/',
    Component: Layout,
    children: [
      { index: true, Component: Home },
      { path: 'regioner', Component: Depots },
    ],
  },
])

test('the title of each next page is told, and the first and a change on one page are not', async () => {
  const { box } = await mount(<Stub />)
  const told = box.querySelector('[aria-live]')
  const goOn = () => act(async () => box.querySelector('a')?.click())
  expect(told?.textContent).toBe('')
  await goOn()
  expect(told?.textContent).toBe('Depåer')
  document.title = 'Depåer, sida 2'
  await goOn()
  expect(told?.textContent).toBe('Depåer')
})
