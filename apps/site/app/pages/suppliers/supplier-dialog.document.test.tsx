import { act } from 'react'
import { createRoutesStub, Link, useLocation } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { mount } from '../../components/mount.fixture.tsx'
import { SupplierDialog } from './supplier-dialog.tsx'
import type { OpenedSupplier } from './supplier-view.ts'
import { overList } from './use-supplier-address.ts'

const supplier: OpenedSupplier = {
  slug: 'unic',
  name: 'Unic',
  logo: null,
  url: null,
  content: { text: '', lang: 'sv' },
  repairs: true,
  sales: true,
  count: 0,
  cards: [],
}

function Page() {
  const { pathname, search } = useLocation()
  if (search !== '') return <SupplierDialog supplier={supplier} />
  return (
    <>
      <output>{pathname}</output>
      <Link to="?tillverkare=unic" state={overList}>
        Unic
      </Link>
    </>
  )
}
const Stub = createRoutesStub([{ path: '/:page', Component: Page }])

test('a make that is closed by a double click goes back once', async () => {
  // jsdom has no modal dialogs.
  const methods = { showModal: vi.fn(), close: vi.fn() }
  Object.assign(HTMLDialogElement.prototype, methods)
  onTestFinished(() => {
    for (const name of Object.keys(methods))
      Reflect.deleteProperty(HTMLDialogElement.prototype, name)
  })
  const { box } = await mount(<Stub initialEntries={['/forst', '/leverantorer']} />)
  await act(async () => box.querySelector('a')?.click())
  await act(async () => {
    const close = box.querySelector<HTMLElement>('dialog a')
    for (let click = 0; click < 2; click += 1) close?.click()
  })
  expect(box.querySelector('output')?.textContent).toBe('/leverantorer')
})
