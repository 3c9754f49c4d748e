import { act } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { mount } from '../../components/mount.fixture.tsx'
import { PictureField } from './picture-field.tsx'
import { addPictures, clearPictures } from './picture-list.ts'

let isOffline = true
vi.mock('./picture-rows.tsx', () => {
  if (isOffline) throw new Error('offline')
  return { PictureRows: () => 'rows' }
})
vi.mock('./send-picture.ts', () => ({
  sendPicture: () => ({ ended: Promise.resolve({ kind: 'kept', id: 'a' }) }),
}))

test('a list of pictures whose script was not loaded is loaded with the next picture', async () => {
  onTestFinished(() => clearPictures('service'))
  const labels = { label: '', hint: '', brought: '', error: undefined }
  const { box } = await mount(<PictureField form="service" {...labels} />)
  const add = () =>
    act(async () => {
      await addPictures('service', [new File([], 'kran.jpg')])
      await vi.dynamicImportSettled()
    })
  await add()
  expect(box.textContent).not.toContain('rows')
  isOffline = false
  await add()
  expect(box.textContent).toContain('rows')
})
