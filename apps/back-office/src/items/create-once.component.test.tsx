import { screen, waitFor } from '@testing-library/react'
import { TextInput } from 'react-admin'
import { Link } from 'react-router-dom'
import { expect, test } from 'vitest'
import { type Call, loseConnection } from '../testing/fake-server.ts'
import { openScreen } from '../testing/open-screen.tsx'
import { fill, press, textbox } from '../testing/parts.ts'
import { testimonial } from '../testing/stored-items.ts'

const fields = (
  <>
    <TextInput source="name" required />
    <TextInput source="company" />
    <Link to="/testimonials/create">Nästa</Link>
    <Link to="/testimonials/5">Första</Link>
  </>
)
const lost = /^Servern svarar inte just nu/
const stored = { getTestimonialObj: testimonial, lockTestimonial: testimonial }

const keysOf = (calls: readonly Call[], call: string) =>
  calls.filter(({ name }) => name === call).map(({ key }) => key)

/** Answers a call whose first answers are lost. */
function afterLosing(times: number, answer: () => unknown) {
  let left = times
  return () => {
    left -= 1
    return left < 0 ? answer() : loseConnection()
  }
}

test('a new item whose answer was lost is sent again under its key, the next one under another', async () => {
  const createTestimonial = afterLosing(1, testimonial)
  const { user, calls } = openScreen('/testimonials/create', {
    fields,
    answers: { ...stored, createTestimonial },
  })
  await fill(user, await textbox('Namn'), 'Karin')
  await press(user, 'Spara')
  await screen.findByText(lost)
  await press(user, 'Spara')
  await screen.findByText('Historik')
  expect(document.activeElement).toBe(await textbox('Namn'))
  await user.click(await screen.findByText('Nästa'))
  await waitFor(async () => expect((await textbox('Namn')).value).toBe(''))
  await fill(user, await textbox('Namn'), 'Karin')
  await press(user, 'Spara')
  await screen.findByText('Historik')
  const keys = keysOf(calls, 'createTestimonial')
  expect(keys).toHaveLength(3)
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

test('a new item that is changed after its answer was lost has another key', async () => {
  const { user, calls } = openScreen('/testimonials/create', {
    fields,
    answers: { createTestimonial: loseConnection },
  })
  await fill(user, await textbox('Namn'), 'Karin')
  await press(user, 'Spara')
  await screen.findByText(lost)
  await fill(user, await textbox('Namn'), 'Karin Ek')
  await press(user, 'Spara')
  await waitFor(() => expect(keysOf(calls, 'createTestimonial')).toHaveLength(2))
  expect(new Set(keysOf(calls, 'createTestimonial')).size).toBe(2)
})

test('a new item that is taken back after a reload has the key of its lost answer', async () => {
  const answers = { ...stored, createTestimonial: loseConnection }
  const first = openScreen('/testimonials/create', { fields, answers })
  await fill(first.user, await textbox('Företag'), 'Glas AB')
  await fill(first.user, await textbox('Namn'), 'Karin')
  await press(first.user, 'Spara')
  await screen.findByText(lost)
  first.unmount()
  const second = openScreen('/testimonials/create', { fields, answers })
  await press(second.user, 'Ta tillbaka')
  await press(second.user, 'Spara')
  await screen.findByText(lost)
  const [key] = keysOf(first.calls, 'createTestimonial')
  expect(key).toMatch(/^[0-9a-f]{32}$/)
  expect(keysOf(second.calls, 'createTestimonial')).toEqual([key])
})

test('a copy whose answer was lost is requested again under its key', async () => {
  const { user, calls } = openScreen('/testimonials/5', {
    fields,
    answers: {
      ...stored,
      getTestimonialObj: ({ id }) => testimonial({ id: Number(id) }),
      duplicateTestimonial: afterLosing(1, () => testimonial({ id: 6 })),
    },
  })
  await press(user, 'Gör en kopia')
  await press(user, 'Stäng')
  await press(user, 'Gör en kopia')
  await screen.findByText('Kopian är gjord och syns inte än')
  await user.click(await screen.findByText('Första'))
  await press(user, 'Gör en kopia')
  await waitFor(() => expect(keysOf(calls, 'duplicateTestimonial')).toHaveLength(3))
  const [first, second, third] = keysOf(calls, 'duplicateTestimonial')
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('a copy that is requested after its item was left is another one', async () => {
  const { user, calls } = openScreen('/testimonials/5', {
    fields,
    answers: { ...stored, duplicateTestimonial: loseConnection },
  })
  await press(user, 'Gör en kopia')
  await press(user, 'Stäng')
  await user.click(await screen.findByText('Nästa'))
  await waitFor(async () => expect((await textbox('Namn')).value).toBe(''))
  await user.click(await screen.findByText('Första'))
  await press(user, 'Gör en kopia')
  await waitFor(() => expect(keysOf(calls, 'duplicateTestimonial')).toHaveLength(2))
  expect(new Set(keysOf(calls, 'duplicateTestimonial')).size).toBe(2)
})

test('a copy has its key when another tab leaves another item', async () => {
  const answers = {
    ...stored,
    getTestimonialObj: ({ id }: Call['asked']) => testimonial({ id: Number(id) }),
    duplicateTestimonial: loseConnection,
  }
  const { user, calls } = openScreen('/testimonials/5', { fields, answers })
  await press(user, 'Gör en kopia')
  await press(user, 'Stäng')
  const other = openScreen('/testimonials/6', { fields, answers })
  await waitFor(() => expect(screen.getAllByText('Gör en kopia')).toHaveLength(2))
  other.unmount()
  await press(user, 'Gör en kopia')
  await waitFor(() => expect(keysOf(other.calls, 'duplicateTestimonial')).toHaveLength(1))
  expect(keysOf(other.calls, 'duplicateTestimonial')).toEqual(keysOf(calls, 'duplicateTestimonial'))
})
