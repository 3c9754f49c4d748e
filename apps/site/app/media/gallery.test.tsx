import type { Image } from '@minikran/contract/catalogue'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { withLocale } from '../server/request-locale.ts'
import { Gallery } from './gallery.tsx'
import { pictureSlides, type Slide } from './picture-slide.ts'

const image = (name: string, alt_sv = ''): Image => ({
  image_file: `${name}.webp`,
  alt_sv,
  alt_en: null,
})
const title = { text: 'Jekko SPX532', lang: 'sv' } as const
const markupOf = (slides: Slide[]) =>
  renderToStaticMarkup(<Gallery slides={slides} title="Jekko SPX532" />)
const linksIn = (markup: string) => [...markup.matchAll(/<a href="([^"]+)"/g)].map(([, to]) => to)

test('without script each picture is a link to its file', () => {
  const markup = markupOf(pictureSlides([image('a'), image('b'), image('å c')], title))
  expect(linksIn(markup)).toEqual([
    '/upload/images/a.webp',
    '/upload/images/b.webp',
    '/upload/images/%C3%A5%20c.webp',
  ])
})

test('a single picture has no thumbnails', () => {
  expect(markupOf(pictureSlides([image('a')], title))).not.toContain('<ul')
})

test('without slides nothing is rendered', () => {
  expect(markupOf([])).toBe('')
})

test('the item’s title is the default description of a picture', () => {
  const [named, described] = pictureSlides([image('a'), image('b', 'Kranen lyfter')], title)
  expect([named?.alt, described?.alt]).toEqual(['Jekko SPX532', 'Kranen lyfter'])
  expect(pictureSlides([image('a', ' ')], title)[0]?.alt).toBe('Jekko SPX532')
})

test('a title that is not translated is read aloud in Swedish on an English page', () => {
  const swedish = { text: 'Lyft på taket', lang: 'sv' } as const
  const [slide] = withLocale('en', () => pictureSlides([image('a')], swedish))
  expect(slide).toMatchObject({ alt: 'Lyft på taket', lang: 'sv' })
})
