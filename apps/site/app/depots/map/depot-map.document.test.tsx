import { act, useState } from 'react'
import { createRoutesStub } from 'react-router'
import { expect, test, vi } from 'vitest'
import { mount } from '../../components/mount.fixture.tsx'
import { DepotMap } from './depot-map.tsx'
import { showMap } from './leaflet-map.ts'

vi.mock('./leaflet-map.ts', () => ({ showMap: vi.fn(() => () => undefined) }))

function Page() {
  const [isLeft, setIsLeft] = useState(false)
  if (isLeft) return null
  return (
    <>
      <DepotMap places={[]} label="Karta" />
      <button type="button" onClick={() => setIsLeft(true)}>
        leave
      </button>
    </>
  )
}
const Stub = createRoutesStub([{ path: '/', Component: Page }])

test('a map whose script comes after its page was left is not drawn', async () => {
  const { box } = await mount(<Stub />)
  // Without a pause, in which the script would come.
  for (const button of box.querySelectorAll('button')) act(() => button.click())
  await vi.dynamicImportSettled()
  expect(box.textContent).toBe('')
  expect(showMap).not.toHaveBeenCalled()
})
