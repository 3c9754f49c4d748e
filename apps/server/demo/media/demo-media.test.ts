import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { diskStorage } from '../../src/media/disk-storage.ts'
import { demoCatalogue } from '../catalogue.ts'
import { demoMedia } from './demo-media.ts'
import { pdfFile } from './pdf-page.ts'
import { writeDemoFiles } from './write-demo-files.ts'

const { products } = demoCatalogue()
const media = demoMedia(products, {
  productId: (slug) => products.find((row) => row.product_slug === slug)?.id ?? 0,
  postId: () => 1,
  makeId: () => 1,
  depotId: () => 1,
  employeeId: () => 1,
  pageId: () => 1,
})

test('every machine has a data sheet with its own figures', () => {
  const machines = products.filter((row) => row.type === 0 && row.status === 1)
  const sheets = media.files.filter(({ name }) => name.startsWith('datablad-'))
  expect(sheets.map(({ name }) => name)).toEqual(
    machines.map((row) => `datablad-${row.product_slug}.pdf`),
  )
  const spx312 = sheets.find(({ name }) => name === 'datablad-jekko-spx312.pdf')
  const text = spx312?.bytes.toString('ascii') ?? ''
  for (const shown of ['(Jekko SPX312)', '(8,7\\240m)', '(770\\240mm)'])
    expect(text).toContain(shown)
})

test('every row names a file that is there, with its size', () => {
  const sizes = new Map(media.files.map(({ name, bytes }) => [name, bytes.length]))
  const rows = [
    ...media.images.map((row) => [row.image_file, row.bytes]),
    ...media.documents.map((row) => [row.document_file, row.bytes]),
    ...media.movies.map((row) => [row.movie_file, row.bytes]),
  ] as [string, number][]
  for (const [file, bytes] of rows) expect(sizes.get(file), file).toBe(bytes)
  expect(rows).toHaveLength(sizes.size)
})

test('a movie is small enough to be kept with the source', () => {
  for (const { folder, bytes } of media.files) {
    if (folder !== 'documents') expect(bytes.length).toBeLessThanOrEqual(100_000)
  }
})

test('the files are written where uploads lie, and again without a change', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'demo-'))
  await writeDemoFiles(diskStorage(folder), media.files)
  await writeDemoFiles(diskStorage(folder), media.files)
  const written = await Promise.all(
    ['images', 'documents', 'movies'].map((name) => readdir(join(folder, name))),
  )
  expect(written.flat()).toHaveLength(media.files.length)
  const first = media.files[0]
  if (first !== undefined) {
    expect(await readFile(join(folder, first.folder, first.name))).toEqual(first.bytes)
  }
  await rm(folder, { recursive: true })
})

test('a page is a PDF whose table of contents points at its objects', () => {
  const bytes = pdfFile({
    title: 'Prov (å)',
    texts: [{ x: 50, y: 700, size: 10, text: 'Kran (ö) \\ – 1' }],
    lines: [{ from: [50, 690], to: [500, 690] }],
  })
  const text = bytes.toString('ascii')
  expect(text.startsWith('%PDF-1.4\n')).toBe(true)
  expect(text).toContain('(Kran \\050\\366\\051 \\134 \\226 1) Tj')
  const start = Number(/startxref\n(\d+)/.exec(text)?.[1])
  expect(text.slice(start, start + 4)).toBe('xref')
  const offsets = [...text.matchAll(/(\d{10}) 00000 n/g)].map(([, at]) => Number(at))
  for (const [index, at] of offsets.entries()) {
    expect(text.slice(at, at + 7)).toBe(`${index + 1} 0 obj`)
  }
})
