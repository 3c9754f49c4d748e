import { m } from '@minikran/i18n/messages'
import { act, useLayoutEffect, useRef } from 'react'
import { createRoutesStub } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { mount } from '../components/mount.fixture.tsx'
import type { CaseForm } from './case-form.ts'
import { loadDraft, saveDraft } from './draft.ts'
import { useCaseForm } from './use-case-form.ts'

const loadForm = async () => ({}) as unknown as CaseForm
const onValues = vi.fn()

function Form() {
  const { formRef, handlers, errorOf } = useCaseForm({
    kind: 'inquiry',
    name: 'inquiry',
    fields: ['pickup_date'],
    path: '/forfragan',
    about: '',
    labelOf: () => null,
    loadForm,
    sentNotice: () => '',
    challenge: null,
    posted: null,
    onSent: () => {},
    onValues,
  })
  return (
    <form ref={formRef} {...handlers}>
      <input name="pickup_date" />
      <output>{errorOf('pickup_date')}</output>
    </form>
  )
}
const Stub = createRoutesStub([{ path: '/', Component: Form }])

async function openForm() {
  const { box } = await mount(<Stub />)
  const date = box.querySelector('input')
  if (date === null) throw new Error('no field')
  const type = (text: string) =>
    act(async () => {
      date.value = text
      date.dispatchEvent(new InputEvent('input', { bubbles: true }))
    })
  const leave = () =>
    act(async () => {
      date.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
      // The sentences come with a script of their own.
      await import('./rule-sentences.ts')
    })
  return { date, type, leave, said: () => box.querySelector('output')?.textContent }
}

test('a date that cannot be read is said when its field is left, until it is typed in again', async () => {
  const { type, leave, said } = await openForm()
  await type('7/12')
  expect(said()).toBe('')
  await leave()
  expect(said()).toBe(m.rule_format_date())
  await type('2026-12-0')
  expect(said()).toBe('')
})

test('a day of one digit is read when its field is left', async () => {
  const { date, type, leave, said } = await openForm()
  await type('2026-12-1')
  expect(onValues).toHaveBeenLastCalledWith({ pickup_date: '2026-12-1' })
  await leave()
  expect([date.value, said()]).toEqual(['2026-12-01', ''])
  expect(onValues).toHaveBeenLastCalledWith({ pickup_date: '2026-12-01' })
})

/** Types into the form before React has run its effects. */
function TypedEarly() {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    box.current?.querySelector('input')?.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }, [])
  return (
    <div ref={box}>
      <Form />
    </div>
  )
}

test('an input before the draft is restored leaves the draft whole', async () => {
  onTestFinished(() => sessionStorage.clear())
  const values = { pickup_date: '2026-12-07', company: 'Glas AB' }
  saveDraft('inquiry', { values, pending: null })
  const Early = createRoutesStub([{ path: '/', Component: TypedEarly }])
  const { box } = await mount(<Early />)
  expect(box.querySelector('input')?.value).toBe('2026-12-07')
  expect(loadDraft('inquiry')?.values).toMatchObject(values)
})
