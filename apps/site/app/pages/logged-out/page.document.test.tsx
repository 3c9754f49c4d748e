import { createRoutesStub } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import { mount } from '../../components/mount.fixture.tsx'
import LoggedOutPage from './page.tsx'

async function keptAfter(search: string): Promise<string | null> {
  onTestFinished(() => sessionStorage.clear())
  sessionStorage.setItem('inquiry', '{"values":{"email":"karin@kund.example"}}')
  const path = '/mina-sidor/utloggad'
  const Stub = createRoutesStub([
    { id: 'page', path, Component: LoggedOutPage, loader: () => null },
  ])
  const state = { loaderData: { page: null } }
  await mount(<Stub initialEntries={[path + search]} hydrationData={state} />)
  return sessionStorage.getItem('inquiry')
}

test('logging out deletes what was typed in the tab', async () => {
  expect(await keptAfter('')).toBeNull()
})

test('a session that ended by itself leaves what was typed', async () => {
  expect(await keptAfter('?forcerelogin=sessionExpired')).toContain('karin@kund.example')
})
