import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { ArrayInputBase } from 'ra-core'
import { TextInput } from 'react-admin'
import { expect, test } from 'vitest'
import { HoursRowsInput } from '../hours/hours-rows-input.tsx'
import type { Values } from '../providers/call-api.ts'
import { refuse, sentBy } from '../testing/fake-server.ts'
import { openScreen } from '../testing/open-screen.tsx'
import { fill, press, rowsOf, textbox } from '../testing/parts.ts'
import { hours, openFrom, testimonial } from '../testing/stored-items.ts'
import { ruleSentence } from '../texts/problem-sentences.ts'

const hoursRows = (
  <ArrayInputBase source="depothourrows">
    <HoursRowsInput />
  </ArrayInputBase>
)
const fields = [<TextInput key="1" source="name" />, <TextInput key="2" source="company" />]
const stale = (current: Values) => refuse(409, { code: 'staleVersion', facts: { current } })
const byEva = (change: Values) =>
  testimonial({ version: 4, updated_by_name: 'Eva Sjöberg', ...change })

/** A server that keeps a testimonial: a save over an older version meets what is stored. */
function storing(first: Values) {
  let current = first
  return {
    getTestimonialObj: () => testimonial(),
    lockTestimonial: () => testimonial(),
    unlockTestimonial: () => testimonial(),
    updateTestimonial: (asked: Values) => {
      if (asked['version'] !== current['version']) return stale(current)
      current = { ...current, ...asked, version: Number(asked['version']) + 1 }
      return current
    },
  }
}

const dialogOf = async (name = 'Eva Sjöberg') =>
  within(await screen.findByRole('dialog', { name: `${name} har sparat medan du skrev` }))

test('who saved meanwhile is named, with both versions of each field side by side', async () => {
  const current = byEva({ company: 'Evas Glas AB', name: 'Karin L' })
  const { user } = openScreen('/testimonials/5', { fields, answers: storing(current) })
  await fill(user, await textbox('Företag'), 'Mitt Glas AB')
  await press(user, 'Spara')
  const dialog = await dialogOf()
  const shown = rowsOf(dialog.getByRole('table')).map((cells) => cells.join(' | '))
  expect(shown.sort()).toEqual(['Karin | Karin L', 'Mitt Glas AB | Evas Glas AB'])
})

test('pictures are named, and keep their number when they cannot be read', async () => {
  const current = byEva({ image_ids: [55] })
  const { user } = openScreen('/testimonials/5', {
    fields,
    answers: {
      ...storing(current),
      getTestimonialObj: () => testimonial({ image_ids: [21] }),
      getImagesArr: () => [{ id: 55, image_name: 'depa-gul' }],
    },
  })
  await fill(user, await textbox('Företag'), 'Mitt Glas AB')
  await press(user, 'Spara')
  const dialog = await dialogOf()
  await dialog.findByText('depa-gul')
  expect(rowsOf(dialog.getByRole('table'))).toContainEqual(['21', 'depa-gul'])
})

test('the names of many pictures are cut as any long text', async () => {
  const images = Array.from({ length: 40 }, (_, id) => ({ id, image_name: `depa-gul-${id}` }))
  const current = byEva({ image_ids: images.map(({ id }) => id) })
  const { user } = openScreen('/testimonials/5', {
    fields,
    answers: { ...storing(current), getImagesArr: () => images },
  })
  await fill(user, await textbox('Företag'), 'Mitt Glas AB')
  await press(user, 'Spara')
  const dialog = await dialogOf()
  const cell = await dialog.findByText(/^depa-gul-0; /)
  expect(cell.textContent).toHaveLength(302)
})

test('what each has changed is kept when nobody chooses otherwise', async () => {
  const current = byEva({ name: 'Karin Lindqvist' })
  const { user, calls } = openScreen('/testimonials/5', { fields, answers: storing(current) })
  await fill(user, await textbox('Företag'), 'Mitt Glas AB')
  await press(user, 'Spara')
  await press(user, 'Spara det valda')
  await screen.findByText('Sparat')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sentBy(calls, 'updateTestimonial').at(-1)).toEqual({
    id: 5,
    version: 4,
    company: 'Mitt Glas AB',
  })
  await waitFor(async () => expect((await textbox('Namn')).value).toBe('Karin Lindqvist'))
  expect((await textbox('Företag')).value).toBe('Mitt Glas AB')
})

test('what is typed after the choice is saved over it, and not read over by the item', async () => {
  const current = byEva({ name: 'Karin Lindqvist' })
  const { user, calls } = openScreen('/testimonials/5', { fields, answers: storing(current) })
  await fill(user, await textbox('Företag'), 'Mitt Glas AB')
  await press(user, 'Spara')
  await press(user, 'Spara det valda')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await fill(user, await textbox('Företag'), 'Nya Glas AB')
  await press(user, 'Spara')
  await waitFor(() =>
    expect(sentBy(calls, 'updateTestimonial').at(-1)).toEqual({
      id: 5,
      version: 5,
      company: 'Nya Glas AB',
    }),
  )
  expect(sentBy(calls, 'getTestimonialObj')).toHaveLength(1)
})

test('of a field that both have changed the one that is chosen is saved', async () => {
  const current = byEva({ company: 'Evas Glas AB' })
  const { user, calls } = openScreen('/testimonials/5', { fields, answers: storing(current) })
  await fill(user, await textbox('Företag'), 'Mitt Glas AB')
  await press(user, 'Spara')
  const dialog = await dialogOf()
  const mine = dialog.getByRole<HTMLInputElement>('radio', { name: 'Mitt Glas AB' })
  expect(mine.checked).toBe(true)
  await user.click(dialog.getByRole('radio', { name: 'Evas Glas AB' }))
  await press(user, 'Spara det valda')
  await waitFor(async () => expect((await textbox('Företag')).value).toBe('Evas Glas AB'))
  expect(sentBy(calls, 'updateTestimonial').at(-1)).toEqual({ id: 5, version: 4 })
})

test('back in the form nothing is saved and what was typed stands', async () => {
  const current = byEva({ company: 'Evas Glas AB' })
  const { user, calls } = openScreen('/testimonials/5', { fields, answers: storing(current) })
  await fill(user, await textbox('Företag'), 'Mitt Glas AB')
  await press(user, 'Spara')
  await press(user, 'Tillbaka till formuläret')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await textbox('Företag')).value).toBe('Mitt Glas AB')
  expect(sentBy(calls, 'updateTestimonial')).toHaveLength(1)
})

test('somebody who saves once more while a person chooses is shown in turn', async () => {
  const current = byEva({ company: 'Evas Glas AB' })
  const newest = { ...current, version: 5, updated_by_name: 'Bo Ek', company: 'Bos Glas AB' }
  const answers = [stale(current), stale(newest)]
  const { user } = openScreen('/testimonials/5', {
    fields,
    answers: { ...storing(current), updateTestimonial: () => answers.shift() },
  })
  await fill(user, await textbox('Företag'), 'Mitt Glas AB')
  await press(user, 'Spara')
  await dialogOf()
  await press(user, 'Spara det valda')
  const dialog = await dialogOf('Bo Ek')
  expect(dialog.getByText('Bos Glas AB')).toBeTruthy()
  expect(dialog.getByText('Mitt Glas AB')).toBeTruthy()
  await screen.findByText('Någon annan har sparat en nyare version.')
})

test('a choice that the server refuses is told with its reason', async () => {
  const current = byEva({ company: 'Evas Glas AB' })
  const answers = [stale(current), refuse(422, { errors: { company: ['maxLength'] } })]
  const { user } = openScreen('/testimonials/5', {
    fields,
    answers: { ...storing(current), updateTestimonial: () => answers.shift() },
  })
  await fill(user, await textbox('Företag'), 'Mitt Glas AB')
  await press(user, 'Spara')
  await press(user, 'Spara det valda')
  await screen.findByText(ruleSentence('maxLength'))
})

test('the draft goes when the choice is saved', async () => {
  const current = byEva({ company: 'Evas Glas AB' })
  const { user } = openScreen('/testimonials/5', { fields, answers: storing(current) })
  await fill(user, await textbox('Företag'), 'Mitt Glas AB')
  expect(localStorage.getItem('draft:7:testimonials:5')).toContain('Mitt Glas AB')
  await press(user, 'Spara')
  await press(user, 'Spara det valda')
  await screen.findByText('Sparat')
  await waitFor(() => expect(localStorage.getItem('draft:7:testimonials:5')).toBeNull())
})

test('of a list only the rows that differ are compared', async () => {
  const rows = [1, 2, 3].map((day) => openFrom(day))
  const theirs = [...rows.slice(0, 2), openFrom(3, '09:00')]
  const current = hours({ version: 4, updated_by_name: 'Eva Sjöberg', depothourrows: theirs })
  const { user } = openScreen('/depothours/5', {
    fields: hoursRows,
    answers: {
      getDepothourObj: () => hours({ depothourrows: rows }),
      lockDepothour: () => hours(),
      updateDepothour: () => stale(current),
    },
  })
  await screen.findAllByRole('combobox', { name: /^Dag/ })
  const [remove] = screen.getAllByRole('button', { name: 'Ta bort' })
  if (remove !== undefined) await user.click(remove)
  await press(user, 'Spara')
  const dialog = await dialogOf()
  expect(rowsOf(dialog.getByRole('table'))).toEqual([
    [
      'Dag onsdag, Öppnar 07:00, Stänger 16:00',
      'Dag måndag, Öppnar 07:00, Stänger 16:00; Dag onsdag, Öppnar 09:00, Stänger 16:00',
    ],
  ])
})

test('a double click saves the choice once', async () => {
  const current = byEva({ company: 'Evas Glas AB' })
  const { user, calls } = openScreen('/testimonials/5', { fields, answers: storing(current) })
  await fill(user, await textbox('Företag'), 'Mitt Glas AB')
  await press(user, 'Spara')
  const button = await screen.findByText('Spara det valda')
  fireEvent.click(button)
  fireEvent.click(button)
  await screen.findByText('Sparat')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sentBy(calls, 'updateTestimonial')).toHaveLength(2)
})

test('a choice is not applied to the next two versions', async () => {
  const current = byEva({ company: 'Evas Glas AB' })
  const { user } = openScreen('/testimonials/5', { fields, answers: storing(current) })
  const field = await textbox('Företag')
  await fill(user, field, 'Mitt Glas AB')
  await press(user, 'Spara')
  await user.click((await dialogOf()).getByRole('radio', { name: 'Evas Glas AB' }))
  await press(user, 'Tillbaka till formuläret')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await fill(user, field, 'Vårt Glas AB')
  await press(user, 'Spara')
  const dialog = await dialogOf()
  const mine = dialog.getByRole<HTMLInputElement>('radio', { name: 'Vårt Glas AB' })
  expect(mine.checked).toBe(true)
})
