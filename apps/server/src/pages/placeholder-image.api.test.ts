import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { outlineSchema } from '@minikran/contract/catalogue'
import { expect, test } from 'vitest'
import { findOutlineIn } from '../database/outline-of-image.ts'
import { createTestDatabase } from '../testing/database.ts'
import { createPlaceholders } from './placeholder-image.ts'

const site = join(import.meta.dirname, '../../../site/app/products')
const drawings = readFileSync(join(site, 'outlines.svg'), 'utf8')
const pathOf = (outline: string) => /<path[^>]* d="([^"]+)"/.exec(groupOf(outline))?.[1] ?? 'none'
const groupOf = (outline: string) => drawings.slice(drawings.indexOf(`<g id="${outline}"`))

test.each(outlineSchema.options)('a picture of %s is replaced by that outline', async (outline) => {
  const placeholder = createPlaceholders({ drawings, findOutline: async () => outline })
  const response = await placeholder('/upload/images/gone.webp')
  const text = await response.text()
  expect(response.headers.get('content-type')).toBe('image/svg+xml')
  expect(text).toContain(pathOf(outline))
  expect([text.split('<svg').length, text.split('<g id=').length]).toEqual([2, 2])
})

test('without database or drawings there is still an outline', async () => {
  const findOutline = () => Promise.reject(new Error('away'))
  for (const known of [drawings, '']) {
    const response = await createPlaceholders({ drawings: known, findOutline })('/upload/images/a')
    expect(await response.text()).toMatch(/^<svg .*<path .*<\/svg>$/s)
  }
})

test('a picture’s outline is that of the product’s subcategory', async () => {
  const { db, close } = await createTestDatabase()
  const findOutline = findOutlineIn(db)
  expect(await findOutline('befard-xgr800-front.webp')).toBe('glass-robot')
  expect(await findOutline('hinowa-hp1100-sida.webp')).toBe('tracked-carrier')
  expect(await findOutline('nyhet-halvdag.webp')).toBeNull()
  expect(await findOutline("' or 1=1 --")).toBeNull()
  await close()
})
