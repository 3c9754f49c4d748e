import { act } from 'react'
import { createRoutesStub } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { mount } from '../../components/mount.fixture.tsx'
import type { Unsent } from './send-again.ts'
import { UnsentPage } from './unsent-page.tsx'

const unsent = {
  kind: 'credit',
  name: 'credit',
  path: '/kreditansokan',
  about: '',
  summary: '',
  pending: { key: 'k1', body: {} },
} as unknown as Unsent
const Stub = createRoutesStub([{ path: '/', Component: () => <UnsentPage unsent={unsent} /> }])

test.each([
  ['sent', 1, 200, { data: { case_number: 'MK-2026-000123' } }],
  ['refused', 1, 422, { count: 1, errors: { limit: ['required'] } }],
  ['failed', 2, 500, {}],
])(
  'a form that is %s is sent %d times while the network comes back twice',
  async (_, times, status, answer) => {
    onTestFinished(() => {
      vi.restoreAllMocks()
      localStorage.clear()
      sessionStorage.clear()
    })
    const fetch = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async () => Response.json(answer, { status }))
    await mount(<Stub />)
    for (let online = 0; online < 2; online += 1) {
      await act(async () => void dispatchEvent(new Event('online')))
    }
    expect(fetch).toHaveBeenCalledTimes(times)
  },
)
