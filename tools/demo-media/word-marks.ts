import { demoMakeNames, wordMarkFile } from '../../apps/server/demo/manufacturers.ts'
import type { Picture } from './machine-scene.ts'
import { strokeLine } from './stroke-letters.ts'

const ink = '#15181b'
const signal = '#ffc400'
const width = 480
const height = 120

// Plain figures beside the lettering; none is any maker's sign.
const signs = [
  '<path d="M12 108 60 12l48 96Z"/>',
  '<path d="M12 12h96v96H12Z"/>',
  '<path d="M60 12 108 60 60 108 12 60Z"/>',
  '<path d="M12 60a48 48 0 1 0 96 0a48 48 0 1 0-96 0Z"/>',
  '<path d="M36 12h48l24 48-24 48H36L12 60Z"/>',
  '<path d="M12 108V12h96Z"/>',
]

/** A made-up word mark for each make of the demo: a plain figure and the name. */
export function wordMarks(): Picture[] {
  return demoMakeNames().map((name, index) => {
    const line = strokeLine(name)
    const scale = Math.min(7, (width - 160) / line.width)
    const top = (height - 6 * scale) / 2
    const sign = signs[index % signs.length]
    const fill = Math.floor(index / signs.length) % 2 === 0 ? signal : 'none'
    const svg =
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
      `<path fill="#fff" d="M0 0h${width}v${height}H0Z"/>` +
      `<g fill="${fill}" stroke="${ink}" stroke-width="8" stroke-linejoin="round">${sign}</g>` +
      `<g transform="translate(140 ${top.toFixed(1)}) scale(${scale.toFixed(2)})" fill="none" stroke="${ink}" stroke-width="1.1" stroke-linecap="round" stroke-linejoin="round"><path d="${line.d}"/></g></svg>`
    return { name: wordMarkFile(name).replace('.webp', ''), svg }
  })
}
