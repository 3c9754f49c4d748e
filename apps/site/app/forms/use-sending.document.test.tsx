import type { FormChallenge } from '@minikran/contract/forms'
import { m } from '@minikran/i18n/messages'
import { act, createContext, use } from 'react'
import { createRoutesStub, MemoryRouter } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { mount } from '../components/mount.fixture.tsx'
import { closeNotice, shownNotices } from '../components/notices.ts'
import type { CaseForm } from './case-form.ts'
import { loadDraft } from './draft.ts'
import { type SendingOptions, useSending } from './use-sending.ts'

const faulty = {
  check: () => ({ email: ['required'] }),
  faultsIn: () => [{ field: 'email', sentence: 'Skriv en e-postadress', isMissing: true }],
} as unknown as CaseForm
const loadForm = vi.fn(async () => faulty)
const options = {
  kind: 'credit',
  name: 'credit',
  fields: ['email', 'sum'],
  path: '/kreditansokan',
  about: '',
  labelOf: () => null,
  loadForm,
  sentNotice: () => '',
  challenge: null,
  posted: null,
  onSent: () => {},
} satisfies SendingOptions<string, unknown, { case_number: string }>

const submitted = vi.fn()

type Asked = { challenge?: FormChallenge | null }

function Form({ challenge = null }: Asked) {
  const { handleSubmit, faults, problem } = useSending({ ...options, challenge })
  return (
    <form onSubmit={(event) => submitted(handleSubmit(event))}>
      {faults.map(({ sentence }) => sentence)}
      {problem}
      <input name="email" defaultValue="karin@kund" />
      <input name="sum" defaultValue="3" />
    </form>
  )
}

const IsLeft = createContext(false)
const Stub = createRoutesStub([
  { path: '/', Component: () => (use(IsLeft) ? <p>Ett annat ställe</p> : <Form />) },
  // Its script does not come.
  { path: '/error', loader: () => new Promise(() => undefined) },
])
const challenge = { form_token: 'first', x: 1, y: 2, least_time_ms: 2_000 }
const StubWithQuestion = createRoutesStub([
  { path: '/', Component: () => <Form challenge={challenge} /> },
])
const page = (isLeft: boolean) => (
  <IsLeft value={isLeft}>
    <Stub />
  </IsLeft>
)

test('the notice about faults goes with the form that it is about', async () => {
  const { box, show } = await mount(page(false))
  await act(async () => {
    box.querySelector('form')?.requestSubmit()
    await submitted.mock.lastCall?.[0]
  })
  expect(box.textContent).toBe('Skriv en e-postadress')
  expect(shownNotices.current()).toHaveLength(1)
  await show(page(true))
  expect(shownNotices.current()).toHaveLength(0)
})

test('a form that was left while it was sent says on the next page that it was refused', async () => {
  const { promise, resolve } = Promise.withResolvers<CaseForm>()
  loadForm.mockReturnValueOnce(promise)
  const { box, show } = await mount(page(false))
  await act(async () => box.querySelector('form')?.requestSubmit())
  await show(page(true))
  await act(async () => {
    resolve(faulty)
    await submitted.mock.lastCall?.[0]
  })
  const [notice] = shownNotices.current()
  const shown = await mount(<MemoryRouter>{notice?.text}</MemoryRouter>)
  expect(shown.box.textContent).toContain(`${m.unsent_credit()}. ${m.unsent_refused()}`)
  for (const { id } of shownNotices.current()) closeNotice(id)
})

test('a form that was left while it was sent and got no answer says so, keeps what was typed, and leaves the person where they are', async () => {
  onTestFinished(() => sessionStorage.clear())
  const { promise, reject } = Promise.withResolvers<CaseForm>()
  loadForm.mockReturnValueOnce(promise)
  const { box, show } = await mount(page(false))
  await act(async () => box.querySelector('form')?.requestSubmit())
  await show(page(true))
  await act(async () => {
    reject(new Error('No network'))
    await submitted.mock.lastCall?.[0]
  })
  expect(box.textContent).toBe('Ett annat ställe')
  expect(loadDraft('credit')?.values).toMatchObject({ email: 'karin@kund' })
  const [notice] = shownNotices.current()
  const shown = await mount(<MemoryRouter>{notice?.text}</MemoryRouter>)
  expect(shown.box.textContent).toContain(`${m.unsent_credit()}. ${m.unsent_lead()}`)
  expect(shown.box.querySelector('a')?.getAttribute('href')).toBe('/kreditansokan')
  for (const { id } of shownNotices.current()) closeNotice(id)
})

test('a form that got no answer says so itself while /fel does not come', async () => {
  onTestFinished(() => sessionStorage.clear())
  loadForm.mockRejectedValueOnce(new Error('No network'))
  const { box } = await mount(page(false))
  await act(async () => box.querySelector('form')?.requestSubmit())
  await vi.waitFor(() => act(() => expect(box.textContent).toBe('failed')))
})

test('a form that is sent faster than people write waits from when its page was shown, and is sent once', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  // The page before it.
  vi.advanceTimersByTime(60_000)
  const send = vi.fn(async () => ({ ok: true, data: { case_number: 'MK-2026-000001' }, count: 1 }))
  const form = { check: () => ({}), faultsIn: () => [], body: () => ({}), send }
  loadForm.mockResolvedValueOnce(form as unknown as CaseForm)
  const { box } = await mount(<StubWithQuestion />)
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
  await pass(500)
  await act(async () => box.querySelector('form')?.requestSubmit())
  await pass(1_499)
  expect(send).not.toHaveBeenCalled()
  await pass(1)
  await act(async () => submitted.mock.lastCall?.[0])
  expect(send).toHaveBeenCalledOnce()
  for (const { id } of shownNotices.current()) closeNotice(id)
})

test.each([
  ['karin@kund', 'Skriv en e-postadress', m.form_check_input()],
  ['karin@kund.example', '', m.form_not_sent_yet()],
])(
  'of a refused address, which is %s when the answer comes, it says “%s” and “%s”',
  async (typed, said, notice) => {
    const { promise, resolve } = Promise.withResolvers()
    const form = {
      ...faulty,
      check: () => ({}),
      faultsIn: (broken: object) => ('email' in broken ? faulty.faultsIn({}, {}) : []),
      dependsOn: {},
      body: () => ({}),
      send: () => promise,
    }
    loadForm.mockResolvedValue(form as unknown as CaseForm)
    onTestFinished(() => void loadForm.mockResolvedValue(faulty))
    const { box } = await mount(page(false))
    await act(async () => box.querySelector('form')?.requestSubmit())
    const email = box.querySelector<HTMLInputElement>('[name=email]')
    if (email) email.value = typed
    await act(async () => {
      resolve({ ok: false, status: 422, refused: { count: 1, errors: { email: ['email'] } } })
      await submitted.mock.lastCall?.[0]
    })
    expect(box.textContent).toBe(said)
    expect(shownNotices.current().map(({ text }) => text)).toEqual([notice])
    for (const { id } of shownNotices.current()) closeNotice(id)
  },
)

test('a sum that is corrected while the rules are loading shows no fault', async () => {
  const { promise, resolve } = Promise.withResolvers<CaseForm>()
  const form = {
    check: () => ({}),
    faultsIn: (broken: object) =>
      'sum' in broken ? [{ field: 'sum', sentence: 'Ange korrekt summa', isMissing: false }] : [],
    dependsOn: {},
  } as unknown as CaseForm
  loadForm.mockReturnValueOnce(promise).mockResolvedValueOnce(form)
  const { box } = await mount(<StubWithQuestion />)
  const sum = box.querySelector<HTMLInputElement>('[name=sum]')
  if (sum) sum.value = '4'
  await act(async () => box.querySelector('form')?.requestSubmit())
  if (sum) sum.value = '3'
  await act(async () => {
    resolve(form)
    await submitted.mock.lastCall?.[0]
  })
  expect(box.textContent).toBe('')
  for (const { id } of shownNotices.current()) closeNotice(id)
})

test('a form that is left while a new question is asked for says on the next page that it was refused', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const fetch = vi.fn(() => promise)
  vi.stubGlobal('fetch', fetch)
  onTestFinished(() => void vi.unstubAllGlobals())
  const refused = { ok: false, status: 422, refused: { count: 1, errors: { sum: ['sum'] } } }
  const form = { ...faulty, check: () => ({}), body: () => ({}), send: async () => refused }
  loadForm.mockResolvedValueOnce({ ...form, faultsIn: () => [] } as unknown as CaseForm)
  const { box, show } = await mount(page(false))
  await act(async () => box.querySelector('form')?.requestSubmit())
  await expect.poll(() => fetch.mock.calls).toHaveLength(1)
  await show(page(true))
  await act(async () => {
    resolve(Response.json({ data: challenge }))
    await submitted.mock.lastCall?.[0]
  })
  const [notice] = shownNotices.current()
  const shown = await mount(<MemoryRouter>{notice?.text}</MemoryRouter>)
  expect(shown.box.textContent).toContain(`${m.unsent_credit()}. ${m.unsent_refused()}`)
  for (const { id } of shownNotices.current()) closeNotice(id)
})
