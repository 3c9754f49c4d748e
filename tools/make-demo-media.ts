// Draws the pictures and the movie of the demo content from the machines' own figures. The results
// are committed, since a bare machine has neither encoder nor browser: run it after changing a scene.
// Example: node tools/make-demo-media.ts
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { demoMovies } from './demo-media/movie.ts'
import { demoPictures, demoPlaces } from './demo-media/pictures.ts'
import { wordMarks } from './demo-media/word-marks.ts'
import { projectRoot } from './project.ts'

const folder = join(projectRoot, 'apps/server/demo/files')
for (const name of ['images', 'movies']) mkdirSync(join(folder, name), { recursive: true })

for (const { name, svg } of demoPictures()) {
  const file = join(folder, 'images', `${name}.webp`)
  await sharp(Buffer.from(svg)).webp({ quality: 78, effort: 6 }).toFile(file)
}
for (const { name, svg } of demoPlaces()) {
  const file = join(folder, 'images', `${name}.webp`)
  // Half as wide as a machine's picture is enough beside a depot's hours.
  await sharp(Buffer.from(svg))
    .resize({ width: 800, withoutEnlargement: true })
    .webp({ quality: 78, effort: 6 })
    .toFile(file)
}
for (const { name, svg } of wordMarks()) {
  const file = join(folder, 'images', `${name}.webp`)
  await sharp(Buffer.from(svg)).webp({ lossless: true, effort: 6 }).toFile(file)
}
for (const { name, bytes } of await demoMovies()) {
  writeFileSync(join(folder, 'movies', `${name}.webm`), bytes)
}
console.log(`Made in ${folder}`)
