import { act, useLayoutEffect, useRef } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { mount } from '../../components/mount.fixture.tsx'
import { PictureField } from './picture-field.tsx'
import { addPictures, clearPictures, pictureList } from './picture-list.ts'

const labels = { label: '', hint: '', brought: '', error: undefined }
let isOffline = true
const PictureRows = () => 'rows'
const rowsScript = () => {
  if (isOffline) throw new Error('offline')
  return { PictureRows }
}
vi.mock('./send-picture.ts', () => ({
  sendPicture: () => ({
    ended: Promise.resolve(
      isOffline ? { kind: 'refused', rule: 'imageNotSent' } : { kind: 'kept', id: 'a' },
    ),
  }),
}))

beforeEach(() => {
  isOffline = true
  vi.resetModules()
  vi.doMock('./picture-rows.tsx', rowsScript)
})

test('a list of pictures whose script was not loaded says so, and is loaded with the next picture', async () => {
  onTestFinished(() => clearPictures('service'))
  const { box } = await mount(<PictureField form="service" {...labels} />)
  const add = () =>
    act(async () => {
      await addPictures('service', [new File([], 'kran.jpg')])
      await vi.dynamicImportSettled()
    })
  await add()
  expect(box.textContent).toContain('Bilden kunde inte skickas.')
  isOffline = false
  await add()
  expect(box.textContent).toContain('rows')
  expect(box.textContent).not.toContain('Bilden kunde inte skickas.')
})

test('all pictures of a form can be sent again when the script of their list was not loaded', async () => {
  onTestFinished(() => clearPictures('service'))
  const { box } = await mount(<PictureField form="service" {...labels} />)
  await act(async () => {
    const chosen = ['kran.jpg', 'tak.jpg', 'port.jpg'].map((name) => new File([], name))
    await addPictures('service', chosen)
    await vi.dynamicImportSettled()
  })
  isOffline = false
  await act(async () => {
    box.querySelector('button')?.click()
    await vi.dynamicImportSettled()
  })
  expect(box.textContent).toContain('rows')
  expect(pictureList.read('service').map(({ state }) => state.kind)).toEqual(Array(3).fill('kept'))
})

/** The form with a file that was chosen before React has run its effects. */
function ChosenEarly() {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const files = [new File([], 'tak.jpg')]
    const input = box.current?.querySelector('input[type=file]')
    if (input) Object.defineProperty(input, 'files', { value: files })
  }, [])
  return (
    <div ref={box}>
      <PictureField form="service" {...labels} />
    </div>
  )
}

test('a picture that was chosen before the form’s script has loaded is taken', async () => {
  onTestFinished(() => clearPictures('service'))
  await mount(<ChosenEarly />)
  expect(pictureList.read('service').map(({ name }) => name)).toEqual(['tak.jpg'])
})
