import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import '../locale.ts'
import { TypedField } from './typed-field.tsx'
import { clockKind, dayKind, instantKind, type TypedKind } from './typed-kinds.ts'

/** A field that says what it holds, as a form or filter would. */
function Held({ kind, first }: { kind: TypedKind; first: string }) {
  const [value, setValue] = useState(first)
  return (
    <>
      <TypedField label="Tid" kind={kind} value={value} onChange={(next) => setValue(next ?? '')} />
      <output>{value}</output>
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

test('a day chosen in the calendar is written into the field and keeps the time', async () => {
  const user = open(instantKind, '2026-12-03T06:30:00.000Z')
  expect(field().value).toBe('2026-12-03 07:30')
  const native = document.querySelector<HTMLInputElement>('input[type=date]')
  if (native === null) throw new Error('no calendar')
  const showPicker = vi.fn()
  Object.assign(native, { showPicker })
  await user.click(screen.getByRole('button', { name: 'Öppna kalendern' }))
  expect(showPicker).toHaveBeenCalledOnce()
  fireEvent.change(native, { target: { value: '2026-07-04' } })
  expect([field().value, held()]).toEqual(['2026-07-04 07:30', '2026-07-04T05:30:00.000Z'])
})
