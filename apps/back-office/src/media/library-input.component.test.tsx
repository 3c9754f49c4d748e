import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { TextInput } from 'react-admin'
import { expect, test } from 'vitest'
import { lateAnswer, loseConnection, refuse, sentBy } from '../testing/fake-server.ts'
import { openScreen } from '../testing/open-screen.tsx'
import { isOff, press, textbox } from '../testing/parts.ts'
import { testimonial } from '../testing/stored-items.ts'
import { LibraryInput } from './library-input.tsx'

const picture = (id: number, name: string) => ({
  id,
  image_name: name,
  image_file: `${id}.jpg`,
  width: 900,
  variants_at: null as string | null,
  lock: null,
  deleted_at: null,
  publish_at: '2026-01-01T00:00:00.000Z',
  unpublish_at: null,
  alt_sv: name,
})
const pictures = [picture(1, 'Kranen'), picture(2, 'Huset'), picture(3, 'Bron')]

const openLibrary = async (stored = pictures) => {
  const opened = openScreen('/testimonials/5', {
    fields: <LibraryInput kind="images" />,
    answers: {
      getTestimonialObj: () => testimonial({ image_ids: [2] }),
      lockTestimonial: () => testimonial({ image_ids: [2] }),
      getImagesArr: () => stored,
    },
  })
  await screen.findByRole('button', { name: 'Ta bort härifrån: Huset' })
  await press(opened.user, 'Välj ur bildbiblioteket')
  return opened
}
const dialog = () => screen.getByRole('dialog')
const tile = (name: string) => within(dialog()).findByRole('button', { name })
const pressed = async (name: string) => (await tile(name)).getAttribute('aria-pressed')

test('the library marks what is chosen, and one more press takes it away', async () => {
  const { user } = await openLibrary()
  expect(await pressed('Huset')).toBe('true')
  expect(await pressed('Kranen')).toBe('false')
  await user.click(await tile('Kranen'))
  await user.click(await tile('Bron'))
  expect(await pressed('Kranen')).toBe('true')
  await user.click(await tile('Huset'))
  expect(await pressed('Huset')).toBe('false')
  expect(screen.queryByRole('button', { name: 'Ta bort härifrån: Huset' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Ta bort härifrån: Bron' })).toBeTruthy()
})

test('a picture without variants yet is shown from its own file', async () => {
  const made = { ...picture(4, 'Taket'), variants_at: '2027-03-01T08:30:00.000Z' }
  await openLibrary([...pictures, made])
  const shown = async (name: string) => (await tile(name)).querySelector('img')?.getAttribute('src')
  expect(await shown('Kranen')).toBe('/upload/images/1.jpg')
  expect(await shown('Taket')).toBe('/upload/images/4-320.webp')
})

test('the library says how many are chosen, closes with that and gives the focus back', async () => {
  const { user } = await openLibrary()
  expect((await tile('Klar, 1 vald')).textContent).toBe('Klar, 1 vald')
  await user.click(await tile('Kranen'))
  await user.click(await tile('Bron'))
  await user.click(await tile('Klar, 3 valda'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement?.textContent).toBe('Välj ur bildbiblioteket')
})

test('a library that cannot be read says so, and neither that nothing fits nor that it is empty', async () => {
  const { user } = openScreen('/testimonials/5', {
    fields: <LibraryInput kind="images" />,
    answers: { getTestimonialObj: () => testimonial(), getImagesArr: loseConnection },
  })
  await press(user, 'Välj ur bildbiblioteket')
  await screen.findByText(/^Servern svarar inte just nu/)
  expect(screen.queryByText(/^Inget som passar/)).toBeNull()
  expect(screen.queryByText(/i biblioteket$/)).toBeNull()
})

test('chosen pictures that cannot be read are reported and not loading for ever', async () => {
  openScreen('/testimonials/5', {
    fields: <LibraryInput kind="images" />,
    answers: {
      getTestimonialObj: () => testimonial({ image_ids: [2] }),
      getImagesArr: loseConnection,
    },
  })
  await screen.findByText(/^Servern svarar inte just nu/)
  expect(screen.queryByText('Laddar')).toBeNull()
})

function openChosen(...shown: ReturnType<typeof picture>[]) {
  const stored = testimonial({ image_ids: shown.map(({ id }) => id) })
  return openScreen('/testimonials/5', {
    fields: <LibraryInput kind="images" />,
    answers: {
      getTestimonialObj: () => stored,
      lockTestimonial: () => stored,
      getImagesArr: () => shown,
      updateImage: (asked) => ({ ...shown[0], ...asked }),
    },
  })
}
const draft = { ...picture(4, 'Tornet'), may_write: true, publish_at: null as never, alt_sv: '' }

test('a chosen picture that is a draft is said not to be on the page', async () => {
  openChosen(picture(1, 'Kranen'), draft)
  const note = await screen.findByText('Bilden är ett utkast och syns inte på sidan.')
  expect(within(note.closest('li') as HTMLElement).getByRole('link').textContent).toBe('Tornet')
  expect(screen.getAllByText(/syns inte på sidan/)).toHaveLength(1)
})

test.each([
  ['its time is over', { unpublish_at: '2026-02-01T00:00:00.000Z' as never }],
  ['it is described in no word', { alt_sv: '' }],
  ['it lies in the trash', { deleted_at: '2026-02-01T00:00:00.000Z' as never }],
])('a chosen picture is said not to be on the page when %s', async (_, change) => {
  openChosen({ ...picture(1, 'Kranen'), ...change })
  await screen.findByText('Bilden syns inte på sidan.')
})

test('a picture that cannot be published yet says why', async () => {
  const { user } = openChosen(draft)
  const publish = await screen.findByRole<HTMLButtonElement>('button', { name: 'Publicera bilden' })
  const why = screen.getByText('Skriv en beskrivning på svenska först.')
  expect([isOff(publish), publish.getAttribute('aria-describedby')]).toEqual([true, why.id])
  await user.type(screen.getByLabelText(/svenska/), 'Ett torn')
  expect(isOff(publish)).toBe(false)
  expect(why.isConnected).toBe(false)
})

test('the description of a picture is written in its language', async () => {
  openChosen(draft)
  expect((await screen.findByLabelText(/svenska/)).lang).toBe('sv')
  expect(screen.getByLabelText(/engelska/).lang).toBe('en')
})

test('Enter while a picture is being published does not publish it twice', async () => {
  const { user, calls } = openScreen('/testimonials/5', {
    fields: <LibraryInput kind="images" />,
    answers: {
      getTestimonialObj: () => testimonial({ image_ids: [4] }),
      getImagesArr: () => [draft],
      updateImage: () => lateAnswer(draft).answer,
    },
  })
  const field = await screen.findByLabelText(/svenska/)
  await user.type(field, 'Ett torn')
  await user.keyboard('{Enter}')
  const publish = screen.getByRole<HTMLButtonElement>('button', { name: 'Publicera bilden' })
  await waitFor(() => expect(isOff(publish)).toBe(true))
  // A call is begun a little later than the key press.
  await act(async () => {
    fireEvent.keyDown(field, { key: 'Enter' })
    await new Promise((done) => setImmediate(done))
  })
  expect(sentBy(calls, 'updateImage')).toHaveLength(1)
})

test('after a picture was published the keyboard goes on at its row', async () => {
  let stored = draft
  const { user } = openScreen('/testimonials/5', {
    fields: <LibraryInput kind="images" />,
    answers: {
      getTestimonialObj: () => testimonial({ image_ids: [4] }),
      getImagesArr: () => [stored],
      updateImage: (asked) => {
        stored = { ...draft, ...asked }
        return stored
      },
    },
  })
  await user.type(await screen.findByLabelText(/svenska/), 'Ett torn{Enter}')
  await waitFor(() => expect(screen.queryByText('Publicera bilden')).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Tornet' }))
})

test('a picture that is described for its time keeps that time, and has no empty English', async () => {
  const publish_at = '2027-05-01T06:00:00.000Z'
  const { user, calls } = openChosen({ ...draft, publish_at })
  await user.type(await screen.findByLabelText(/svenska/), 'Ett torn')
  await press(user, 'Publicera bilden')
  await waitFor(() => expect(sentBy(calls, 'updateImage')).toHaveLength(1))
  // What is as it was is not sent.
  expect(sentBy(calls, 'updateImage')[0]).toEqual({ id: 4, alt_sv: 'Ett torn' })
})

test('a moved picture changes places with its neighbour and keeps the focus', async () => {
  const { user } = openChosen(...pictures)
  const names = () =>
    screen.getAllByRole('listitem').map((row) => within(row).getByRole('link').textContent)
  await user.click(await screen.findByRole('button', { name: 'Flytta ner: Kranen' }))
  expect(names()).toEqual(['Huset', 'Kranen', 'Bron'])
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Flytta ner: Kranen'),
  )
  await user.click(screen.getByRole('button', { name: 'Flytta ner: Kranen' }))
  expect(names()).toEqual(['Huset', 'Bron', 'Kranen'])
  const down = screen.getByRole('button', { name: 'Flytta ner: Kranen' })
  expect([isOff(down), document.activeElement]).toEqual([true, down])
})

test('whoever may not upload chooses of what is there', async () => {
  openScreen('/testimonials/5', {
    staff: { role: 61 },
    fields: <LibraryInput kind="images" />,
    answers: {
      getTestimonialObj: () => testimonial({ image_ids: [4] }),
      getImagesArr: () => [{ ...draft, may_write: false }],
    },
  })
  await screen.findByRole('button', { name: 'Ta bort härifrån: Tornet' })
  expect(screen.queryByText('Välj bilder att ladda upp')).toBeNull()
  expect(screen.queryByText('Publicera bilden')).toBeNull()
})

test('older pictures are a page on, and a search begins at its first page', async () => {
  const { user, calls } = openScreen('/testimonials/5', {
    fields: <LibraryInput kind="images" />,
    answers: {
      getTestimonialObj: () => testimonial(),
      getImagesArr: () => Response.json({ data: pictures, count: 48 }),
    },
  })
  await press(user, 'Välj ur bildbiblioteket')
  await press(user, 'Äldre')
  const older = await screen.findByText<HTMLButtonElement>('Äldre', { selector: 'button' })
  await waitFor(() => expect(isOff(older)).toBe(true))
  await user.type(screen.getByLabelText('Sök'), 'x')
  const asked = () => sentBy(calls, 'getImagesArr').map(({ page, q }) => [page, q])
  await waitFor(() => expect(asked().at(-1)).toEqual(['1', 'x']))
  expect(asked()).not.toContainEqual(['2', 'x'])
})

test('how many files there are stays said while a search is under way', async () => {
  const late = lateAnswer([])
  const { user } = openScreen('/testimonials/5', {
    fields: <LibraryInput kind="images" />,
    answers: {
      getTestimonialObj: () => testimonial(),
      getImagesArr: ({ q }) => (q === undefined ? pictures : late.answer),
    },
  })
  await press(user, 'Välj ur bildbiblioteket')
  await tile('Kranen')
  await user.type(screen.getByLabelText('Sök'), 'x')
  expect(within(dialog()).getByRole('status').textContent).toBe('3 i biblioteket')
})

test('a picture that somebody else changed meanwhile is read again, to be published then', async () => {
  const stored = [draft]
  const newer = { ...draft, version: 9 }
  const { user, calls } = openScreen('/testimonials/5', {
    fields: <LibraryInput kind="images" />,
    answers: {
      getTestimonialObj: () => testimonial({ image_ids: [4] }),
      getImagesArr: () => [stored.pop() ?? newer],
      updateImage: ({ version }) =>
        version === 9 ? newer : refuse(409, { code: 'staleVersion', facts: { current: newer } }),
    },
  })
  await user.type(await screen.findByLabelText(/svenska/), 'Ett torn')
  await press(user, 'Publicera bilden')
  await screen.findByText('Någon annan har sparat en nyare version.')
  await waitFor(() => expect(sentBy(calls, 'getImagesArr')).toHaveLength(2))
  await press(user, 'Publicera bilden')
  await waitFor(() => expect(sentBy(calls, 'updateImage').at(-1)).toMatchObject({ version: 9 }))
})

test('a double click moves a picture one place, and not the one that came for it back', async () => {
  const { user } = openChosen(...pictures)
  await user.click(await screen.findByRole('button', { name: 'Flytta ner: Kranen' }))
  fireEvent.click(screen.getByRole('button', { name: 'Flytta ner: Huset' }), { detail: 2 })
  const rows = screen.getAllByRole('listitem')
  expect(rows.map((row) => within(row).getByRole('link').textContent)).toEqual([
    'Huset',
    'Kranen',
    'Bron',
  ])
})

test('where nothing can be chosen, an item without pictures has no frame for them', async () => {
  openScreen('/testimonials/5', {
    fields: [<TextInput key="1" source="company" />, <LibraryInput key="2" kind="images" />],
    answers: { getTestimonialObj: () => testimonial({ image_ids: [], may_write: false }) },
  })
  await textbox('Företag')
  expect(screen.queryByText('Bilder')).toBeNull()
})
