import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sentBy } from '../testing/fake-server.ts'
import { openScreen } from '../testing/open-screen.tsx'
import { isOff, press } from '../testing/parts.ts'
import { testimonial } from '../testing/stored-items.ts'
import { PresentationPagesInput } from './presentation-pages-input.tsx'

const page = (title_sv: string, document_ids: number[]) => ({
  title_sv,
  title_en: null,
  content_sv: '',
  content_en: null,
  image_ids: [],
  document_ids,
  movie_ids: [],
})

test('a page of a presentation changes places with its files, and goes alone', async () => {
  const stored = testimonial({ presentationcontents: [page('Marken', [8]), page('Benen', [])] })
  const { user, calls } = openScreen('/presentations/5', {
    fields: <PresentationPagesInput />,
    answers: {
      getPresentationObj: () => stored,
      lockPresentation: () => stored,
      unlockPresentation: () => stored,
      updatePresentation: () => stored,
      getDocumentsArr: () => [testimonial({ id: 8, document_name: 'Datablad' })],
    },
  })
  const down = await screen.findByLabelText('Flytta sida 1 nedåt')
  expect(isOff(screen.getByLabelText('Flytta sida 1 uppåt'))).toBe(true)
  await user.click(down)
  // It is the second now, and the last.
  expect(document.activeElement).toBe(screen.getByLabelText('Flytta sida 2 nedåt'))
  expect(isOff(down)).toBe(true)
  const second = within(screen.getByRole('region', { name: 'Sida 2' }))
  expect(await second.findByText('Datablad')).toBeTruthy()
  await user.click(screen.getByLabelText('Ta bort sida 1'))
  await press(user, 'Spara')
  await waitFor(() =>
    expect(sentBy(calls, 'updatePresentation')).toEqual([
      { id: 5, version: 3, presentationcontents: [page('Marken', [8])] },
    ]),
  )
})

test('each page says by itself that its translation is missing', async () => {
  const pages = [page('Marken', []), { ...page('Benen', []), title_en: 'The legs' }]
  const stored = testimonial({ presentationcontents: pages })
  openScreen('/presentations/5', {
    fields: <PresentationPagesInput />,
    answers: { getPresentationObj: () => stored, lockPresentation: () => stored },
  })
  const missingIn = (region: HTMLElement) => within(region).queryByText('Översättning saknas')
  expect(missingIn(await screen.findByRole('region', { name: 'Sida 1' }))).toBeTruthy()
  expect(missingIn(screen.getByRole('region', { name: 'Sida 2' }))).toBeNull()
})

test('a double click removes one page, not the one that takes its place', async () => {
  const pages = [page('Marken', []), page('Benen', []), page('Bommen', [])]
  const stored = testimonial({ presentationcontents: pages })
  const { user } = openScreen('/presentations/5', {
    fields: <PresentationPagesInput />,
    answers: { getPresentationObj: () => stored, lockPresentation: () => stored },
  })
  const removal = () => screen.findByLabelText('Ta bort sida 1')
  await user.click(await removal())
  fireEvent.click(await removal(), { detail: 2 })
  fireEvent.click(await removal(), { detail: 3 })
  expect(screen.getAllByRole('region')).toHaveLength(2)
  fireEvent.click(await removal(), { detail: 1 })
  await waitFor(() => expect(screen.getAllByRole('region')).toHaveLength(1))
})
