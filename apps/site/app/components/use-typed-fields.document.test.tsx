import { act } from 'react'
import { createRoutesStub, Link, useNavigate } from 'react-router'
import { expect, test } from 'vitest'
import { CarriedFields } from './carried-fields.tsx'
import { mount } from './mount.fixture.tsx'
import { useTypedFields } from './use-typed-fields.ts'

const names = ['fran', 'till'] as const

function Form() {
  const { formRef, typed, handlers } = useTypedFields(names, { till: '5' }, (text) =>
    text.replace(/^7$/, '07'),
  )
  const navigate = useNavigate()
  return (
    <form ref={formRef} {...handlers}>
      <CarriedFields names={names} />
      {names.map((name) => (
        <input key={name} name={name} defaultValue={typed[name]} />
      ))}
      <Link to="/maskin?ordning=last">Last</Link>
      <button type="button" onClick={() => void navigate(-1)}>
        Bakåt
      </button>
    </form>
  )
}

const shownAddress = () => location.pathname + location.search + location.hash

async function shownForm(address: string) {
  history.replaceState({ key: 'a' }, '', address)
  const Stub = createRoutesStub([{ path: '/maskin', Component: Form }])
  const { box } = await mount(<Stub initialEntries={[address]} />)
  const form = box.querySelector('form') as HTMLFormElement
  const field = form.elements.namedItem('fran') as HTMLInputElement
  const leave = async (value: string) =>
    act(async () => {
      field.focus()
      field.value = value
      field.dispatchEvent(new Event('input', { bubbles: true }))
      field.blur()
    })
  const follow = async () => act(async () => box.querySelector('a')?.click())
  const goBack = async () => act(async () => box.querySelector('button')?.click())
  return { field, leave, follow, goBack }
}

test('the address has what was typed, so that back and the other language show it', async () => {
  const { leave } = await shownForm('/maskin?q=5_3_100#dagar')
  await leave('2026-12-21')
  expect(shownAddress()).toBe('/maskin?q=5_3_100&fran=2026-12-21&till=5#dagar')
  await leave('')
  expect(shownAddress()).toBe('/maskin?q=5_3_100&fran=&till=5#dagar')
  expect(history.state).toEqual({ key: 'a' })
})

test('a field that is only looked at leaves the address as it is', async () => {
  const { leave } = await shownForm('/maskin')
  await leave('')
  expect(shownAddress()).toBe('/maskin')
})

test('a link within the page, such as to another order of a table, keeps what was typed', async () => {
  const { leave, follow } = await shownForm('/maskin')
  await leave('2026-12-21')
  history.replaceState(history.state, '', '/maskin?ordning=last')
  await follow()
  expect(shownAddress()).toBe('/maskin?ordning=last&fran=2026-12-21&till=5')
})

test('the address that going back leads to has what is typed in the form, also the first one', async () => {
  const { leave, follow, goBack } = await shownForm('/maskin')
  await leave('2026-12-21')
  await follow()
  await leave('2026-12-24')
  history.replaceState(history.state, '', '/maskin?fran=2026-12-21&till=5')
  await goBack()
  expect(shownAddress()).toBe('/maskin?fran=2026-12-24&till=5')
})

test('a field that is left, or that the address fills, has its text completed', async () => {
  const { field, leave } = await shownForm('/maskin?fran=7')
  expect(field.value).toBe('07')
  await leave('21')
  expect(field.value).toBe('21')
  await leave('7')
  expect(field.value).toBe('07')
  expect(shownAddress()).toBe('/maskin?fran=07&till=')
})

/** A form whose fields were typed into before hydration; the second one is being used. */
function EarlyForm() {
  const type = (box: HTMLElement | null) => {
    const typed = box?.querySelectorAll('input') ?? []
    for (const field of typed) field.value = '7'
    typed[1]?.focus()
  }
  return (
    <div ref={type}>
      <Form />
    </div>
  )
}

test('what was typed and left before hydration is completed, not what is being typed', async () => {
  history.replaceState(null, '', '/maskin')
  const Stub = createRoutesStub([{ path: '/maskin', Component: EarlyForm }])
  const { box } = await mount(<Stub initialEntries={['/maskin']} />)
  expect([...box.querySelectorAll('input')].map(({ value }) => value)).toEqual(['07', '7'])
})
