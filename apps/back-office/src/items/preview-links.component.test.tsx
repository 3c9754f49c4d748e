import { screen } from '@testing-library/react'
import { TextInput } from 'react-admin'
import { expect, test } from 'vitest'
import { openScreen } from '../testing/open-screen.tsx'
import { fill, textbox } from '../testing/parts.ts'
import { testimonial } from '../testing/stored-items.ts'

const path = '/produkter/kranar/kran'
const published = { public_path: path, publish_at: '2026-01-01T00:00:00.000Z' }

function open(change: object) {
  const item = testimonial({ ...published, ...change })
  const answers = { getTestimonialObj: () => item, lockTestimonial: () => item }
  return openScreen('/testimonials/5', { fields: <TextInput source="name" />, answers })
}
const hrefOf = async (link: string) =>
  (await screen.findByRole('link', { name: link })).getAttribute('href')

test.each([
  ['a published item', {}, true],
  ['an active product', { status: 1 }, true],
  ['a deactivated product', { status: 2 }, false],
  ['a draft', { publish_at: null }, false],
])('the public page of %s', async (_, change, isLinked) => {
  open(change)
  await screen.findByRole('link', { name: 'Förhandsvisa engelska' })
  expect(screen.queryByRole('link', { name: 'Se på webbplatsen' }) !== null).toBe(isLinked)
})

test('a preview is of the item, on the chosen date', async () => {
  const { user } = open({})
  const preview = `/en${path}?forhandsvisning=testimonials-5`
  expect(await hrefOf('Förhandsvisa engelska')).toBe(preview)
  await fill(user, await textbox('Som den ser ut den'), '2027-06-01')
  await user.tab()
  expect(await hrefOf('Förhandsvisa engelska')).toBe(`${preview}&datum=2027-06-01`)
})

test('a preview of what waits for its time is of the day when it will be public', async () => {
  // Half an hour after midnight in Stockholm.
  open({ publish_at: '2099-12-14T23:30:00.000Z' })
  const preview = `/en${path}?forhandsvisning=testimonials-5`
  expect(await hrefOf('Förhandsvisa engelska')).toBe(`${preview}&datum=2099-12-15`)
})
