import { uploadLimits } from '@minikran/domain/media/upload-limits'
import { act, renderHook } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { useUploads } from './use-uploads.ts'

const uploaded = { id: 9, name: 'kran.jpg', file: 'kran.jpg', bytes: 4, is_duplicate: false }

/** An upload that is begun for one field; its answer arrives when `arrive` is called. */
async function beginUpload() {
  const onLoad: (() => void)[] = []
  class LateRequest {
    readonly upload = { addEventListener: () => undefined }
    readonly status = 200
    readonly response = { data: uploaded }
    open = () => undefined
    send = () => undefined
    addEventListener(name: string, listener: () => void) {
      if (name === 'load') onLoad.push(listener)
    }
  }
  vi.stubGlobal('XMLHttpRequest', LateRequest)
  onTestFinished(() => void vi.unstubAllGlobals())
  const added: string[] = []
  const into = (field: string) => () => void added.push(field)
  const { result, rerender, unmount } = renderHook(
    ({ field }) => useUploads('images', into(field)),
    { initialProps: { field: 'pages.0' } },
  )
  await act(async () => result.current.add([new File(['bild'], 'kran.jpg')]))
  expect(onLoad).toHaveLength(1)
  const arrive = () => act(async () => onLoad[0]?.())
  return { added, arrive, moveTo: (field: string) => rerender({ field }), unmount }
}

test('a file is added to the page that it was uploaded for, also when the page was moved', async () => {
  const { added, arrive, moveTo } = await beginUpload()
  moveTo('pages.1')
  await arrive()
  expect(added).toEqual(['pages.1'])
})

test('a file for a page that was removed is added to no other page', async () => {
  const { added, arrive, unmount } = await beginUpload()
  unmount()
  await arrive()
  expect(added).toEqual([])
})

test('a file that cannot even be sent says so, and the next one is sent', async () => {
  const added: unknown[] = []
  let sendings = 0
  class FailingRequest {
    readonly upload = { addEventListener: () => undefined }
    readonly status = 200
    readonly response = { data: uploaded }
    #onLoad = () => {}
    open = () => undefined
    send = () => {
      sendings += 1
      if (sendings === 1) throw new TypeError('not sent')
      this.#onLoad()
    }
    addEventListener(name: string, listener: () => void) {
      if (name === 'load') this.#onLoad = listener
    }
  }
  vi.stubGlobal('XMLHttpRequest', FailingRequest)
  onTestFinished(() => void vi.unstubAllGlobals())
  const { result } = renderHook(() => useUploads('images', (one) => void added.push(one)))
  await act(async () => result.current.add([new File(['1'], '1.jpg'), new File(['2'], '2.jpg')]))
  expect(result.current.uploads.map(({ fault }) => fault)).toEqual([expect.any(String), null])
  expect(added).toEqual([uploaded])
})

test.each([
  [413, { code: 'bodyTooLarge' }, /större än 10 MB/],
  [422, { code: 'validationFailed', errors: { file: ['imageType'] } }, /^Välj en bild i JPEG/],
  [429, { code: 'tooManyRequests' }, 'För många försök. Vänta en stund och försök igen.'],
  [503, { code: 'unavailable' }, /^Många filer kom samtidigt/],
  [0, {}, 'Filen kom inte fram. Försök igen.'],
])(
  'an upload that is answered %i %j says why it was not stored',
  async (status, response, said) => {
    class RefusedRequest {
      readonly upload = { addEventListener: () => undefined }
      readonly status = status
      readonly response = response
      readonly #listeners: Record<string, () => void> = {}
      open = () => undefined
      // Without a status there was no answer.
      send = () => this.#listeners[status === 0 ? 'error' : 'load']?.()
      addEventListener(name: string, listener: () => void) {
        this.#listeners[name] = listener
      }
    }
    vi.stubGlobal('XMLHttpRequest', RefusedRequest)
    onTestFinished(() => void vi.unstubAllGlobals())
    const stored = vi.fn()
    const { result } = renderHook(() => useUploads('images', stored))
    await act(async () => result.current.add([new File(['1'], '1.jpg')]))
    expect(result.current.uploads[0]?.fault).toMatch(said)
    expect(stored).not.toHaveBeenCalled()
  },
)

test.each(['images', 'documents', 'movies'] as const)(
  'of %s a file is sent up to the limit of its own kind',
  async (kind) => {
    const send = vi.fn()
    class SentRequest {
      readonly upload = { addEventListener: () => undefined }
      open = () => undefined
      send = send
      addEventListener = () => undefined
    }
    vi.stubGlobal('XMLHttpRequest', SentRequest)
    onTestFinished(() => void vi.unstubAllGlobals())
    const { megabytes } = uploadLimits[kind]
    const fileOf = (size: number) =>
      Object.defineProperty(new File([], 'a'), 'size', { value: size })
    const { result } = renderHook(() => useUploads(kind, () => undefined))
    const most = megabytes * 1024 * 1024
    await act(async () => result.current.add([fileOf(most + 1), fileOf(most)]))
    expect(result.current.uploads[0]?.fault).toContain(`${megabytes} MB`)
    expect(send).toHaveBeenCalledTimes(1)
  },
)
