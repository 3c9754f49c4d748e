import { act } from 'react'
import { createRoutesStub, Link, useLocation } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { mount } from '../components/mount.fixture.tsx'
import { choiceCookies } from './stored-choices.ts'
import { StoredChoicesLink } from './stored-choices-link.tsx'

const path = '/produkter/minikranar'

function Page() {
  const { search } = useLocation()
  return (
    <>
      <Link to="?sida=2">{search}</Link>
      <StoredChoicesLink />
    </>
  )
}

test('another page of a list keeps the stored choices, and still offers them', async () => {
  const held = choiceCookies('', path, '?weight_max=900').map((text) => text.split(';')[0])
  const written: string[] = []
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(held.join('; '))
  vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => void written.push(text))
  onTestFinished(() => void vi.restoreAllMocks())
  const Stub = createRoutesStub([{ path, Component: Page }])
  const { box } = await mount(<Stub initialEntries={[path]} />)
  const offered = () => box.querySelector('p a')?.getAttribute('href')
  await expect.poll(offered).toBe(`${path}?weight_max=900`)
  await act(async () => box.querySelector('a')?.click())
  expect(box.textContent).toContain('?sida=2')
  await act(async () => void (await import('./stored-choices.ts')))
  expect(written).toEqual([])
  expect(offered()).toBe(`${path}?weight_max=900`)
})
