import { act, useState } from 'react'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { mount } from '../components/mount.fixture.tsx'
import { restoreForm } from '../forms/restore-form.ts'
import { MachineLines } from './machine-lines.tsx'

const machine = (slug: string) => ({
  slug,
  path: `/produkter/a/b/${slug}`,
  title: { text: slug, lang: 'sv' as const },
  depotId: null,
  fields: {
    prod_id: 1,
    prod_name: slug,
    fld_title1: null,
    fld_title2: null,
    fld_title3: null,
    fld_title4: null,
  },
  prices: null,
})
const products = ['unic', 'spx312'].map(machine)

const lines = (faulty: string) => (
  <MachineLines
    products={products}
    offers={null}
    values={null}
    errorOf={(field) => (field === faulty ? 'wrong' : undefined)}
    onRemove={(_, event) => event.preventDefault()}
  />
)

function Page() {
  const [faulty, setFaulty] = useState('')
  return (
    <form>
      <button
        type="button"
        onClick={() => setFaulty((now) => (now === '' ? 'unic.pickup_date' : ''))}
      >
        toggle
      </button>
      {lines(faulty)}
    </form>
  )
}

const Stub = createRoutesStub([{ path: '/', Component: Page }])

test('the own times of a machine unfold for a fault and stay so when it is corrected', async () => {
  const { box } = await mount(<Stub />)
  const folds = () => [...box.querySelectorAll('details')].map(({ open }) => open)
  const toggle = () => act(async () => box.querySelector('button')?.click())
  expect(folds()).toEqual([false, false])
  await toggle()
  expect(folds()).toEqual([true, false])
  await toggle()
  expect(folds()).toEqual([true, false])
})

test('own times that are restored from the draft are unfolded', async () => {
  const { box } = await mount(<Stub />)
  const form = box.querySelector('form')
  if (form !== null) restoreForm(form, { 'spx312.pickup_date': '2026-12-03', 'unic.comment': '' })
  expect([...box.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, true])
})

const times = ['pickup_date', 'pickup_time', 'return_date', 'return_time']

const Asked = () => (
  <form>
    {times.map((name) => (
      <input key={name} name={name} />
    ))}
    <textarea name="inquiry_text" defaultValue="Vi ringer" />
    {lines('')}
  </form>
)
const Inquiry = createRoutesStub([{ path: '/', Component: Asked }])

test.each([
  ['unic', ['2026-12-03', '09:00', '2026-12-08', '', 'Vi ringer\nJibb']],
  ['spx312', ['2026-12-07', '09:00', '2026-12-08', '', 'Vi ringer']],
])(
  'without %s the form has what was typed for the machine that is left',
  async (removed, expected) => {
    const { box } = await mount(<Inquiry />)
    const form = box.querySelector('form')
    if (form === null) throw new Error('no form')
    const common = { pickup_date: '2026-12-07', pickup_time: '09:00', return_date: '2026-12-08' }
    restoreForm(form, { ...common, 'spx312.pickup_date': '2026-12-03', 'spx312.comment': 'Jibb' })
    const remove = box.querySelector<HTMLElement>(`[aria-label*=" ${removed} "]`)
    await act(async () => remove?.click())
    const fields = [...times, 'inquiry_text']
    expect(fields.map((name) => new FormData(form).get(name))).toEqual(expected)
  },
)

function Removing() {
  const [slugs, setSlugs] = useState(['unic', 'spx312', 'c6e'])
  return (
    <form>
      {slugs.length > 1 && (
        <MachineLines
          products={slugs.map(machine)}
          offers={null}
          values={null}
          errorOf={() => undefined}
          onRemove={(removed, event) => {
            event.preventDefault()
            setSlugs((now) => now.filter((slug) => slug !== removed))
          }}
        />
      )}
      <select name="depot_id" aria-label="Depå" />
    </form>
  )
}
const Shrinking = createRoutesStub([{ path: '/', Component: Removing }])

test('the focus goes on to the next machine, and past the list of a single one', async () => {
  const { box } = await mount(<Shrinking />)
  const labelOf = (title: string) => `Ta bort ${title} ur förfrågan`
  const remove = (title: string) =>
    act(async () => box.querySelector<HTMLElement>(`[aria-label="${labelOf(title)}"]`)?.click())
  await remove('c6e')
  expect(document.activeElement?.getAttribute('aria-label')).toBe(labelOf('spx312'))
  await remove('unic')
  expect(document.activeElement?.getAttribute('name')).toBe('depot_id')
})
