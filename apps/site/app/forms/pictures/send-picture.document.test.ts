import { expect, onTestFinished, test, vi } from 'vitest'
import { sendPicture } from './send-picture.ts'

/** A request that is never answered: it ends by its time limit alone. */
class Unanswered extends EventTarget {
  upload = new EventTarget()
  timeout = 0
  status = 0
  open() {}
  setRequestHeader() {}
  send() {
    if (this.timeout > 0) this.dispatchEvent(new Event('loadend'))
  }
}

test('a picture without an answer ends by a time limit, since its form cannot be sent before', async () => {
  vi.stubGlobal('XMLHttpRequest', Unanswered)
  onTestFinished(() => void vi.unstubAllGlobals())
  const { ended } = sendPicture(new Blob(), () => undefined)
  expect(await Promise.race([ended, Promise.resolve('still under way')])).toMatchObject({
    kind: 'refused',
  })
})
