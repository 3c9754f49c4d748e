import { act, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import { Island, island } from './island.tsx'

/** Its button adds a field and fills it at once. */
function Fields() {
  const box = useRef<HTMLDivElement>(null)
  const [isAdded, setIsAdded] = useState(false)
  const add = () => {
    flushSync(() => setIsAdded(true))
    const field = box.current?.querySelector('input')
    if (field) field.value = 'Karin'
  }
  return (
    <div ref={box}>
      <button type="button" onClick={add}>
        Add
      </button>
      {isAdded && <input aria-label="Added" />}
    </div>
  )
}

test('a click from before hydration finds the elements that its handler adds', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const onServer = island(async () => Fields)
  await onServer.load()
  const box = document.body.appendChild(document.createElement('div'))
  box.innerHTML = renderToString(<Island part={onServer} props={{}} />)
  const inBrowser = island(async () => Fields)
  const root = await act(async () => hydrateRoot(box, <Island part={inBrowser} props={{}} />))
  onTestFinished(async () => {
    await act(async () => root.unmount())
    box.remove()
  })
  await act(async () => box.querySelector('button')?.click())
  expect(box.querySelector('input')?.value).toBe('Karin')
})
