import { act } from 'react'
import { createRoutesStub, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { mount } from '../../components/mount.fixture.tsx'
import { SupplierList } from './supplier-list.tsx'
import type { Supplier } from './supplier-view.ts'
import { isOverList } from './use-supplier-address.ts'

const make: Supplier = {
  slug: 'unic',
  name: 'Unic',
  logo: null,
  url: null,
  content: { text: '', lang: 'sv' },
  repairs: true,
  sales: true,
  count: 1,
}

function Page() {
  const isOver = isOverList(useLocation().state)
  return isOver ? <output>over</output> : <SupplierList all={[make]} show={null} />
}
const Stub = createRoutesStub([{ path: '/', Component: Page }])

test.each(['li', 'table'])(
  'a make of the %s opens over the list, to which closing it leads back',
  async (place) => {
    const { box } = await mount(<Stub />)
    await act(async () => box.querySelector<HTMLElement>(`${place} a[data-opens-here]`)?.click())
    expect(box.textContent).toBe('over')
  },
)
