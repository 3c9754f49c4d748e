// @vitest-environment jsdom
import { act, useEffect, useState } from 'react'
import { createRoutesStub } from 'react-router'
import { expect, test, vi } from 'vitest'
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
        load={async () => ({})}
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
