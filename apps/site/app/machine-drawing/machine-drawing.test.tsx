import { gzipSync } from 'node:zlib'
import { realCranes } from '@minikran/domain/crane-selection/real-cranes.fixture'
import { drawMachine } from '@minikran/domain/machine-drawing/draw-machine'
import type { DrawingRequest, MachineKind } from '@minikran/domain/machine-drawing/machine-figures'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LiftPicture } from './lift-picture.tsx'
import { MachineDrawing } from './machine-drawing.tsx'
import { swedishWords } from './swedish-words.fixture.ts'

const cranes = realCranes.map((crane) => ({ ...crane, kind: crane.kind as MachineKind }))
const asked: DrawingRequest = { weight: 100, height: 5, radius: 5 }

function markupOf(slug: string, lift: DrawingRequest = asked, lang: 'sv' | 'en' = 'sv'): string {
  const crane = cranes.find((candidate) => candidate.slug === slug)
  if (crane === undefined) throw new Error(`No crane ${slug}`)
  const words = swedishWords(crane.title)
  return renderToStaticMarkup(
    <MachineDrawing drawing={drawMachine(crane, lift)} words={words} lang={lang} />,
  )
}

test.each(cranes.map(({ slug }) => slug))('%s weighs less than 6 kB compressed', (slug) => {
  for (const lift of [{ weight: 1 }, asked, { weight: 10, height: 1, radius: 1 }]) {
    expect(gzipSync(markupOf(slug, lift)).length).toBeLessThan(6000)
  }
})

test.each(cranes.map(({ slug }) => slug))('%s needs no style and no script of its own', (slug) => {
  const markup = markupOf(slug)
  expect(markup).not.toMatch(/style=|<style|<script|NaN|Infinity|undefined|\de[-+]?\d/)
  expect(markupOf(slug)).toBe(markup)
})

test('each view is a picture with a name', () => {
  const names = [...markupOf('jekko-spx532').matchAll(/role="img" aria-label="([^"]+)"/g)]
  expect(names.map(([, name]) => name)).toEqual([
    'Sidovy, Jekko SPX532',
    'Planvy, Jekko SPX532',
    'Frontvy, dörr 900 × 2 100 mm, person 1,8 m, Jekko SPX532',
  ])
})

test('a view is not named in another language than that of the page', () => {
  const names = markupOf('jekko-spx532', asked, 'en').match(/role="img" aria-label="[^"]+"/g)
  expect(names).toHaveLength(3)
  expect(names?.join()).not.toContain('SPX532')
})

test('a view that is not named by its machine is told apart by the heading that has the name', () => {
  const [crane] = cranes
  if (crane === undefined) throw new Error('No cranes')
  const nameOf = (lang: 'sv' | 'en') => {
    const title = { text: crane.title, lang }
    const markup = renderToStaticMarkup(
      <LiftPicture title={title} titleId="heading" machine={crane} requested={asked} />,
    )
    return /<svg [^>]*?(?= viewBox)/.exec(markup)?.[0]
  }
  expect(nameOf('en')).toMatch(/ id="([^"]+)" .*aria-label="Sidovy" aria-labelledby="\1 heading"/)
  expect(nameOf('sv')).not.toContain('aria-labelledby')
})

test('the table contains the same figures, and unknown ones are named', () => {
  expect(markupOf('jekko-spx532')).toContain(
    '<th scope="row">Största radie vid vikten</th><td>14,8 m</td>',
  )
  expect(markupOf('maeda-mc285cb-3')).toContain(
    '<th scope="row">Bredd, utfälld</th><td>okänt, ring oss</td>',
  )
  expect(markupOf('maeda-mc285cb-3')).toContain(
    '<li>Stödbenens mått är inte kända och ritas inte.</li>',
  )
})

test('a result card shows only the side view', () => {
  const [crane] = cranes
  if (crane === undefined) throw new Error('No cranes')
  const drawing = drawMachine(crane, asked, { wanted: ['side'] })
  const words = swedishWords(crane.title)
  const markup = renderToStaticMarkup(<MachineDrawing drawing={drawing} words={words} lang="sv" />)
  expect(markup.match(/<svg/g)).toHaveLength(1)
})

test('without figures nothing is drawn', () => {
  const drawing = drawMachine({ kind: 'vacuum-lifter' })
  expect(
    renderToStaticMarkup(
      <MachineDrawing drawing={drawing} words={swedishWords('Lyft')} lang="sv" />,
    ),
  ).toBe('')
})

test('the name of the machine has its own language in the title block and the table', () => {
  const names = markupOf('jekko-spx532').match(/<(span|strong) lang="sv"[^>]*>Jekko SPX532</g)
  expect(names).toHaveLength(2)
})
