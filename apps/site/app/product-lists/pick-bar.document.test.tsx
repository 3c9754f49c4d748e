import { m } from '@minikran/i18n/messages'
import { act } from 'react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { expect, test } from 'vitest'
import { mount } from '../components/mount.fixture.tsx'
import { PickBar } from './pick-bar.tsx'
import { PickCheckbox } from './pick-checkbox.tsx'
import { usePicked } from './use-picked.ts'

function List() {
  const picking = usePicked()
  return (
    <div onChange={picking.onChange}>
      <PickCheckbox slug="kran" title={{ text: 'Kran', lang: 'sv' }} picked={picking.picked} />
      <PickBar picking={picking} shown={['kran']} />
    </div>
  )
}

const HydrateFallback = () => null

test('a tick far above the bar is told: how many are picked', async () => {
  const router = createMemoryRouter([{ path: '/', Component: List }])
  const { box } = await mount(<RouterProvider router={router} />)
  const status = box.querySelector('[aria-live]')
  expect(status?.textContent).toBe(m.crane_compare_add())
  await act(async () => box.querySelector('input')?.click())
  expect(status?.textContent).toBe(m.results_compare({ count: 1 }))
})

test('clearing the picks lets a page of the list that is on its way come, without them', async () => {
  const { promise, resolve } = Promise.withResolvers<null>()
  const loader = ({ request }: { request: Request }) =>
    request.url.includes('sida=2') ? promise : null
  const routes = [{ path: '/', Component: List, loader, HydrateFallback }]
  const router = createMemoryRouter(routes, { initialEntries: ['/?m=kran'] })
  const { box } = await mount(<RouterProvider router={router} />)
  await act(async () => void router.navigate('/?m=kran&sida=2'))
  await act(async () => box.querySelector('a')?.click())
  await act(async () => resolve(null))
  expect(router.state.location.search).toBe('?sida=2')
  expect(box.textContent).not.toContain(m.results_compare_clear())
})
