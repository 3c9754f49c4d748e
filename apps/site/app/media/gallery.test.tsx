import type { Image } from '@minikran/contract/catalogue'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Gallery } from './gallery.tsx'
import { pictureSlides, type Slide } from './picture-slide.ts'

const image = (name: string, alt_sv = ''): Image => ({
  image_file: `${name}.webp`,
  alt_sv,
  alt_en: null,
})
const markupOf = (slides: Slide[]) =>
  renderToStaticMarkup(<Gallery slides={slides} title="Jekko SPX532" />)
const linksIn = (markup: string) => [...markup.matchAll(/<a href="([^"]+)"/g)].map(([, to]) => to)

test('without script each picture is a link to its file', () => {
  const markup = markupOf(pictureSlides([image('a'), image('b'), image('å c')], 'Jekko SPX532'))
  expect(linksIn(markup)).toEqual([
    '/upload/images/a.webp',
    '/upload/images/b.webp',
    '/upload/images/%C3%A5%20c.webp',
  ])
})

test('a single picture has no thumbnails', () => {
  expect(markupOf(pictureSlides([image('a')], 'Jekko SPX532'))).not.toContain('<ul')
})

test('without slides nothing is rendered', () => {
  expect(markupOf([])).toBe('')
})

test('the item’s title is the default description of a picture', () => {
  const [named, described] = pictureSlides(
    [image('a'), image('b', 'Kranen lyfter')],
    'Jekko SPX532',
  )
  expect([named?.alt, described?.alt]).toEqual(['Jekko SPX532', 'Kranen lyfter'])
  expect(pictureSlides([image('a', ' ')], 'Jekko SPX532')[0]?.alt).toBe('Jekko SPX532')
})
