import { act } from 'react'
import { createRoutesStub, Link, useLocation } from 'react-router'
import { beforeAll, expect, test, vi } from 'vitest'
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

// jsdom has no modal dialogs.
const methods = { showModal: vi.fn(), close: vi.fn() }
beforeAll(() => {
  Object.assign(HTMLDialogElement.prototype, methods)
})

async function openedMake(): Promise<HTMLElement> {
  const { box } = await mount(<Stub initialEntries={['/forst', '/leverantorer']} />)
  await act(async () => box.querySelector('a')?.click())
  return box
}

test('a make that is opened has the focus on its name', async () => {
  await openedMake()
  expect(document.activeElement?.textContent).toBe('Unic')
  expect(document.activeElement?.tagName).toBe('H2')
})

test('a make that is closed by a double click goes back once', async () => {
  const box = await openedMake()
  await act(async () => {
    const close = box.querySelector<HTMLElement>('dialog a')
    for (let click = 0; click < 2; click += 1) close?.click()
  })
  expect(box.querySelector('output')?.textContent).toBe('/leverantorer')
})

test('a click with Ctrl on Close is left to the browser, and the make stays open', async () => {
  const box = await openedMake()
  const isTaken = vi.fn()
  const browser = (event: Event) => {
    isTaken(event.defaultPrevented)
    // jsdom follows no links.
    event.preventDefault()
  }
  document.addEventListener('click', browser, { once: true })
  const click = new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true })
  await act(async () => box.querySelector('dialog a')?.dispatchEvent(click))
  expect(isTaken).toHaveBeenCalledExactlyOnceWith(false)
  expect(box.querySelector('dialog')).not.toBeNull()
})
