import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { image_uses, images } from '../database/schema/media.ts'
import { createFairTurns } from '../http/fair-turns.ts'
import { createTestApi, type TestApi } from '../testing/test-api.ts'
import { makeVariants } from './make-variants.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
  await api.db.update(images).set({ variants_at: new Date(0) })
})
afterAll(() => api.close())

const goOn = new AbortController().signal
const services = () => ({
  db: api.db,
  storage: api.storage,
  turns: createFairTurns({ atOnce: 1, mostWaiting: 8 }),
  log: pino({ level: 'silent' }),
  now: () => 1_000,
})

async function picture(name: string, width: number, background: string) {
  const bytes = await sharp({ create: { width, height: 300, channels: 4, background } })
    .webp()
    .toBuffer()
  await api.storage.write(`images/${name}`, bytes)
  const [row] = await api.db
    .insert(images)
    .values({ image_file: name, focal_x: 10 })
    .returning({ id: images.id })
  return row?.id ?? 0
}
const rowOf = async (id: number) => (await api.db.select().from(images).where(eq(images.id, id)))[0]

test('a picture gets its variants, size and placeholder; one without a file is skipped', async () => {
  const wide = await picture('bred.webp', 1_000, '#1d4d6b')
  const clear = await picture('klar.webp', 200, '#1d4d6b44')
  const [missing] = await api.db.insert(images).values({ image_file: 'borta.webp' }).returning()
  await makeVariants(services(), goOn)
  expect(await rowOf(wide)).toMatchObject({
    width: 1_000,
    height: 300,
    variants_at: new Date(1_000),
  })
  expect((await rowOf(wide))?.placeholder).toMatch(/^data:image\/webp;base64,[\w+/=]{40,400}$/)
  // The placeholder would show through a transparent picture.
  expect(await rowOf(clear)).toMatchObject({ width: 200, placeholder: null })
  expect((await rowOf(missing?.id ?? 0))?.variants_at).toBeNull()
  const made = (await api.storage.list('images')).filter((name) => name.startsWith('bred-'))
  expect(made.toSorted()).toEqual([
    'bred-320.avif',
    'bred-320.webp',
    'bred-640.avif',
    'bred-640.webp',
  ])
  for (const name of made) {
    const about = await sharp((await api.storage.read(`images/${name}`)) ?? undefined).metadata()
    expect(name).toContain(String(about.width))
    expect(about.format).toBe(name.endsWith('avif') ? 'heif' : 'webp')
  }
})

test('a picture whose file is cut off does not keep the later ones from theirs', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const whole = await sharp({
    create: { width: 800, height: 600, channels: 3, background: '#000', noise },
  })
    .jpeg()
    .toBuffer()
  await api.storage.write('images/avkapad.jpg', whole.subarray(0, whole.length / 2))
  const [cut] = await api.db.insert(images).values({ image_file: 'avkapad.jpg' }).returning()
  const later = await picture('senare.webp', 400, '#386050')
  await makeVariants(services(), goOn)
  expect((await rowOf(cut?.id ?? 0))?.variants_at).toBeNull()
  expect((await rowOf(later))?.variants_at).toEqual(new Date(1_000))
})

test('the public API has the size of a picture once its variants are made, and its focal point', async () => {
  const id = await picture('visad.webp', 700, '#c25400')
  await api.db.insert(image_uses).values({ image_id: id, product_id: 5, order: -1 })
  const read = async () => {
    const response = await api.get('getProductsArr?per_page=99999')
    const { data } = await response.json()
    return data.find((product: { id: number }) => product.id === 5).images[0]
  }
  const before = await read()
  expect(before).toEqual({
    image_file: 'visad.webp',
    alt_sv: '',
    alt_en: null,
    focal_x: 10,
    focal_y: 50,
  })
  await makeVariants(services(), goOn)
  expect(await read()).toEqual({ ...before, width: 700, height: 300 })
})

test('a stop ends it between two variants, and the picture is made anew the next time', async () => {
  const id = await picture('stoppad.webp', 1_000, '#1d4d6b')
  const stop = new AbortController()
  const storage = {
    ...api.storage,
    write: async (key: string, bytes: Uint8Array) => {
      await api.storage.write(key, bytes)
      stop.abort()
    },
  }
  await expect(makeVariants({ ...services(), storage }, stop.signal)).rejects.toThrow()
  const made = async () =>
    (await api.storage.list('images')).filter((name) => name.startsWith('stoppad-'))
  expect([(await made()).length, (await rowOf(id))?.variants_at]).toEqual([1, null])
  await makeVariants(services(), goOn)
  expect([(await made()).length, (await rowOf(id))?.variants_at]).toEqual([4, new Date(1_000)])
})
