import { m } from '@minikran/i18n/messages'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { closeNotice, shownNotices } from '../components/notices.ts'
import { stayOffline } from './stay-offline.ts'

const isSent = vi.fn()

beforeAll(() => {
  stayOffline()
  // The browser itself would send the form now.
  addEventListener('submit', (event) => {
    isSent(!event.defaultPrevented)
    event.preventDefault()
  })
})

type Given = { isOnLine: boolean; isAnswered?: boolean; method?: string }

/** Adds a form to the page of a browser; returns its button. */
function formIn({ isOnLine, isAnswered = false, method = 'post' }: Given): HTMLButtonElement {
  isSent.mockClear()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnLine)
  vi.stubGlobal('fetch', async () => {
    if (!isAnswered) throw new TypeError('Failed to fetch')
  })
  const form = document.createElement('form')
  form.method = method
  const button = document.createElement('button')
  form.append(button)
  document.body.append(form)
  onTestFinished(() => {
    form.remove()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    for (const { id } of shownNotices.current()) closeNotice(id)
  })
  return button
}

const saidAsOften = () => shownNotices.current().filter(({ text }) => text === m.case_not_sent())

test('a form that is posted without a network stays and says so, once however often it is pressed', async () => {
  const button = formIn({ isOnLine: false })
  button.click()
  await vi.waitFor(() => expect(saidAsOften()).toHaveLength(1))
  const [first] = saidAsOften()
  button.click()
  await vi.waitFor(() => expect(saidAsOften()).not.toContain(first))
  await vi.waitFor(() => expect(saidAsOften()).toHaveLength(1))
  expect(isSent.mock.calls).toEqual([[false], [false]])
})

test('a form is sent to a server that answers without a network', async () => {
  formIn({ isOnLine: false, isAnswered: true }).click()
  await vi.waitFor(() => expect(isSent.mock.calls).toEqual([[false], [true]]))
  expect(saidAsOften()).toEqual([])
})

test.each([{ isOnLine: true }, { isOnLine: false, method: 'get' }])(
  'a form is sent at once with %o',
  (given) => {
    formIn(given).click()
    expect(isSent.mock.calls).toEqual([[true]])
  },
)
