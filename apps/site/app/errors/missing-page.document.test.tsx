import { act } from 'react'
import { createRoutesStub } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { mount } from '../components/mount.fixture.tsx'
import { MissingPage } from './missing-page.tsx'

const Stub = createRoutesStub([
  { path: '/borta', Component: MissingPage },
  { path: '/', Component: () => <p>Start</p> },
])

async function openMissing() {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { box } = await mount(<Stub initialEntries={['/borta']} />)
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      await act(async () => vi.advanceTimersByTime(1000))
    }
  }
  return { box, pass }
}

test('an unknown page leads home after 15 seconds', async () => {
  const { box, pass } = await openMissing()
  await act(async () => vi.advanceTimersByTime(0))
  expect(box.querySelector('[role=timer]')?.textContent).toMatch(/ 15 s/)
  await pass(14)
  expect(box.querySelector('[role=timer]')?.textContent).toMatch(/ 1 s/)
  await pass(1)
  expect(box.textContent).toBe('Start')
})

test('typing into the search stops the way home', async () => {
  const { box, pass } = await openMissing()
  await pass(5)
  const field = box.querySelector('input[name=q]')
  await act(async () => void field?.dispatchEvent(new Event('input', { bubbles: true })))
  await pass(20)
  expect(field?.isConnected).toBe(true)
  expect(box.querySelector('[role=timer]')).toBeNull()
})

test('the button stops the way home and leaves the focus in the content', async () => {
  const { box, pass } = await openMissing()
  Object.assign(box, { id: 'content', tabIndex: -1 })
  await pass(5)
  const button = box.querySelector<HTMLButtonElement>('[role=timer] + button')
  button?.focus()
  await act(async () => button?.click())
  await pass(20)
  expect(box.querySelector('[role=timer]')).toBeNull()
  expect(document.activeElement).toBe(box)
})
