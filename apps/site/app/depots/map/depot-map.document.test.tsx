import { act, useState } from 'react'
import { createRoutesStub } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { mount } from '../../components/mount.fixture.tsx'
import { DepotMap } from './depot-map.tsx'
import { showMap } from './leaflet-map.ts'
import type { MapPlace } from './marker-popup.ts'

// Leaflet makes the box a stop of the keyboard.
const drawn = (box: HTMLElement) => {
  box.tabIndex = 0
  return () => undefined
}
vi.mock('./leaflet-map.ts', () => ({ showMap: vi.fn((box: HTMLElement) => drawn(box)) }))

beforeEach(() => void vi.mocked(showMap).mockClear())

function Page() {
  const [isLeft, setIsLeft] = useState(false)
  if (isLeft) return null
  return (
    <>
      <DepotMap places={[]} label="Karta" />
      <button type="button" onClick={() => setIsLeft(true)}>
        leave
      </button>
    </>
  )
}
const Stub = createRoutesStub([{ path: '/', Component: Page }])

test('a map whose script comes after its page was left is not drawn', async () => {
  const { box } = await mount(<Stub />)
  // Without a pause, in which the script would come.
  for (const button of box.querySelectorAll('button')) act(() => button.click())
  await vi.dynamicImportSettled()
  expect(box.textContent).toBe('')
  expect(showMap).not.toHaveBeenCalled()
})

function Searched() {
  const [places, setPlaces] = useState<MapPlace[]>([])
  return (
    <>
      <DepotMap places={places} label="Karta" />
      <button type="button" onClick={() => setPlaces([])}>
        search
      </button>
    </>
  )
}
const SearchedStub = createRoutesStub([{ path: '/', Component: Searched }])

const press = (button: HTMLElement | undefined) =>
  act(async () => {
    button?.focus()
    button?.click()
    await vi.dynamicImportSettled()
  })

test('a map takes the focus when it is asked for, not when it is drawn again', async () => {
  const { box } = await mount(<SearchedStub />)
  const [ask, search] = box.querySelectorAll('button')
  await press(ask)
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Karta')
  await press(search)
  expect(showMap).toHaveBeenCalledTimes(2)
  expect(document.activeElement).toBe(search)
})

test('a map that is drawn again takes no focus where clicks focus no button', async () => {
  const { box } = await mount(<SearchedStub />)
  const [ask, search] = box.querySelectorAll('button')
  await press(ask)
  await act(async () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    search?.click()
    await vi.dynamicImportSettled()
  })
  expect(showMap).toHaveBeenCalledTimes(2)
  expect(document.activeElement).toBe(document.body)
})

test('a map that is drawn again keeps the focus that was in it', async () => {
  vi.mocked(showMap).mockImplementationOnce((map) => {
    const marker = map.appendChild(document.createElement('button'))
    return () => marker.remove()
  })
  const { box } = await mount(<SearchedStub />)
  const [ask, search] = box.querySelectorAll('button')
  await press(ask)
  await act(async () => {
    box.querySelector<HTMLElement>('section button')?.focus()
    search?.click()
    await vi.dynamicImportSettled()
  })
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Karta')
})

test('a map that comes late takes no focus from what is used meanwhile', async () => {
  const { box } = await mount(<SearchedStub />)
  const [ask, search] = box.querySelectorAll('button')
  act(() => ask?.click())
  search?.focus()
  await act(() => vi.dynamicImportSettled())
  expect(showMap).toHaveBeenCalledTimes(1)
  expect(document.activeElement).toBe(search)
})
