import { act } from 'react'
import { createRoutesStub } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { mount } from '../components/mount.fixture.tsx'
import { addPictures, clearPictures } from '../forms/pictures/picture-list.ts'
import { ServiceForm } from './service-form.tsx'

const upload = Promise.withResolvers<{ kind: 'kept'; id: string }>()
vi.mock('../forms/pictures/send-picture.ts', () => ({
  sendPicture: () => ({ ended: upload.promise, cancel: () => undefined }),
}))

const Form = () => (
  <ServiceForm
    depots={[]}
    start={{}}
    plainKey=""
    challenge={null}
    posted={null}
    onSent={() => undefined}
  />
)

test('a service request waits for its pictures', async () => {
  onTestFinished(() => clearPictures('service'))
  const Stub = createRoutesStub([{ path: '/', Component: Form }])
  const { box } = await mount(<Stub />)
  const send = [...box.querySelectorAll('button')].at(-1)
  expect(send?.disabled).toBe(false)
  let added = Promise.resolve()
  await act(async () => {
    added = addPictures('service', [new File([], 'skylt.jpg')])
    await vi.dynamicImportSettled()
  })
  expect(send?.disabled).toBe(true)
  await act(async () => {
    upload.resolve({ kind: 'kept', id: 'a' })
    await added
  })
  expect(send?.disabled).toBe(false)
})
