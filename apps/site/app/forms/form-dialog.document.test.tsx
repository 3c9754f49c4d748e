import { m } from '@minikran/i18n/messages'
import { act, useEffect, useState } from 'react'
import { createRoutesStub } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { mount } from '../components/mount.fixture.tsx'
import { shownNotices } from '../components/notices.ts'
import { FormDialog } from './form-dialog.tsx'

const sending = vi.fn()
const Receipt = ({ sent }: { sent: string }) => <p>{sent}</p>

/** Its `onSent` is called after it is gone. */
function Form({ onSent }: { onSent: (number: string) => void }) {
  useEffect(() => {
    sending.mockImplementation(onSent)
  }, [onSent])
  return <p>the form</p>
}

const load = vi.fn<() => Promise<object | null>>(async () => ({}))

function Page() {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setIsOpen((now) => !now)}>
        toggle
      </button>
      <FormDialog<object, string>
        title="Form"
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        load={load}
        form={Form}
        receipt={Receipt}
      />
    </>
  )
}

test('a form that is answered after its dialog was closed has its receipt as a notice', async () => {
  const Stub = createRoutesStub([{ path: '/', Component: Page }])
  const { box } = await mount(<Stub />)
  const toggle = () => act(async () => box.querySelector('button')?.click())
  expect(document.body.textContent).toContain('the form')
  await toggle()
  await act(async () => sending('MK-2026-000001'))
  expect(shownNotices.current()).toHaveLength(1)
  await toggle()
  expect(document.body.textContent).toContain('the form')
})

test('a dialog whose form cannot be loaded says so while /fel does not come', async () => {
  load.mockResolvedValueOnce(null)
  const Stub = createRoutesStub([
    { path: '/', Component: Page },
    { path: '/fel', loader: () => new Promise(() => undefined) },
  ])
  await mount(<Stub />)
  await vi.waitFor(() =>
    act(() => expect(document.querySelector('[role=alert]')?.textContent).toBe(m.form_lost())),
  )
})

/** The dialog with its receipt; the clock stands still. */
async function sentAndStopped() {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const Stub = createRoutesStub([{ path: '/', Component: Page }])
  await mount(<Stub />)
  await act(async () => sending('MK-2026-000001'))
  const dialog = document.querySelector<HTMLElement>('[role=dialog]')
  if (dialog === null) throw new Error('There is no dialog')
  const moved = (event: Event, pixels = 0) =>
    act(
      async () =>
        void dialog.dispatchEvent(Object.assign(event, { movementX: pixels, movementY: 0 })),
    )
  const pass = (milliseconds: number) =>
    act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)))
  return { dialog, moved, pass, isOpen: () => dialog.hasAttribute('data-open') }
}

test('the dialog closes 3 seconds after the form was sent and left', async () => {
  const { moved, pass, isOpen } = await sentAndStopped()
  await moved(new Event('pointermove'), 11)
  // Pointed at, it stays.
  await pass(60_000)
  expect(isOpen()).toBe(true)
  await moved(new Event('pointerleave'))
  await pass(2_900)
  expect(isOpen()).toBe(true)
  await pass(100)
  expect(isOpen()).toBe(false)
})

test('a pointer that rests where the form was sent does not hold the dialog open', async () => {
  const { moved, pass, isOpen } = await sentAndStopped()
  await moved(new Event('pointermove'))
  await pass(3_000)
  expect(isOpen()).toBe(false)
})

test('the dialog stays while somebody reads it by the keyboard, until they close it', async () => {
  const { dialog, pass, isOpen } = await sentAndStopped()
  const press = (key: string) =>
    act(
      async () =>
        void document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true }),
        ),
    )
  dialog.querySelector('button')?.focus()
  await press('Tab')
  await pass(60_000)
  expect(isOpen()).toBe(true)
  await press('Escape')
  expect(isOpen()).toBe(false)
})
