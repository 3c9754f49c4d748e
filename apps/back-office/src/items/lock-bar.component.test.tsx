import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { TextInput } from 'react-admin'
import { expect, test, vi } from 'vitest'
import { type Answers, lateAnswer, loseConnection, refuse, sentBy } from '../testing/fake-server.ts'
import { openScreen } from '../testing/open-screen.tsx'
import { fill, press, textbox } from '../testing/parts.ts'
import { lockOf, testimonial } from '../testing/stored-items.ts'

const fields = <TextInput source="company" />
const mine = lockOf('Maria Engström', true)
const evas = lockOf('Eva Sjöberg', false)
const usual: Answers = {
  getTestimonialObj: () => testimonial(),
  lockTestimonial: () => testimonial({ lock: mine }),
  unlockTestimonial: () => testimonial(),
}
const isMine = 'Du har låst det här sedan 2027-03-01 09:30.'

test('to type into an item locks it, once a minute at most', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const { user, calls } = openScreen('/testimonials/5', { fields, answers: usual })
  await fill(user, await textbox('Företag'), 'Nya')
  await screen.findByText(isMine)
  await fill(user, await textbox('Företag'), 'Nya Glas')
  expect(sentBy(calls, 'lockTestimonial')).toEqual([{ id: 5 }])
  vi.advanceTimersByTime(90_000)
  await fill(user, await textbox('Företag'), 'Nya Glas AB')
  await waitFor(() => expect(sentBy(calls, 'lockTestimonial').length).toBeGreaterThan(1))
})

test('to look at an item locks nothing', async () => {
  const { calls, unmount } = openScreen('/testimonials/5', { fields, answers: usual })
  await screen.findByRole('button', { name: 'Lås för mig' })
  unmount()
  expect(sentBy(calls, 'lockTestimonial')).toEqual([])
  expect(sentBy(calls, 'unlockTestimonial')).toEqual([])
})

test('who works on an item and since when is said to the others', async () => {
  openScreen('/testimonials/5', {
    fields,
    staff: { role: 62 },
    answers: { ...usual, getTestimonialObj: () => testimonial({ lock: evas }) },
  })
  await screen.findByText(/^Eva Sjöberg arbetar här sedan 2027-03-01 09:30\./)
  expect(screen.queryByRole('button', { name: 'Ta över' })).toBeNull()
})

test('the keyboard stays with the lock when it is taken and released', async () => {
  const { user } = openScreen('/testimonials/5', { fields, answers: usual })
  await press(user, 'Lås för mig')
  await screen.findByText(isMine)
  const lock = screen.getByRole('group', { name: 'Lås' })
  await waitFor(() => expect(document.activeElement).toBe(lock))
  await press(user, 'Lås upp')
  await screen.findByText('Lås för mig')
  expect(document.activeElement).toBe(lock)
})

test('who types while the lock is being taken keeps the focus', async () => {
  const { answer, arrive } = lateAnswer(testimonial({ lock: mine }))
  const { user } = openScreen('/testimonials/5', {
    fields,
    answers: { ...usual, lockTestimonial: () => answer },
  })
  await press(user, 'Lås för mig')
  await user.click(await textbox('Företag'))
  arrive()
  await screen.findByText(isMine)
  expect(document.activeElement).toBe(await textbox('Företag'))
})

test('a double click unlocks once', async () => {
  const { user, calls } = openScreen('/testimonials/5', { fields, answers: usual })
  await press(user, 'Lås för mig')
  const release = await screen.findByText('Lås upp')
  fireEvent.click(release)
  fireEvent.click(release)
  await press(user, 'Lås för mig')
  await screen.findByText(isMine)
  expect(sentBy(calls, 'unlockTestimonial')).toEqual([{ id: 5 }])
})

test('an administrator takes a lock over', async () => {
  const { user, calls } = openScreen('/testimonials/5', {
    fields,
    staff: { role: 90 },
    answers: { ...usual, getTestimonialObj: () => testimonial({ lock: evas }) },
  })
  await press(user, 'Ta över')
  await screen.findByText(isMine)
  expect(sentBy(calls, 'lockTestimonial')).toEqual([{ id: 5, take_over: true }])
})

test('whoever comes second sees who came first at the first letter', async () => {
  const facts = { current: testimonial({ lock: evas }) }
  const { user } = openScreen('/testimonials/5', {
    fields,
    answers: { ...usual, lockTestimonial: () => refuse(409, { code: 'itemLocked', facts }) },
  })
  const field = await textbox('Företag')
  await fill(user, field, 'Nya Glas AB')
  await screen.findByText(/^Eva Sjöberg arbetar här/)
  expect(field.value).toBe('Nya Glas AB')
})

test('a lock that failed is tried again with the next letter', async () => {
  const answers = [loseConnection, usual['lockTestimonial']]
  const { user } = openScreen('/testimonials/5', {
    fields,
    answers: { ...usual, lockTestimonial: (asked) => answers.shift()?.(asked) },
  })
  const field = await textbox('Företag')
  await fill(user, field, 'Nya Glas AB')
  await fill(user, field, 'Nyare Glas AB')
  await screen.findByText(isMine)
})

test('whose lock was taken over reads at saving by whom, and keeps what is typed', async () => {
  const facts = { current: testimonial({ lock: evas }) }
  const { user } = openScreen('/testimonials/5', {
    fields,
    answers: { ...usual, updateTestimonial: () => refuse(423, { code: 'itemLocked', facts }) },
  })
  const field = await textbox('Företag')
  await fill(user, field, 'Nya Glas AB')
  await press(user, 'Spara')
  await screen.findByText('Någon annan arbetar med det här just nu.')
  await screen.findByText(/^Eva Sjöberg arbetar här/)
  expect(field.value).toBe('Nya Glas AB')
})

test('what is saved is unlocked', async () => {
  const saved = testimonial({ version: 4, company: 'Nya Glas AB' })
  const { user, calls } = openScreen('/testimonials/5', {
    fields,
    answers: { ...usual, updateTestimonial: () => saved },
  })
  await fill(user, await textbox('Företag'), 'Nya Glas AB')
  await screen.findByText(isMine)
  await press(user, 'Spara')
  await screen.findByRole('button', { name: 'Lås för mig' })
  expect(sentBy(calls, 'unlockTestimonial')).toEqual([{ id: 5 }])
  await fill(user, await textbox('Företag'), 'Nyare Glas AB')
  await screen.findByText(isMine)
})

test('what was saved after somebody else went is locked by nobody', async () => {
  const { user, calls } = openScreen('/testimonials/5', {
    fields,
    answers: {
      ...usual,
      getTestimonialObj: () => testimonial({ lock: evas }),
      updateTestimonial: () => testimonial({ version: 4, company: 'Nya Glas AB' }),
    },
  })
  await fill(user, await textbox('Företag'), 'Nya Glas AB')
  await press(user, 'Spara')
  await screen.findByRole('button', { name: 'Lås för mig' })
  expect(sentBy(calls, 'unlockTestimonial')).toEqual([])
})

test.each([
  ['close the window', () => window.dispatchEvent(new Event('pagehide'))],
  ['leave the form', cleanup],
])('to %s unlocks', async (_, leave) => {
  const { user, calls } = openScreen('/testimonials/5', { fields, answers: usual })
  await press(user, 'Lås för mig')
  await screen.findByText(isMine)
  leave()
  await waitFor(() => expect(sentBy(calls, 'unlockTestimonial')).toEqual([{ id: 5 }]))
})

test('what is not locked any more cannot be unlocked, and that is said', async () => {
  const { user } = openScreen('/testimonials/5', {
    fields,
    answers: { ...usual, unlockTestimonial: () => refuse(409, { code: 'itemNotLocked' }) },
  })
  await press(user, 'Lås för mig')
  await press(user, 'Lås upp')
  await screen.findByText('Du kan inte låsa upp det som inte är låst.')
})

test('a lock ends with half an hour without work, and typing on takes it again', async () => {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'],
  })
  const { user, calls } = openScreen('/testimonials/5', { fields, answers: usual })
  await fill(user, await textbox('Företag'), 'På lunch')
  await screen.findByText(isMine)
  act(() => void vi.advanceTimersByTime(31 * 60_000))
  await screen.findByRole('button', { name: 'Lås för mig' })
  expect(sentBy(calls, 'lockTestimonial')).toHaveLength(1)
  await fill(user, await textbox('Företag'), 'Tillbaka')
  await screen.findByText(isMine)
})

test('a lock that is granted after the form was left is released', async () => {
  const late = lateAnswer(testimonial({ lock: mine }))
  const { user, calls, unmount } = openScreen('/testimonials/5', {
    fields,
    answers: { ...usual, lockTestimonial: () => late.answer },
  })
  await fill(user, await textbox('Företag'), 'Nya Glas AB')
  expect(sentBy(calls, 'lockTestimonial')).toHaveLength(1)
  unmount()
  late.arrive()
  await waitFor(() => expect(sentBy(calls, 'unlockTestimonial')).toEqual([{ id: 5 }]))
})

test('a lock that is granted after saving is released', async () => {
  const late = lateAnswer(testimonial({ lock: mine }))
  const { user, calls } = openScreen('/testimonials/5', {
    fields,
    answers: {
      ...usual,
      lockTestimonial: () => late.answer,
      updateTestimonial: () => testimonial({ version: 4, company: 'Nya Glas AB' }),
    },
  })
  await fill(user, await textbox('Företag'), 'Nya Glas AB')
  await press(user, 'Spara')
  await screen.findByText('Sparat')
  late.arrive()
  await waitFor(() => expect(sentBy(calls, 'unlockTestimonial')).toEqual([{ id: 5 }]))
})

test('the second click of a double click on taking over does not unlock again', async () => {
  const { user, calls } = openScreen('/testimonials/5', {
    fields,
    answers: { ...usual, getTestimonialObj: () => testimonial({ lock: evas }) },
  })
  await press(user, 'Ta över')
  await screen.findByText(isMine)
  fireEvent.click(screen.getByText('Lås upp'), { detail: 2 })
  await fill(user, await textbox('Företag'), 'Nya')
  expect(sentBy(calls, 'unlockTestimonial')).toEqual([])
})
