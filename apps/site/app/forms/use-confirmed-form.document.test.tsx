import { createRoutesStub } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { mount } from '../components/mount.fixture.tsx'
import { useConfirmedForm } from './use-confirmed-form.ts'

const takeFromList = vi.fn()
afterEach(() => void takeFromList.mockClear())

function Page() {
  useConfirmedForm({ draft: 'inquiry', kind: 'inquiry', about: '' }, takeFromList)
  return null
}
const Stub = createRoutesStub([{ path: '/', Component: Page }])

test.each([
  ['', 0],
  ['?skickad=MK-2026-000001', 1],
])('the page "%s" takes its machines from the inquiry list %i times', async (search, times) => {
  await mount(<Stub initialEntries={[`/${search}`]} />)
  expect(takeFromList).toHaveBeenCalledTimes(times)
})
