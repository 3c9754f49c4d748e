import type { Page } from '@minikran/contract/content'
import { expect, test } from 'vitest'
import { CannotLoad } from '../page-data/found.ts'
import { pageTextData } from './page-text-data.ts'

const page: Page = {
  id: 1,
  page_key: 'transporter',
  title_sv: 'Transporter',
  title_en: 'Transport',
  lead_sv: 'Vi kör.',
  lead_en: null,
  updated_at: '2026-11-20T12:00:00.000Z',
  content_sv: '<p>Vi kör.</p>',
  content_en: null,
  images: [],
  documents: [],
  movies: [],
}
const found = (data: Page) => ({ ok: true as const, data, count: 1 })
const failed = (status: number) => ({ ok: false as const, status, problem: null, refused: null })

test('a missing translation is the Swedish text, marked as such', async () => {
  expect(await pageTextData(found(page), 'en')).toEqual({
    title: { text: 'Transport', lang: 'en' },
    content: { text: '<p>Vi kör.</p>', lang: 'sv' },
  })
})

test('an empty text and an unpublished page are unfinished', async () => {
  expect(await pageTextData(found({ ...page, content_sv: '' }), 'sv')).toBeNull()
  expect(await pageTextData(failed(404), 'sv')).toBeNull()
})

test('a failed call is not an unfinished page', async () => {
  await expect(pageTextData(failed(503), 'sv')).rejects.toThrow(CannotLoad)
})

test('the media of a page are returned with its text, in the language of the page', async () => {
  const images = [{ image_file: 'bil.webp', alt_sv: 'En lastbil.', alt_en: 'A lorry.' }]
  expect((await pageTextData(found({ ...page, images }), 'sv'))?.media).toEqual({
    slides: [{ image: { image_file: 'bil.webp' }, alt: 'En lastbil.', lang: 'sv' }],
    documents: [],
    movies: [],
  })
})

test('a picture without a description has the title of the page in its language', async () => {
  const images = [{ image_file: 'bil.webp', alt_sv: '', alt_en: null }]
  const shown = await pageTextData(found({ ...page, images }), 'en')
  expect(shown?.media?.slides).toMatchObject([{ alt: 'Transport', lang: 'en' }])
})
