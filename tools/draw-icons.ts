// Draws the site's icons as PNG from one drawing; run after changing it, and commit what came out.
// Example: node tools/draw-icons.ts
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderPng } from '../apps/server/src/pages/share-image/render-png.ts'
import { projectRoot } from './project.ts'

const folder = join(projectRoot, 'apps/site/public')

// The lines of icon.svg, 32 × 32; `inset` leaves what a phone may cut off to the ground alone.
function icon(inset: number): string {
  const scale = (32 - 2 * inset) / 32
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 32 32"><path fill="#15181b" d="M0 0h32v32H0z"/>' +
    `<g fill="none" transform="translate(${inset} ${inset}) scale(${scale})">` +
    '<path stroke="#ffc400" stroke-width="3" d="M8 27V9M8 18 21 6h5"/>' +
    '<path stroke="#faf9f5" stroke-width="3" d="m10 17 9 10"/>' +
    '<path stroke="#faf9f5" stroke-width="1.5" d="M26 6v9"/></g></svg>'
  )
}

const files = [
  { name: 'icon-192.png', pixels: 192, inset: 0 },
  { name: 'icon-512.png', pixels: 512, inset: 0 },
  // A maskable icon may be cut to a circle of 80 %.
  { name: 'icon-maskable-192.png', pixels: 192, inset: 5 },
  { name: 'icon-maskable-512.png', pixels: 512, inset: 5 },
  { name: 'apple-touch-icon.png', pixels: 180, inset: 3 },
]

for (const { name, pixels, inset } of files) {
  const png = await renderPng(icon(inset), { width: pixels, height: pixels })
  writeFileSync(join(folder, name), png)
  console.log(`${name} ${png.length} bytes`)
}
