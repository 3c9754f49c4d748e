import { act } from 'react'
import { createRoutesStub, data, useActionData } from 'react-router'
import { expect, test } from 'vitest'
import { wholeFormFault } from '../../account-pages/account-faults.ts'
import type { PostedForm } from '../../account-pages/account-form.tsx'
import { mount } from '../../components/mount.fixture.tsx'
import { SessionList } from './session-list.tsx'

const other = { id: 's2', browser: 'Firefox', lastUsed: 'fre 20 nov 2026 09:00', current: false }

function Sessions() {
  const posted = useActionData<PostedForm>() ?? null
  return <SessionList sessions={[other]} posted={posted} />
}

const Nothing = () => null

test('a session that could not be ended says so, and the sentence has the focus', async () => {
  const refused = { does: 'session', values: {}, faults: [wholeFormFault('Det sparades inte.')] }
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => ({ user: { id: 7 } }),
      HydrateFallback: Nothing,
      children: [
        { path: 'min-sida', Component: Sessions, action: () => data(refused, { status: 503 }) },
      ],
    },
  ])
  const { box } = await mount(<Stub initialEntries={['/min-sida']} />)
  expect(box.querySelector('[role=alert]')).toBeNull()
  await act(async () => box.querySelector('button')?.click())
  const alert = box.querySelector('[role=alert]')
  expect(alert?.textContent).toContain('Det sparades inte.')
  expect(document.activeElement).toBe(alert)
})
