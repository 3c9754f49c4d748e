import { act, useState } from 'react'
import { expect, test } from 'vitest'
import { mount } from '../components/mount.fixture.tsx'
import { typeInto } from '../forms/restore-form.ts'
import { ParticipantFields } from './participant-fields.tsx'

function Form({ shown = 1 }) {
  const [rows, setRows] = useState(shown)
  return (
    <form>
      {['firstname', 'lastname', 'email'].map((name) => (
        <input key={name} name={name} />
      ))}
      <ParticipantFields
        values={null}
        errorOf={() => undefined}
        rows={rows}
        onMore={() => setRows((now) => now + 1)}
        onLess={() => setRows((now) => now - 1)}
      />
    </form>
  )
}

test('the sender takes part beside whoever is registered already, and once', async () => {
  const { box } = await mount(<Form />)
  const form = box.querySelector('form') as HTMLFormElement
  const type = (name: string, text: string) => typeInto(form, name, text)
  const takePart = () => act(async () => box.querySelector('button')?.click())
  const named = () =>
    [...new FormData(form)].filter(([name]) => /\.\w+name$/.test(name)).map(([, text]) => text)
  type('participants.0.firstname', 'Anna')
  type('participants.0.lastname', 'Ek')
  type('firstname', 'Karin')
  type('lastname', 'Lind')
  await takePart()
  await takePart()
  expect(named()).toEqual(['Anna', 'Ek', 'Karin', 'Lind'])
})

test('nobody but the sender is asked for a name until a participant is added', async () => {
  const { box } = await mount(<Form shown={0} />)
  const names = () =>
    [...box.querySelectorAll<HTMLInputElement>('[name$=firstname]')].map(({ name }) => name)
  expect(names()).toEqual(['firstname'])
  const [, add] = box.querySelectorAll('button')
  await act(async () => add?.click())
  expect(names()).toEqual(['firstname', 'participants.0.firstname'])
  expect(document.activeElement?.getAttribute('name')).toBe('participants.0.firstname')
})

test('the draft of the form, stored at each input, has no row of a removed participant', async () => {
  const { box } = await mount(<Form />)
  const form = box.querySelector('form') as HTMLFormElement
  const drafts: FormData[] = []
  form.addEventListener('input', () => drafts.push(new FormData(form)))
  const button = (name: string) =>
    [...box.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  await act(async () => button('Lägg till en deltagare')?.click())
  await act(async () => button('Ta bort deltagare 2')?.click())
  const [draft] = drafts.slice(-1)
  expect(draft?.get('rows')).toBe('1')
  expect(draft?.get('participants.1.firstname')).toBeNull()
})

test('a double click removes one participant, not the next one too', async () => {
  const { box } = await mount(<Form />)
  const button = (name: string) =>
    [...box.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  const add = () => act(async () => button('Lägg till en deltagare')?.click())
  await add()
  await add()
  for (const detail of [1, 2]) {
    const click = new MouseEvent('click', { bubbles: true, detail })
    await act(async () => button('Ta bort deltagare 1')?.dispatchEvent(click))
  }
  expect(box.querySelector<HTMLInputElement>('[name=rows]')?.value).toBe('2')
})

test('a participant is removed, and the ones after move up', async () => {
  const { box } = await mount(<Form />)
  const form = box.querySelector('form') as HTMLFormElement
  const press = (name: string) =>
    act(async () => {
      for (const button of box.querySelectorAll('button')) {
        if (button.textContent === name) button.click()
      }
    })
  await press('Lägg till en deltagare')
  const typed = { 'participants.0.firstname': 'Anna', 'participants.1.firstname': 'Bo' }
  for (const [name, text] of Object.entries(typed)) typeInto(form, name, text)
  await press('Ta bort deltagare 1')
  const data = new FormData(form)
  expect(Object.keys(typed).map((name) => data.get(name))).toEqual(['Bo', null])
  expect(document.activeElement?.getAttribute('name')).toBe('participants.0.firstname')
})

test('the only participant is removed, and the focus is on the button that adds one', async () => {
  const { box } = await mount(<Form />)
  const remove = box.querySelector<HTMLButtonElement>('fieldset fieldset button')
  await act(async () => remove?.click())
  expect(box.querySelector('[name^=participants]')).toBeNull()
  expect(document.activeElement?.textContent).toBe('Lägg till en deltagare')
})
