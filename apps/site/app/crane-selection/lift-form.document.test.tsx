import { act } from 'react'
import { createRoutesStub, MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { mount } from '../components/mount.fixture.tsx'
import { typeInto } from '../forms/restore-form.ts'
import { resultsAddress } from './lift-address.ts'
import { LiftForm } from './lift-form.tsx'
import type { InitialLift } from './use-lift-form.ts'

const start = { values: { height: '5', radius: '5', weight: '100', extra: '' }, faults: {} }
const nothing = () => undefined
const Page = () => (
  <LiftForm start={start} addressOf={() => '/'} onChange={nothing} onSubmit={nothing} withExtra />
)
const Stub = createRoutesStub([{ path: '/', Component: Page }])

const other = { values: { height: '8', radius: '5', weight: '100', extra: '' }, faults: {} }
const Asked = ({ start: shown }: { start: InitialLift }) => (
  <LiftForm start={shown} addressOf={() => '/'} onChange={nothing} onSubmit={nothing} withExtra />
)
const shows = (asked: InitialLift) => (
  <MemoryRouter>
    <Asked start={asked} />
  </MemoryRouter>
)

const noWeight = { values: { height: '5', radius: '10', weight: '', extra: '' }, faults: {} }
const PageWithoutWeight = () => (
  <LiftForm
    start={noWeight}
    addressOf={resultsAddress}
    onChange={nothing}
    onSubmit={nothing}
    withExtra
  />
)
const WithoutWeight = createRoutesStub([{ path: '/', Component: PageWithoutWeight }])

test('a fault is said when its field is left, not while it is typed, and goes when it is mended', async () => {
  const { box } = await mount(<Stub initialEntries={['/']} />)
  const form = box.querySelector('form') as HTMLFormElement
  const field = form.elements.namedItem('h') as HTMLInputElement
  const type = (text: string) => act(async () => typeInto(form, 'h', text))
  const isFaulty = () => field.getAttribute('aria-invalid') === 'true'
  await type('5x')
  expect(isFaulty()).toBe(false)
  await act(async () => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
  expect(isFaulty()).toBe(true)
  await type('5')
  expect(isFaulty()).toBe(false)
})

test('a form that is sent with faults says each beside its field, and the first has the focus', async () => {
  const { box } = await mount(<Stub initialEntries={['/']} />)
  const form = box.querySelector('form') as HTMLFormElement
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement
  await act(async () => typeInto(form, 'h', 'fem'))
  await act(async () => typeInto(form, 'r', '0'))
  await act(async () => form.requestSubmit())
  const said = (name: string) =>
    box.querySelector(`#${field(name).getAttribute('aria-describedby')}`)?.textContent
  expect(document.activeElement).toBe(field('h'))
  expect(field('h').value).toBe('fem')
  expect(['h', 'r', 'w'].map((name) => field(name).getAttribute('aria-invalid'))).toEqual([
    'true',
    'true',
    null,
  ])
  expect(said('h')).toContain('Skriv bara siffror')
  expect(said('r')).toContain('Talet ska vara större än 0')
})

test('an example keeps the other numbers while one is missing', async () => {
  const { box } = await mount(<WithoutWeight initialEntries={['/']} />)
  const addresses = [...box.querySelectorAll('li a')].map((link) => link.getAttribute('href'))
  expect(addresses).toContain('/kranvaljare?q=5_10_100')
  expect(addresses).toContain('/kranvaljare?q=20_10_10')
})

test('a number that is typed while a search is on its way stays when its answer comes', async () => {
  const { box, show } = await mount(shows(start))
  const form = box.querySelector('form') as HTMLFormElement
  const height = form.elements.namedItem('h') as HTMLInputElement
  await act(async () => typeInto(form, 'h', '8'))
  await act(async () => form.requestSubmit())
  await act(async () => typeInto(form, 'h', '9'))
  await show(shows(other))
  expect(height.value).toBe('9')
  await show(shows({ ...start }))
  expect(height.value).toBe('5')
})

test('an example shows its numbers after a search that something else took the place of', async () => {
  const { box, show } = await mount(shows(start))
  const form = box.querySelector('form') as HTMLFormElement
  const height = form.elements.namedItem('h') as HTMLInputElement
  await act(async () => form.requestSubmit())
  await act(async () => typeInto(form, 'h', '9'))
  await show(shows(other))
  expect(height.value).toBe('8')
})
