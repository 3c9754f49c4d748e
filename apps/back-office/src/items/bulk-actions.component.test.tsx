import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answers, loseConnection, refuse, sentBy } from '../testing/fake-server.ts'
import { openScreen } from '../testing/open-screen.tsx'
import { fill, press, textbox } from '../testing/parts.ts'
import { company, testimonial } from '../testing/stored-items.ts'

const answers = {
  getTestimonialsArr: () => [
    testimonial({ id: 5, name: 'Karin', version: 3 }),
    testimonial({ id: 6, name: 'Bo', version: 8 }),
  ],
}

/** The list with both of its rows chosen. */
async function openChosen(more: Answers) {
  const opened = openScreen('/testimonials', { answers: { ...answers, ...more } })
  const boxes = await screen.findAllByRole('checkbox', { name: 'Välj raden' })
  for (const box of boxes) await opened.user.click(box)
  return opened
}
const items = [
  { id: 5, version: 3 },
  { id: 6, version: 8 },
]
const done = (id: number) => ({ id, done: true, code: null, errors: {} })

test('several items go to the trash at once, each in the version that was seen', async () => {
  const { user, calls } = await openChosen({
    bulkTestimonials: () => ({ results: [done(5), done(6)] }),
  })
  await press(user, 'Lägg i papperskorgen')
  await screen.findByText('Klart för 2')
  expect(sentBy(calls, 'bulkTestimonials')).toEqual([{ action: 'trash', items }])
  await waitFor(() => expect(sentBy(calls, 'getTestimonialsArr')).toHaveLength(2))
})

test('in the trash items are only taken back', async () => {
  const filter = encodeURIComponent('{"trashed":true}')
  const { user } = openScreen(`/testimonials?filter=${filter}`, { answers })
  const [box] = await screen.findAllByRole('checkbox', { name: 'Välj raden' })
  await user.click(box as HTMLElement)
  await screen.findByText('Ta tillbaka', { selector: 'button' })
  expect(screen.queryByText('Publicera')).toBeNull()
  expect(screen.queryByTitle('Dra till en annan plats')).toBeNull()
  expect(screen.queryByText('Lägg i papperskorgen')).toBeNull()
})

test('after a step the keyboard goes on at the list, the buttons are gone', async () => {
  const { user } = await openChosen({
    bulkTestimonials: () => ({ results: [done(5), done(6)] }),
  })
  await press(user, 'Publicera')
  await screen.findByText('Klart för 2')
  expect(document.activeElement).toBe(screen.getByRole('table'))
})

test('the keyboard goes on at the list after the selection was given up', async () => {
  const { user } = await openChosen({})
  await user.click(screen.getByLabelText('Avmarkera'))
  expect(document.activeElement).toBe(screen.getByRole('table'))
})

test('after the reasons were read the keyboard goes on at the list', async () => {
  const locked = { id: 6, done: false, code: 'itemLocked', errors: {} }
  const { user } = await openChosen({ bulkTestimonials: () => ({ results: [done(5), locked] }) })
  await press(user, 'Publicera')
  await press(user, 'Stäng')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('table'))
})

test('what cannot be done is said item by item and stays until it is read', async () => {
  const locked = { id: 6, done: false, code: 'itemLocked', errors: {} }
  const { user } = await openChosen({ bulkTestimonials: () => ({ results: [done(5), locked] }) })
  await press(user, 'Publicera')
  const dialog = await screen.findByRole('dialog', { name: 'Gick inte för 1' })
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Bo: Någon annan arbetar med det här just nu.'])
  expect(within(dialog).getByText('Stäng')).toBeTruthy()
})

test('a refused item has the name that it has everywhere else', async () => {
  const refused = { id: 5, done: false, code: null, errors: { corp_vat: ['vatExists'] } }
  const { user } = openScreen('/companies', {
    answers: {
      getCompanyCustomersArr: () => [company({ corp_name: 'Lindqvist Bygg AB' })],
      bulkCompanyCustomers: () => ({ results: [refused] }),
    },
  })
  await user.click(await screen.findByRole('checkbox', { name: 'Välj raden' }))
  await screen.findByText('Lägg i papperskorgen', { selector: 'button' })
  expect(screen.queryByText('Publicera')).toBeNull()
  await press(user, 'Lägg i papperskorgen')
  await screen.findByText('Lindqvist Bygg AB: Momsnumret finns redan.')
})

test.each([
  ['without a connection', loseConnection, /Servern svarar inte just nu/],
  ['without the right', () => refuse(403, { code: 'forbidden' }), /Du har inte rätt till det här/],
])('%s nothing is said to be done, and why', async (_, bulkTestimonials, why) => {
  const { user } = await openChosen({ bulkTestimonials })
  await press(user, 'Lägg i papperskorgen')
  const dialog = await screen.findByRole('dialog', { name: 'Gick inte för 2' })
  expect(within(dialog).getAllByText(why)).toHaveLength(2)
  expect(screen.queryByText(/Klart/)).toBeNull()
})

test('items are numbered from a chosen number on', async () => {
  const { user, calls } = await openChosen({
    bulkTestimonials: () => ({ results: [done(5), done(6)] }),
  })
  await press(user, 'Ordna')
  const dialog = within(await screen.findByRole('dialog', { name: 'Ordna' }))
  await fill(user, dialog.getByLabelText('Första numret'), '10')
  await user.click(dialog.getByText('Ordna', { selector: 'button' }))
  await screen.findByText('Klart för 2')
  expect(sentBy(calls, 'bulkTestimonials')).toEqual([{ action: 'order', items, from: 10 }])
})

test.each(['', '1,5', '9999999'])('the number %o is refused beside its field', async (typed) => {
  const { user, calls } = await openChosen({})
  await press(user, 'Ordna')
  const dialog = within(await screen.findByRole('dialog', { name: 'Ordna' }))
  const field = dialog.getByLabelText('Första numret')
  await fill(user, field, typed)
  await user.type(field, '{Enter}')
  await dialog.findByText('Skriv ett heltal med högst sex siffror, till exempel 10.')
  expect(sentBy(calls, 'bulkTestimonials')).toEqual([])
  await user.click(dialog.getByText('Stäng'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('items are numbered with the keyboard alone', async () => {
  const { user, calls } = await openChosen({
    bulkTestimonials: () => ({ results: [done(5), done(6)] }),
  })
  await press(user, 'Ordna')
  const field = await textbox('Första numret')
  expect(document.activeElement).toBe(field)
  await user.keyboard('0{Enter}')
  await screen.findByText('Klart för 2')
  expect(sentBy(calls, 'bulkTestimonials')).toEqual([{ action: 'order', items, from: 10 }])
})

const pages: Record<string, number[]> = { 1: [5, 6], 2: [7, 8], all: [6, 5, 8] }
/** A list of two pages; item 7 is in no list any more. */
const paged: Answers = {
  getTestimonialsArr: ({ ids, page, per_page }) => {
    if (ids === '7') return [testimonial({ id: 7, name: 'Siv', version: 2 })]
    const shown = pages[per_page === '1000' ? 'all' : String(page)] ?? []
    const isNewer = per_page === '1000'
    const rows = shown.map((id) => testimonial({ id, version: isNewer ? id + 10 : id }))
    return Response.json({ data: rows, count: 30 })
  },
}

/** The second page of a list, with all rows of both pages selected. */
async function openPages(more: Answers) {
  const opened = await openChosen({ ...paged, ...more })
  await opened.user.click(await screen.findByRole('button', { name: 'Gå till sida 2' }))
  await waitFor(() => expect(screen.getAllByRole('checkbox', { checked: false })).toHaveLength(3))
  for (const box of screen.getAllByRole('checkbox', { name: 'Välj raden' }))
    await opened.user.click(box)
  await screen.findByText('4 valda')
  return opened
}

test('selected items of other pages are changed too, in the order of the list', async () => {
  const { user, calls } = await openPages({
    bulkTestimonials: () => ({ results: [done(5), done(6), done(7), done(8)] }),
  })
  await press(user, 'Lägg i papperskorgen')
  await screen.findByText('Klart för 4')
  expect(sentBy(calls, 'bulkTestimonials')).toEqual([
    {
      action: 'trash',
      items: [
        { id: 6, version: 16 },
        { id: 5, version: 15 },
        // Seen on this page.
        { id: 8, version: 8 },
        { id: 7, version: 7 },
      ],
    },
  ])
})

test('an item that was deleted meanwhile is sent, and shown as not changed', async () => {
  const { user, calls } = await openPages({
    getTestimonialsArr: (asked) => (asked['ids'] ? [] : paged['getTestimonialsArr']?.(asked)),
    bulkTestimonials: () => ({ results: [done(5), done(6), done(8)] }),
  })
  await press(user, 'Lägg i papperskorgen')
  await screen.findByRole('dialog', { name: 'Gick inte för 1' })
  const [{ items: sent } = {}] = sentBy(calls, 'bulkTestimonials')
  expect(sent).toContainEqual({ id: 7, version: 7 })
})

test('when the items of other pages cannot be read nothing is sent', async () => {
  const { user, calls } = await openPages({
    getTestimonialsArr: (asked) =>
      asked['per_page'] === '1000' ? loseConnection() : paged['getTestimonialsArr']?.(asked),
  })
  await press(user, 'Lägg i papperskorgen')
  await screen.findByText(/^Servern svarar inte just nu/)
  expect(sentBy(calls, 'bulkTestimonials')).toEqual([])
})

test('a double click changes the items once', async () => {
  const { calls } = await openChosen({
    bulkTestimonials: () => ({ results: [done(5), done(6)] }),
  })
  const button = await screen.findByText('Publicera', { selector: 'button' })
  fireEvent.click(button)
  fireEvent.click(button)
  await screen.findByText('Klart för 2')
  expect(sentBy(calls, 'bulkTestimonials')).toHaveLength(1)
})
