import { expect, test } from 'vitest'
import { readLetterings } from './lettering.ts'
import { shareImageSvg } from './share-image-svg.ts'

test('words are outlines, whatever signs they have, so that no typeface is needed', async () => {
  const letterings = await readLetterings()
  const svgOf = (title: string) =>
    shareImageSvg({ drawing: [], title, lines: ['Räckvidd 7,3 m'] }, letterings)
  const svg = svgOf('Åäö <b>&amp;')
  expect(svg).not.toMatch(/<text|font-family|<b>|&/)
  const outlines = (drawn: string) => drawn.match(/<path transform="matrix/g)?.length ?? 0
  expect(outlines(svg) - outlines(svgOf(''))).toBe('Åäö<b>&amp;'.length + 1)
})
