import { m } from '@minikran/i18n/messages'
import { act } from 'react'
import { createRoutesStub } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { mount } from '../components/mount.fixture.tsx'
import { RegistrationDialog } from './registration-dialog.tsx'

const Page = () => (
  <RegistrationDialog slug="lift" title="Lift" isOpen onOpenChange={() => undefined} />
)
const Stub = createRoutesStub([{ path: '/', Component: Page }])

test('a course that has begun since its page was loaded has no form', async () => {
  onTestFinished(() => void vi.restoreAllMocks())
  const data = { type: 3, title_sv: 'Lift', title_en: null, course_time: '2020-03-01 08:00' }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ data }))
  await mount(<Stub />)
  await act(async () => undefined)
  expect(document.body.textContent).toContain(m.registration_over())
  expect(document.querySelector('[role=dialog] form')).toBeNull()
})
