import { act } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { mount } from '../components/mount.fixture.tsx'
import { useLiveSelection } from './use-live-selection.ts'

const requestedOf = (weight: number) => ({ load: { height: 1, radius: 1, weight }, extra: 0 })
const handleRequest = vi.fn()

function Typed() {
  const { update } = useLiveSelection(null, { onRequest: handleRequest })
  return <input onInput={(event) => update(requestedOf(Number(event.currentTarget.value)))} />
}

test('typing asks once a pause, as a live search', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', (request: Request) => {
    asked.push(request.url)
    return Promise.withResolvers().promise
  })
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  const { box } = await mount(<Typed />)
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
  const field = box.querySelector('input') as HTMLInputElement
  for (const key of '1200') {
    field.value += key
    await act(async () => field.dispatchEvent(new InputEvent('input', { bubbles: true })))
    await pass(249)
  }
  expect(handleRequest).not.toHaveBeenCalled()
  await pass(1)
  vi.useRealTimers()
  await expect.poll(() => asked.length).toBeGreaterThan(1)
  expect(handleRequest.mock.calls).toEqual([[requestedOf(1200)]])
  const searches = asked.filter((address) => address.includes('getCraneselectorsArr'))
  expect(searches).toEqual([expect.stringMatching(/platform=web-live.*weight=1200/)])
})

test('a search that is still to come ends with the page: it cannot change the address of the next one', async () => {
  handleRequest.mockClear()
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { box, show } = await mount(<Typed />)
  const field = box.querySelector('input') as HTMLInputElement
  field.value = '1200'
  await act(async () => field.dispatchEvent(new InputEvent('input', { bubbles: true })))
  await show(null)
  await act(() => vi.advanceTimersByTimeAsync(250))
  expect(handleRequest).not.toHaveBeenCalled()
})
