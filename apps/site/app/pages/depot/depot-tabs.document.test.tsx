import { act } from 'react'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { mount } from '../../components/mount.fixture.tsx'
import { DepotTabs } from './depot-tabs.tsx'

const panels = { oppettider: <p>7–16</p>, personal: <p>Per</p> }
const Stub = createRoutesStub([{ path: '*', Component: () => <DepotTabs panels={panels} /> }])

test.each([
  ['ArrowRight', '', 'flik-personal'],
  ['ArrowRight', '?flik=personal', 'flik-oppettider'],
  ['ArrowLeft', '', 'flik-personal'],
  ['ArrowLeft', '?flik=personal', 'flik-oppettider'],
  ['Home', '?flik=personal', 'flik-oppettider'],
  ['End', '', 'flik-personal'],
])('%s at the address with %j opens %s', async (key, search, opened) => {
  const { box } = await mount(<Stub initialEntries={[`/depa/stockholm${search}`]} />)
  const shown = () => box.querySelector<HTMLElement>('[role=tab][aria-selected=true]')
  await act(async () => {
    shown()?.focus()
    shown()?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  })
  expect([shown()?.id, document.activeElement?.id]).toEqual([opened, opened])
})
