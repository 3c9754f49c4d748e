import type { View } from '@minikran/domain/machine-drawing/shapes'
import { expect, test } from 'vitest'
import { readLetterings } from './lettering.ts'
import { shareImageSvg } from './share-image-svg.ts'

const outlines = (svg: string) => svg.match(/<path transform="matrix/g)?.length ?? 0

test('words are outlines, whatever signs they have, so that no typeface is needed', async () => {
  const letterings = await readLetterings()
  const svgOf = (title: string) =>
    shareImageSvg({ drawing: [], title, lines: ['Räckvidd 7,3 m'], locale: 'sv' }, letterings)
  const svg = svgOf('Åäö <b>&amp;')
  expect(svg).not.toMatch(/<text|font-family|<b>|&/)
  expect(outlines(svg) - outlines(svgOf(''))).toBe('Åäö<b>&amp;'.length + 1)
})

test('the figures of a drawing are written at their places, in the language of the page', async () => {
  const letterings = await readLetterings()
  const figure = { value: 1200.5, unit: 'kg' } as const
  const view: View = {
    name: 'side',
    box: { left: 0, right: 300, bottom: 0, top: 200 },
    unitM: 1,
    gridM: null,
    shapes: [{ kind: 'text', at: [40, 150], anchor: 'start', turned: true, figure }],
  }
  const svgOf = (locale: 'sv' | 'en') =>
    shareImageSvg({ drawing: [view], title: '', lines: [], locale }, letterings)
  expect(svgOf('sv')).toContain('translate(40 50) rotate(-90) translate(0.0)')
  expect(outlines(svgOf('sv'))).toBe('1 200,5 kg'.length)
  expect(svgOf('en')).not.toBe(svgOf('sv'))
})
