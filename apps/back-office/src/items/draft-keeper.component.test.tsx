import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { ArrayInputBase } from 'ra-core'
import { TextInput } from 'react-admin'
import { Link } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { HoursRowsInput } from '../hours/hours-rows-input.tsx'
import { lateAnswer, loseConnection } from '../testing/fake-server.ts'
import { openScreen } from '../testing/open-screen.tsx'
import { fill, isOff, press, textbox } from '../testing/parts.ts'
import { hours, lockOf, testimonial } from '../testing/stored-items.ts'
import { InstantInput } from './instant-input.tsx'
import { TypedInput } from './typed-input.tsx'
import { numberKind } from './typed-kinds.ts'

const hoursRows = (
  <ArrayInputBase source="depothourrows">
    <HoursRowsInput />
  </ArrayInputBase>
)
const fields = [<TextInput key="1" source="name" />, <TextInput key="2" source="company" />]
const answers = { getTestimonialObj: () => testimonial(), lockTestimonial: () => testimonial() }
const open = (staffId = 7) =>
  openScreen('/testimonials/5', { fields, staff: { id: staffId }, answers })

/** Types into the field and leaves without saving. */
async function leaveTyped(label: string, text: string): Promise<void> {
  const { user, unmount } = open()
  await fill(user, await textbox(label), text)
  unmount()
}

test('what was typed and not saved is offered with its time, and comes back on demand', async () => {
  vi.useFakeTimers({ now: Date.parse('2027-07-01T12:15:00Z'), toFake: ['Date'] })
  await leaveTyped('Företag', 'Nya Glas AB')
  const { user } = open()
  await screen.findByText('Här finns ändringar från 2027-07-01 14:15 som inte är sparade.')
  expect((await textbox('Företag')).value).toBe('Glas AB')
  await press(user, 'Ta tillbaka')
  expect((await textbox('Företag')).value).toBe('Nya Glas AB')
  expect(screen.queryByText(/som inte är sparade/)).toBeNull()
})

test('a draft that is thrown away is not offered again', async () => {
  await leaveTyped('Företag', 'Nya Glas AB')
  const first = open()
  await press(first.user, 'Släng')
  first.unmount()
  open()
  expect((await textbox('Företag')).value).toBe('Glas AB')
  expect(screen.queryByText(/som inte är sparade/)).toBeNull()
})

test('what is saved is no draft any more', async () => {
  const saved = testimonial({ version: 4, company: 'Nya Glas AB' })
  const first = openScreen('/testimonials/5', {
    fields,
    answers: { ...answers, updateTestimonial: () => saved },
  })
  await fill(first.user, await textbox('Företag'), 'Nya Glas AB')
  await press(first.user, 'Spara')
  await screen.findByText('Sparat')
  first.unmount()
  open()
  await textbox('Företag')
  expect(screen.queryByText(/som inte är sparade/)).toBeNull()
})

test('what could not be saved is a draft still', async () => {
  const first = openScreen('/testimonials/5', {
    fields,
    answers: { ...answers, updateTestimonial: loseConnection },
  })
  await fill(first.user, await textbox('Företag'), 'Nya Glas AB')
  await press(first.user, 'Spara')
  await screen.findByText(/Servern svarar inte/)
  first.unmount()
  const { user } = open()
  await press(user, 'Ta tillbaka')
  expect((await textbox('Företag')).value).toBe('Nya Glas AB')
})

test('whoever types on without deciding about an older draft keeps both', async () => {
  await leaveTyped('Företag', 'Nya Glas AB')
  await leaveTyped('Namn', 'Karin L')
  const { user } = open()
  await press(user, 'Ta tillbaka')
  expect((await textbox('Företag')).value).toBe('Nya Glas AB')
  expect((await textbox('Namn')).value).toBe('Karin L')
})

test('a field that is put back as it was leaves no draft', async () => {
  const first = open()
  await fill(first.user, await textbox('Företag'), 'Nya Glas AB')
  await fill(first.user, await textbox('Företag'), 'Glas AB')
  first.unmount()
  open()
  await textbox('Företag')
  expect(screen.queryByText(/som inte är sparade/)).toBeNull()
})

test('what is typed in one tab outlives the saving in another', async () => {
  const first = open()
  await fill(first.user, await textbox('Företag'), 'Nya Glas AB')
  const key = 'draft:7:testimonials:5'
  localStorage.removeItem(key)
  fireEvent(window, new StorageEvent('storage', { key, newValue: null }))
  first.unmount()
  const { user } = open()
  await press(user, 'Ta tillbaka')
  expect((await textbox('Företag')).value).toBe('Nya Glas AB')
})

test('a draft that another tab has removed is not stored again by a form without changes', async () => {
  await leaveTyped('Företag', 'Nya Glas AB')
  open()
  await screen.findByText(/som inte är sparade/)
  const key = 'draft:7:testimonials:5'
  localStorage.removeItem(key)
  fireEvent(window, new StorageEvent('storage', { key, newValue: null }))
  expect(localStorage.getItem(key)).toBeNull()
})

test('a draft is offered to its author alone', async () => {
  await leaveTyped('Företag', 'Nya Glas AB')
  open(8)
  await textbox('Företag')
  expect(screen.queryByText(/som inte är sparade/)).toBeNull()
})

test('a draft of a trashed item is offered once the item is restored', async () => {
  await leaveTyped('Företag', 'Nya Glas AB')
  let deleted_at: string | null = '2027-03-01T12:00:00.000Z'
  const { user } = openScreen('/testimonials/5', {
    fields,
    answers: {
      getTestimonialObj: () => testimonial({ deleted_at }),
      restoreTestimonial: () => {
        deleted_at = null
        return testimonial()
      },
    },
  })
  await screen.findByText(/^Det ligger i papperskorgen/)
  expect(screen.queryByText(/som inte är sparade/)).toBeNull()
  await press(user, 'Ta tillbaka')
  await screen.findByText(/som inte är sparade/)
})

test('a new item has a draft, too, until it is created', async () => {
  const first = openScreen('/testimonials/create', { fields })
  await fill(first.user, await textbox('Namn'), 'Karin Lindqvist')
  first.unmount()
  const second = openScreen('/testimonials/create', {
    fields,
    answers: { ...answers, createTestimonial: () => testimonial() },
  })
  await press(second.user, 'Ta tillbaka')
  expect((await textbox('Namn')).value).toBe('Karin Lindqvist')
  await press(second.user, 'Spara')
  await screen.findByText('Historik')
  second.unmount()
  openScreen('/testimonials/create', { fields })
  expect((await textbox('Namn')).value).toBe('')
  expect(screen.queryByText(/som inte är sparade/)).toBeNull()
})

test('a date that is half typed leaves the stored one in place', async () => {
  const stored = testimonial({ publish_at: '2027-03-01T08:30:00.000Z' })
  const dated = {
    fields: [...fields, <InstantInput key="3" source="publish_at" helperText="" />],
    answers: { ...answers, getTestimonialObj: () => stored },
  }
  const first = openScreen('/testimonials/5', dated)
  await fill(first.user, await textbox('Företag'), 'Nya Glas AB')
  await fill(first.user, await textbox('Publiceras'), '2027-13')
  first.unmount()
  const { user } = openScreen('/testimonials/5', dated)
  await press(user, 'Ta tillbaka')
  expect((await textbox('Företag')).value).toBe('Nya Glas AB')
  expect((await textbox('Publiceras')).value).toBe('2027-03-01 09:30')
})

test('a figure of a group that is half typed leaves the stored one in place', async () => {
  const grouped = {
    fields: [
      <TypedInput key="1" source="technical.weight" label="Vikt" kind={numberKind} />,
      <TypedInput key="2" source="technical.width" label="Bredd" kind={numberKind} />,
    ],
    answers: {
      ...answers,
      getTestimonialObj: () => testimonial({ technical: { weight: 1915, width: 750 } }),
    },
  }
  const first = openScreen('/testimonials/5', grouped)
  await fill(first.user, await textbox('Bredd'), '780')
  await fill(first.user, await textbox('Vikt'), '1950 k')
  first.unmount()
  const { user } = openScreen('/testimonials/5', grouped)
  await press(user, 'Ta tillbaka')
  expect((await textbox('Bredd')).value).toBe('780')
  expect((await textbox('Vikt')).value).toBe('1915')
})

test('a draft that nobody can read stops nobody from working', async () => {
  localStorage.setItem('draft:7:testimonials:5', '{"at":')
  const { user } = open()
  await fill(user, await textbox('Företag'), 'Nya Glas AB')
  expect(screen.queryByText(/som inte är sparade/)).toBeNull()
})

test('an item is edited while the browser can store nothing', async () => {
  const { user } = open()
  const field = await textbox('Företag')
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  onTestFinished(() => full.mockRestore())
  await fill(user, field, 'Nya Glas AB')
  expect(field.value).toBe('Nya Glas AB')
})

test('a row that is taken out of a list stays out when the draft comes back', async () => {
  const stored = {
    getDepothourObj: () => hours(),
    lockDepothour: () => hours(),
  }
  const days = () => screen.findAllByRole('combobox', { name: /^Dag/ })
  const first = openScreen('/depothours/5', { fields: hoursRows, answers: stored })
  expect(await days()).toHaveLength(3)
  const [remove] = screen.getAllByRole('button', { name: 'Ta bort' })
  if (remove !== undefined) await first.user.click(remove)
  await waitFor(async () => expect(await days()).toHaveLength(2))
  first.unmount()
  const { user } = openScreen('/depothours/5', { fields: hoursRows, answers: stored })
  expect(await days()).toHaveLength(3)
  await press(user, 'Ta tillbaka')
  await waitFor(async () => expect(await days()).toHaveLength(2))
})

test('a time of a row that is half typed leaves the stored one in place', async () => {
  const stored = { getDepothourObj: () => hours(), lockDepothour: () => hours() }
  const first = openScreen('/depothours/5', { fields: hoursRows, answers: stored })
  const opens = () => screen.findAllByLabelText<HTMLInputElement>('Öppnar')
  const [before] = await opens()
  if (before === undefined) throw new Error('no field')
  const was = before.value
  expect(was).not.toBe('')
  await fill(first.user, before, '7:')
  const [, later] = await screen.findAllByLabelText<HTMLInputElement>('Stänger')
  if (later === undefined) throw new Error('no field')
  await fill(first.user, later, '17:30')
  first.unmount()
  const { user } = openScreen('/depothours/5', { fields: hoursRows, answers: stored })
  await press(user, 'Ta tillbaka')
  await waitFor(async () =>
    expect(screen.getAllByLabelText<HTMLInputElement>('Stänger')[1]?.value).toBe('17:30'),
  )
  expect((await opens())[0]?.value).toBe(was)
})

test('saving an item leaves the draft and the lock of the next one as they are', async () => {
  const draft = JSON.stringify({ at: Date.parse('2027-07-01'), value: { company: 'Bos Glas AB' } })
  localStorage.setItem('draft:7:testimonials:6', draft)
  const evas = lockOf('Eva Sjöberg', false)
  const { user } = openScreen('/testimonials/5', {
    fields: [
      ...fields,
      <Link key="3" to="/testimonials/6">
        Nästa
      </Link>,
    ],
    answers: {
      ...answers,
      getTestimonialObj: ({ id }) =>
        id === '6' ? testimonial({ id: 6, lock: evas }) : testimonial(),
      updateTestimonial: () => testimonial({ version: 4, company: 'Nya Glas AB' }),
    },
  })
  await fill(user, await textbox('Företag'), 'Nya Glas AB')
  await press(user, 'Spara')
  await screen.findByText('Sparat')
  await user.click(screen.getByText('Nästa'))
  await screen.findByText(/som inte är sparade/)
  await screen.findByText(/^Eva Sjöberg arbetar här/)
  expect(localStorage.getItem('draft:7:testimonials:6')).toBe(draft)
})

const isDisabled = async () => isOff(await screen.findByRole('button', { name: 'Spara' }))

test('what is typed while the item is being saved is offered when the answer comes', async () => {
  const { answer, arrive } = lateAnswer(testimonial({ version: 4, company: 'Nya Glas AB' }))
  const { user } = openScreen('/testimonials/5', {
    fields,
    answers: { ...answers, updateTestimonial: () => answer },
  })
  await fill(user, await textbox('Företag'), 'Nya Glas AB')
  await press(user, 'Spara')
  await waitFor(async () => expect(await isDisabled()).toBe(true))
  await fill(user, await textbox('Namn'), 'Karin Lindqvist')
  arrive()
  await screen.findByText('Sparat')
  await press(user, 'Ta tillbaka')
  expect((await textbox('Namn')).value).toBe('Karin Lindqvist')
  expect((await textbox('Företag')).value).toBe('Nya Glas AB')
  expect(await isDisabled()).toBe(false)
})

test('what is typed while an earlier version is being restored is offered when it comes', async () => {
  const { answer, arrive } = lateAnswer(testimonial({ version: 4, name: 'Karin Lindqvist' }))
  const shown: unknown[] = [testimonial(), answer]
  const entry = { id: 9, at: '2027-03-01T08:30:00.000Z', fullname: 'Eva Ek', changes: {} }
  const { user } = openScreen('/testimonials/5', {
    fields,
    answers: {
      ...answers,
      getTestimonialObj: () => shown.shift(),
      getTestimonialHistoryArr: () => [{ ...entry, version: 2, action: 'created' }],
      revertTestimonial: () => null,
    },
  })
  await user.click(await screen.findByText('Historik'))
  await press(user, 'Ta tillbaka version 2')
  await screen.findByText(/^Version 2 är tillbaka/)
  await fill(user, await textbox('Företag'), 'Nya Glas AB')
  arrive()
  await screen.findByDisplayValue('Karin Lindqvist')
  await press(user, 'Ta tillbaka')
  expect((await textbox('Företag')).value).toBe('Nya Glas AB')
})

test('what was saved after its form had been left is not offered', async () => {
  const saved = testimonial({ version: 4, company: 'Nya Glas AB' })
  await leaveTyped('Företag', 'Nya Glas AB')
  openScreen('/testimonials/5', { fields, answers: { ...answers, getTestimonialObj: () => saved } })
  expect((await textbox('Företag')).value).toBe('Nya Glas AB')
  expect(screen.queryByText(/som inte är sparade/)).toBeNull()
})

test('who has left the form of a new item stays there when the item is created', async () => {
  const { answer, arrive } = lateAnswer(testimonial())
  const { user } = openScreen('/testimonials/create', {
    fields: [
      ...fields,
      <Link key="3" to="/testimonials/6">
        Till en annan
      </Link>,
    ],
    answers: {
      ...answers,
      getTestimonialObj: ({ id }) => testimonial({ id: Number(id), name: `Omdöme ${String(id)}` }),
      createTestimonial: () => answer,
    },
  })
  await fill(user, await textbox('Namn'), 'Karin Lindqvist')
  await press(user, 'Spara')
  await waitFor(async () => expect(await isDisabled()).toBe(true))
  await user.click(screen.getByText('Till en annan'))
  await waitFor(async () => expect((await textbox('Namn')).value).toBe('Omdöme 6'))
  arrive()
  await screen.findByText('Skapat')
  // A change of the screen would come a little later than the sentence.
  await act(() => new Promise<void>((done) => void setImmediate(done)))
  expect((await textbox('Namn')).value).toBe('Omdöme 6')
})
