import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'

/** Shows elements in the document of jsdom until the test ends. */
export async function mount(shown: ReactNode) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const box = document.body.appendChild(document.createElement('div'))
  const root = createRoot(box)
  const show = (next: ReactNode) => act(async () => root.render(next))
  onTestFinished(async () => {
    await act(async () => root.unmount())
    box.remove()
  })
  await show(shown)
  return { box, show }
}
