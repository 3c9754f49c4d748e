import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import '../locale.ts'
import { sentBy } from '../testing/fake-server.ts'
import { openScreen } from '../testing/open-screen.tsx'
import { fill, press } from '../testing/parts.ts'
import { hours } from '../testing/stored-items.ts'
import { TypedField } from './typed-field.tsx'
import { TypedInput } from './typed-input.tsx'
import { clockKind, dayKind, instantKind, type TypedKind } from './typed-kinds.ts'

/** A field that says what it holds, as a form or filter would. */
function Held({ kind, first }: { kind: TypedKind; first: string }) {
  const [value, setValue] = useState(first)
  return (
    <>
      <TypedField label="Tid" kind={kind} value={value} onChange={(next) => setValue(next ?? '')} />
      <output>{value}</output>
      <button type="button" onClick={() => setValue(first)}>
        Som från början
      </button>
    </>
  )
}
const open = (kind: TypedKind, first = '') => {
  render(<Held kind={kind} first={first} />)
  return userEvent.setup({ delay: null })
}
const field = () => screen.getByLabelText<HTMLInputElement>('Tid')
const held = () => screen.getByRole('status').textContent

test.each([
  ['7', '07:00'],
  ['730', '07:30'],
  ['7.30', '07:30'],
  ['22:15', '22:15'],
])('%s typed as a time is %s once the field is left', async (typed, time) => {
  const user = open(clockKind)
  await user.type(field(), typed)
  expect([field().value, held()]).toEqual([typed, time])
  await user.tab()
  expect(field().value).toBe(time)
})

test('what cannot be read stays, holds nothing, and is said when the field is left', async () => {
  const user = open(dayKind, '2026-12-03')
  await user.clear(field())
  await user.type(field(), '2026-13-03')
  expect([held(), field().getAttribute('aria-invalid')]).toEqual(['', 'false'])
  await user.tab()
  expect(field().value).toBe('2026-13-03')
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText(/^Skriv datumet som/)).toBeTruthy()
  expect(field().validity.customError).toBe(true)
  await user.clear(field())
  expect(field().validity.valid).toBe(true)
})

function calendar(): HTMLInputElement {
  const native = document.querySelector<HTMLInputElement>('input[type=date]')
  if (native === null) throw new Error('no calendar')
  return native
}
const chooseDay = (day: string) => fireEvent.change(calendar(), { target: { value: day } })

test('a day chosen in the calendar is written into the field and keeps the time', async () => {
  const user = open(instantKind, '2026-12-03T06:30:00.000Z')
  expect(field().value).toBe('2026-12-03 07:30')
  const showPicker = vi.fn()
  Object.assign(calendar(), { showPicker })
  await user.click(screen.getByRole('button', { name: 'Öppna kalendern' }))
  expect(showPicker).toHaveBeenCalledOnce()
  chooseDay('2026-07-04')
  expect([field().value, held()]).toEqual(['2026-07-04 07:30', '2026-07-04T05:30:00.000Z'])
})

test('a day chosen in the calendar takes the place of text that cannot be read', async () => {
  const user = open(dayKind, '2026-12-03')
  await user.clear(field())
  await user.type(field(), '2026-12-0')
  chooseDay('2026-12-03')
  expect([field().value, held()]).toEqual(['2026-12-03', '2026-12-03'])
  expect(field().validity.valid).toBe(true)
})

test('a value from elsewhere takes the place of text that cannot be read', async () => {
  const user = open(dayKind, '2026-12-03')
  await user.clear(field())
  await user.type(field(), '2026-12-0')
  await press(user, 'Som från början')
  expect(field().value).toBe('2026-12-03')
  expect(field().validity.valid).toBe(true)
})

test('a value that whoever holds it leaves as it is does not take the text away', async () => {
  const user = userEvent.setup({ delay: null })
  const keep = () => undefined
  render(<TypedField label="Tid" kind={dayKind} value="2026-12-03" onChange={keep} />)
  await user.clear(field())
  await user.type(field(), '2026-12-0')
  await user.tab()
  expect(field().value).toBe('2026-12-0')
})

/** A form with a day that has to be given. */
async function openForm() {
  const opened = openScreen('/depothours/create', {
    fields: <TypedInput source="founded" label="Tid" kind={dayKind} required />,
    answers: { createDepothour: () => hours(), getDepothourObj: () => hours() },
  })
  return { ...opened, date: await screen.findByLabelText<HTMLInputElement>(/^Tid/) }
}
const said = (date: HTMLElement) =>
  document.getElementById(date.getAttribute('aria-describedby') ?? '')?.textContent ?? ''

test('a refused date is right as soon as it is corrected, by typing or in the calendar', async () => {
  const { user, date } = await openForm()
  await fill(user, date, '2026-13-03')
  await press(user, 'Spara')
  await waitFor(() => expect(said(date)).toMatch(/^Skriv datumet som/))
  await user.clear(date)
  await waitFor(() => expect(said(date)).toBe('Fältet måste fyllas i.'))
  await fill(user, date, '2026-12-03')
  await waitFor(() =>
    expect([said(date), date.getAttribute('aria-invalid')]).toEqual(['', 'false']),
  )
  await fill(user, date, '2026-12-0')
  await waitFor(() => expect(said(date)).toMatch(/^Skriv datumet som/))
  chooseDay('2026-12-04')
  await waitFor(() => expect([said(date), date.value]).toEqual(['', '2026-12-04']))
})

test('a half date that is still being typed is refused at saving, and saved once it is whole', async () => {
  const { user, date, calls } = await openForm()
  await fill(user, date, '2026-12-0')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(said(date)).toMatch(/^Skriv datumet som/))
  expect(sentBy(calls, 'createDepothour')).toEqual([])
  await user.keyboard('3')
  await waitFor(() => expect(said(date)).toBe(''))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(sentBy(calls, 'createDepothour')).toHaveLength(1))
  expect(sentBy(calls, 'createDepothour')).toMatchObject([{ founded: '2026-12-03' }])
})

test('a day that has to be given is asked for at saving, not when its field is passed', async () => {
  const { user, date } = await openForm()
  // What a browser says of such a field, in its own language.
  Object.defineProperty(date, 'validationMessage', { value: 'Please fill out this field.' })
  await user.click(date)
  await user.tab()
  expect([said(date), date.getAttribute('aria-invalid')]).toEqual(['', 'false'])
})

function SetDay() {
  const { setValue } = useFormContext()
  return (
    <button type="button" onClick={() => setValue('founded', '2026-12-03')}>
      Sätt
    </button>
  )
}

test('a value from outside takes away what was said of an unreadable text', async () => {
  const { user } = openScreen('/depothours/create', {
    fields: [
      <TypedInput key="1" source="founded" label="Tid" kind={dayKind} />,
      <SetDay key="2" />,
    ],
  })
  const date = await screen.findByLabelText<HTMLInputElement>(/^Tid/)
  await fill(user, date, '2026-13-03')
  await user.tab()
  await waitFor(() => expect(said(date)).toMatch(/^Skriv datumet som/))
  await user.click(screen.getByText('Sätt'))
  expect([date.value, said(date)]).toEqual(['2026-12-03', ''])
})
