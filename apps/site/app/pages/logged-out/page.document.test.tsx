import { createRoutesStub } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import { mount } from '../../components/mount.fixture.tsx'
import LoggedOutPage from './page.tsx'

async function open(search: string): Promise<void> {
  const path = '/mina-sidor/utloggad'
  const Stub = createRoutesStub([
    { id: 'page', path, Component: LoggedOutPage, loader: () => null },
  ])
  const state = { loaderData: { page: null } }
  await mount(<Stub initialEntries={[path + search]} hydrationData={state} />)
}

async function keptAfter(search: string): Promise<string | null> {
  onTestFinished(() => sessionStorage.clear())
  sessionStorage.setItem('inquiry', '{"values":{"email":"karin@kund.example"}}')
  await open(search)
  return sessionStorage.getItem('inquiry')
}

const linksTo = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))

test('after an erasure the page says that the account is erased, and offers no log-in', async () => {
  await open('?klart=radera')
  expect(document.body.textContent).toContain('Kontot och dina uppgifter är raderade.')
  expect(linksTo()).toEqual(['/', '/'])
})

test('after logging out the page offers to log in again', async () => {
  await open('')
  expect(linksTo()).toEqual(['/', '/mina-sidor/logga-in', '/'])
})

test('logging out deletes what was typed in the tab', async () => {
  expect(await keptAfter('')).toBeNull()
})

test('a session that ended by itself leaves what was typed', async () => {
  expect(await keptAfter('?forcerelogin=sessionExpired')).toContain('karin@kund.example')
})
