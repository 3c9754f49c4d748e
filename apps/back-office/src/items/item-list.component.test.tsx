import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { loseConnection, refuse, sentBy } from '../testing/fake-server.ts'
import { openScreen } from '../testing/open-screen.tsx'
import { isOff, narrowWindow, press, rowsOf, textOf } from '../testing/parts.ts'
import { hours, product, testimonial } from '../testing/stored-items.ts'

test.each([
  ['/testimonials', 'getTestimonialsArr', 'I papperskorgen', 'trashed'],
  ['/testimonials', 'getTestimonialsArr', 'Saknar engelska', 'untranslated'],
  ['/images', 'getImagesArr', 'Saknar beskrivning', 'wordless'],
  ['/images', 'getImagesArr', 'Visas ingenstans', 'unused'],
  ['/craneselectors', 'getCraneselectorsArr', 'Lyfts fram', 'showcase'],
  ['/reply_templates', 'getReplyTemplatesArr', 'Saknar engelska', 'untranslated'],
])(
  'at %s (%s) the switch “%s” is turned on when it is added to the filters',
  async (path, call, name, source) => {
    const { user, calls } = openScreen(path, { answers: { [call]: () => [testimonial()] } })
    await user.click(await screen.findByText('Lägg till filter'))
    await user.click(await screen.findByRole('menuitemcheckbox', { name }))
    await waitFor(() => expect(sentBy(calls, call).at(-1)).toMatchObject({ [source]: 'true' }))
    expect((await screen.findByRole<HTMLInputElement>('switch', { name })).checked).toBe(true)
  },
)

test('a list that cannot be read says why in place of its rows, not that there are none', async () => {
  openScreen('/testimonials', { answers: { getTestimonialsArr: loseConnection } })
  await screen.findByText(/^Servern svarar inte just nu/, { selector: '.MuiAlert-message' })
  expect(screen.queryByText('Här finns inget än.')).toBeNull()
  expect(screen.queryByText(/^Rader per sida/)).toBeNull()
})

test('a list that may not be read says so once', async () => {
  const answers = { getTestimonialsArr: () => refuse(403, { code: 'forbidden' }) }
  openScreen('/testimonials', { answers })
  await screen.findByText('Du har inte rätt till det här.', { selector: '.MuiAlert-message' })
  expect(screen.getAllByText('Du har inte rätt till det här.')).toHaveLength(1)
})

test('a list without rows says so', async () => {
  openScreen('/testimonials', { answers: { getTestimonialsArr: () => [] } })
  await screen.findByText('Här finns inget än.')
})

const [past, later] = ['2000-01-01T00:00:00.000Z', '2999-01-01T00:00:00.000Z']
test.each([
  ['Utkast', {}],
  ['Tidsinställd', { publish_at: later }],
  ['Publicerad', { publish_at: past, unpublish_at: later }],
  ['Avpublicerad', { publish_at: past, unpublish_at: past }],
  ['I papperskorgen', { publish_at: past, deleted_at: past }],
])('a list says of an item: %s', async (said, change) => {
  openScreen('/testimonials', { answers: { getTestimonialsArr: () => [testimonial(change)] } })
  await screen.findByText(said, { selector: '.MuiChip-label' })
})

test.each([
  ['down onto the next row', 0, 1, { id: 1, after: 2 }],
  ['down onto the last row', 0, 3, { id: 1, after: 4 }],
  ['up onto an earlier row', 3, 1, { id: 4, before: 2 }],
])('a row dragged %s takes its place', async (_, from, to, wanted) => {
  const rows = [1, 2, 3, 4].map((id) => testimonial({ id, order: id }))
  const { calls } = openScreen('/testimonials', {
    answers: { getTestimonialsArr: () => rows, orderTestimonial: () => rows[0] },
  })
  const handles = await screen.findAllByTitle('Dra till en annan plats')
  const dataTransfer = { setData: () => null }
  const [handle, target] = [handles[from], handles[to]]
  if (handle === undefined || target === undefined) throw new Error('No such row')
  fireEvent.dragStart(handle, { dataTransfer })
  fireEvent.dragOver(target, { dataTransfer })
  fireEvent.drop(target, { dataTransfer })
  await waitFor(() => expect(sentBy(calls, 'orderTestimonial')).toEqual([wanted]))
})

test('a row moves down by its button, also past the last row, which may not be moved', async () => {
  const rows = [1, 2, 3].map((id) =>
    testimonial({ id, order: id, name: `Person ${id}`, may_write: id !== 3 }),
  )
  const { user, calls } = openScreen('/testimonials', {
    answers: {
      getTestimonialsArr: () => rows,
      orderTestimonial: ({ id }) => (id === 2 ? rows[1] : refuse(403, { code: 'forbidden' })),
    },
  })
  const down = (id: number) => screen.findByLabelText(`Flytta ner Person ${id}`)
  await user.click(await down(2))
  await user.click(await down(1))
  await screen.findByText('Du har inte rätt till det här.')
  expect(screen.queryByLabelText('Flytta ner Person 3')).toBeNull()
  expect(sentBy(calls, 'orderTestimonial')).toEqual([
    { id: 2, after: 3 },
    { id: 1, after: 2 },
  ])
})

test.each([
  [2, 'Flytta upp Person 3', { id: 3, before: 2 }],
  [1, 'Flytta ner Person 2', { id: 2, after: 3 }],
])('on page %i a row moves to the other page by its button (%s)', async (page, button, wanted) => {
  const rows = [1, 2, 3, 4].map((id) => testimonial({ id, order: id, name: `Person ${id}` }))
  const { user, calls } = openScreen(
    `/testimonials?page=${page}&perPage=2&sort=order&order=ASC&filter={}`,
    {
      answers: {
        getTestimonialsArr: (asked) => {
          const end = Number(asked['page']) * 2
          return Response.json({ data: rows.slice(end - 2, end), count: 4 })
        },
        orderTestimonial: () => rows[0],
      },
    },
  )
  await user.click(await screen.findByLabelText(button))
  await waitFor(() => expect(sentBy(calls, 'orderTestimonial')).toEqual([wanted]))
  expect(document.activeElement).toBe(screen.getByRole('table'))
})

test('a double click moves a row one place, and not the one that came for it back', async () => {
  let rows = [1, 2, 3].map((id) => testimonial({ id, order: id, name: `Person ${id}` }))
  const { user, calls } = openScreen('/testimonials', {
    answers: {
      getTestimonialsArr: () => rows,
      orderTestimonial: () => {
        rows = [...rows.slice(1, 2), ...rows.slice(0, 1), ...rows.slice(2)]
      },
    },
  })
  await user.click(await screen.findByLabelText('Flytta ner Person 1'))
  await waitFor(() => expect(isOff(screen.getByLabelText('Flytta upp Person 2'))).toBe(true))
  fireEvent.click(screen.getByLabelText('Flytta ner Person 2'), { detail: 2 })
  expect(sentBy(calls, 'orderTestimonial')).toHaveLength(1)
})

test('a text or link dragged out of a row moves no row', async () => {
  const rows = [1, 2].map((id) => testimonial({ id, order: id, name: `Person ${id}` }))
  const { calls } = openScreen('/testimonials', {
    answers: { getTestimonialsArr: () => rows, orderTestimonial: () => rows[0] },
  })
  const [text, target] = [await screen.findByText('Person 1'), screen.getByText('Person 2')]
  const dataTransfer = { setData: () => null }
  fireEvent.dragStart(text, { dataTransfer })
  expect(fireEvent.dragOver(target, { dataTransfer })).toBe(true)
  fireEvent.drop(target, { dataTransfer })
  expect(sentBy(calls, 'orderTestimonial')).toEqual([])
})

test('a column is moved later, hidden and shown again', async () => {
  const { user } = openScreen('/testimonials', {
    answers: { getTestimonialsArr: () => [testimonial()] },
  })
  await press(user, 'Kolumner')
  const heads = () => screen.getAllByRole('columnheader').slice(1).map(textOf)
  const stored = ['Ordning', 'Namn', 'Företag', 'Publicering', 'Ändrad']
  expect(heads()).toEqual(stored)
  await user.click(screen.getByLabelText('Flytta Namn efter'))
  const moved = ['Ordning', 'Företag', 'Namn', 'Publicering', 'Ändrad']
  expect(heads()).toEqual(moved)
  const name = screen.getByRole('checkbox', { name: 'Namn' })
  await user.click(name)
  expect(heads()).toEqual(['Ordning', 'Företag', 'Publicering', 'Ändrad'])
  await user.click(name)
  expect(heads()).toEqual(moved)
  await press(user, 'Återställ')
  expect(heads()).toEqual(stored)
})

test('on a phone a row is its name with what matters below, and can be chosen and moved', async () => {
  narrowWindow()
  const rows = [1, 2].map((id) => product({ id, order: id, title_sv: `Kran ${id}` }))
  const { user } = openScreen('/products', { answers: { getProductsArr: () => rows } })
  const table = await screen.findByRole('table')
  expect(rowsOf(table).map((cells) => cells.slice(1))).toEqual([
    ['Kran 1UthyrningUnder registreringUtkast', '1'],
    ['Kran 2UthyrningUnder registreringUtkast', '2'],
  ])
  expect(screen.queryByText('Kolumner')).toBeNull()
  expect(screen.getByRole('button', { name: 'Gå till nästa sida' })).toBeTruthy()
  expect(await screen.findByLabelText('Flytta ner Kran 1')).toBeTruthy()
  const [box = document.body] = screen.getAllByRole('checkbox', { name: 'Välj raden' })
  await user.click(box)
  expect(screen.getByText('Lägg i papperskorgen', { selector: 'button' })).toBeTruthy()
})

test('the name of a row is a link, for the keyboard and for another tab', async () => {
  const rows = [testimonial({ name: 'Olle Berg' })]
  openScreen('/testimonials', { answers: { getTestimonialsArr: () => rows } })
  const link = await screen.findByRole('link', { name: 'Olle Berg' })
  expect(link.getAttribute('href')).toBe(`/testimonials/${rows[0]?.['id']}`)
})

test('a row of pictures is opened by its name, on a phone too', async () => {
  const image = testimonial({ image_name: 'Minikran', image_file: 'kran.jpg' })
  const answers = { getImagesArr: () => [image] }
  const wide = openScreen('/images', { answers })
  await screen.findByRole('link', { name: 'Minikran' })
  wide.unmount()
  narrowWindow()
  openScreen('/images', { answers })
  await screen.findByRole('link', { name: 'Minikran' })
})

test.each([
  [
    '/users',
    'getUsersArr',
    { fullname: 'Olle Berg', email_address: 'olle@kund.example', role: 10, state: 'invited' },
    'Olle Bergolle@kund.example10 KundInbjudet, inget lösenord än',
  ],
  [
    '/depothours',
    'getDepothoursArr',
    hours({ publish_at: '2000-01-01T00:00:00.000Z', unpublish_at: '2000-03-01T00:00:00.000Z' }),
    'OrdinarieAlla depåerAvpublicerad2000-01-01 01:00–2000-03-01 01:00',
  ],
])('at %s a phone shows all that tells rows apart', async (path, call, item, said) => {
  narrowWindow()
  openScreen(path, { answers: { [call]: () => [{ id: 5, ...item }], getDepotsArr: () => [] } })
  const table = await screen.findByRole('table')
  expect(rowsOf(table)[0]?.[1]).toBe(said)
})

test('on a phone a list keeps the column that it is sorted by at first', async () => {
  narrowWindow()
  const post = testimonial({ title_sv: 'Ny kran', publish_at: '2027-03-01T08:30:00.000Z' })
  openScreen('/posts', { answers: { getPostsArr: () => [post] } })
  const heads = within(await screen.findByRole('table')).getAllByRole('columnheader')
  expect(heads.slice(1).map(textOf)).toEqual(['Rubrik', 'Publiceras'])
})

test('prices in the list of products have both decimals or none', async () => {
  const rows = [3000, 4200.5].map((price_first_day, id) => product({ id, price_first_day }))
  const answers = { getProductsArr: () => rows, getProdsubcatsArr: () => [] }
  openScreen('/products', { answers })
  await screen.findByText('4 200,50')
  expect(screen.getByText('3 000')).toBeTruthy()
})
