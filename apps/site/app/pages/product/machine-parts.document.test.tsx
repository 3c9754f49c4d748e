import { createContext, use } from 'react'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { mount } from '../../components/mount.fixture.tsx'
import { sentRows } from '../../machine-drawing/sent-machine.ts'
import { MachineParts } from './machine-parts.tsx'
import type { ProductView } from './product-view.ts'

/** A crane that lifts 300 kg as far out as given. */
function craneOf(slug: string, lift_radius: number) {
  const rows = sentRows([{ lift_height: 5, lift_radius, lift_weight: 300 }])
  const title = { text: slug, lang: 'sv' }
  return {
    slug,
    title,
    chart: [{ key: 'main', title, rows }],
    machine: null,
    requested: null,
    slides: [{}],
  } as unknown as ProductView
}

const Shown = createContext(craneOf('', 0))
const Stub = createRoutesStub([
  { path: '/', Component: () => <MachineParts product={use(Shown)} /> },
])
const pageOf = (product: ProductView) => (
  <Shown value={product}>
    <Stub />
  </Shown>
)

test('a related machine is asked at a radius of its own', async () => {
  const { box, show } = await mount(pageOf(craneOf('jekko-jf990', 20)))
  const radius = () => box.querySelector<HTMLInputElement>('[name=radie]')?.value
  expect(radius()).toBe('10')
  await show(pageOf(craneOf('jekko-spx312', 6)))
  expect(radius()).toBe('3')
})
