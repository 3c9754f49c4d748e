import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cases } from '../../../database/schema/cases.ts'
import { image_uses, images } from '../../../database/schema/media.ts'
import { audit } from '../../../database/schema/operations.ts'
import { products } from '../../../database/schema/products.ts'
import { type AdminApi, createAdminApi } from '../../../testing/admin-api.ts'
import { fromNow } from '../../../testing/clock.ts'
import { hugePng, phonePicture, polyglot } from '../../../testing/hostile-pictures.ts'
import { mp4File, pdfFile } from '../../../testing/media-files.ts'
import { untilWaiting } from '../../../testing/until-waiting.ts'

let api: AdminApi
beforeAll(async () => {
  api = await createAdminApi()
})
afterAll(() => api.close())

const rental = 60
const sales = 62
const depotAdmin = 80
const superadmin = 100

const inquiry = {
  kind: 'inquiry',
  lang: 'sv',
  firstname: 'Anna',
  lastname: 'Ek',
  email_address: 'anna@kund.example',
} as const

let number = 0
/** A picture that no other test has sent. */
const newPicture = () => {
  number += 1
  return sharp({ create: { width: 40 + number, height: 30, channels: 3, background: '#386050' } })
    .png()
    .toBuffer()
}
const filesIn = (folder: string) => readdir(join(api.uploadFolder, folder)).catch(() => [])
const uploaded = async () =>
  (await api.as(sales).upload('Image', await newPicture(), 'kran.png')).data

test('a picture is kept as a fresh one under the name of its content, unpublished, without place', async () => {
  const bytes = await phonePicture({ width: 60, height: 40 })
  const { status, data } = await api.as(rental).upload('Image', bytes, '../../Lyft i Umeå.JPG')
  expect([status, data['name'], data['is_duplicate']]).toEqual([200, 'Lyft i Umeå', false])
  expect(data['file']).toMatch(/^[0-9a-f]{32}\.webp$/)
  const stored = await readFile(join(api.uploadFolder, 'images', String(data['file'])))
  const about = await sharp(stored).metadata()
  expect(about).toMatchObject({ format: 'webp', width: 40, height: 60 })
  expect([about.exif, about.xmp, about.icc]).toEqual([undefined, undefined, undefined])
  const item = await api.as(rental).get(`getImageObj?id=${data.id}`)
  expect(item.data).toMatchObject({ publish_at: null, alt_sv: '', width: 40, height: 60, uses: 0 })
  const [line] = await api.db
    .select()
    .from(audit)
    .where(eq(audit.item_id, String(data.id)))
  expect(line).toMatchObject({ action: 'created', item: 'images' })
})

test('the same picture again, whatever it is called, names the one that is there', async () => {
  const bytes = await newPicture()
  const first = await api.as(sales).upload('Image', bytes, 'a.png')
  const before = await filesIn('images')
  const again = await Promise.all([
    api.as(sales).upload('Image', bytes, 'b.png'),
    api.as(superadmin).upload('Image', bytes, 'c.png'),
  ])
  for (const { data } of again) {
    expect(data).toMatchObject({ id: first.data.id, name: 'a', is_duplicate: true })
  }
  expect(await filesIn('images')).toEqual(before)
})

test('a picture whose file is lost is stored again, and its variants are made anew', async () => {
  const bytes = await newPicture()
  const { data } = await api.as(sales).upload('Image', bytes, 'a.png')
  const path = join(api.uploadFolder, 'images', String(data['file']))
  const stored = await readFile(path)
  await rm(path)
  const ofPicture = eq(images.id, data.id)
  await api.db.update(images).set({ variants_at: fromNow() }).where(ofPicture)
  const again = await api.as(sales).upload('Image', bytes, 'a.png')
  expect(again.data).toMatchObject({ id: data.id, is_duplicate: true })
  expect(await readFile(path)).toEqual(stored)
  expect(await api.db.select().from(images).where(ofPicture)).toMatchObject([{ variants_at: null }])
})

test('two equal pictures at once become one', async () => {
  const bytes = await newPicture()
  const answers = await Promise.all(
    [1, 2, 3].map(() => api.as(sales).upload('Image', bytes, 'samtidigt.png')),
  )
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
  expect(answers.filter(({ data }) => data['is_duplicate'] === false)).toHaveLength(1)
})

// All that is refused: uploads.api.test.ts, by the same reader.
test.each([
  ['imageType', Buffer.from('<!doctype html><script>x()</script>')],
  ['imageUnreadable', Buffer.from('\xff\xd8\xff', 'latin1')],
  ['imagePixels', hugePng(17_000, 17_000)],
])(
  'what is no picture is refused by its rule, and nothing of it stays (%s)',
  async (rule, bytes) => {
    const before = [await filesIn('images'), await api.db.$count(images)]
    const { status, errors } = await api.as(sales).upload('Image', bytes, 'bild.jpg')
    expect([status, errors]).toEqual([422, { file: [rule] }])
    expect([await filesIn('images'), await api.db.$count(images)]).toEqual(before)
  },
)

test('what hides in and behind a picture is gone', async () => {
  const { data } = await api.as(sales).upload('Image', await polyglot(), 'a.jpg')
  const stored = await readFile(join(api.uploadFolder, 'images', String(data['file'])))
  expect(stored.toString('latin1')).not.toMatch(/script|php|Anna|SecretPhone/)
})

test('a PDF and a movie are kept, published, and refused as each other', async () => {
  const pdf = await api.as(rental).upload('Document', pdfFile(), 'Datablad C6e.pdf')
  expect(pdf.data).toMatchObject({ name: 'Datablad C6e', is_duplicate: false })
  const item = await api.as(rental).get(`getDocumentObj?id=${pdf.data.id}`)
  expect(item.data).toMatchObject({ document_ext: 'pdf', document_cat: 0 })
  expect(item.data['publish_at']).not.toBeNull()
  const movie = await api.as(rental).upload('Movie', mp4File(), 'lyft.mp4')
  expect(movie.data['file']).toMatch(/^[0-9a-f]{32}\.mp4$/)
  const swapped = [
    await api.as(rental).upload('Document', mp4File(), 'a.pdf'),
    await api.as(rental).upload('Movie', pdfFile(), 'a.mp4'),
    await api.as(rental).upload('Image', pdfFile(), 'a.jpg'),
  ]
  expect(swapped.map(({ errors }) => errors)).toEqual([
    { file: ['documentType'] },
    { file: ['movieType'] },
    { file: ['imageType'] },
  ])
})

test('more than the limit is too large', async () => {
  const { status, code } = await api
    .as(sales)
    .upload('Image', Buffer.alloc(10 * 1024 * 1024 + 1), 'a.jpg')
  expect([status, code]).toEqual([413, 'bodyTooLarge'])
})

test('a picture is published with its words only', async () => {
  const { id } = await uploaded()
  const publish_at = '2026-01-01T00:00:00Z'
  const wordless = await api.as(sales).post('updateImage', { id, version: 1, publish_at })
  expect(wordless.errors).toEqual({ alt_sv: ['altMissing'] })
  const words = { publish_at, alt_sv: 'En kran lyfter glas.', focal_x: 20, focal_y: 80 }
  const published = await api.as(sales).post('updateImage', { id, version: 1, ...words })
  expect(published.data).toMatchObject({ alt_sv: words.alt_sv, focal_x: 20, focal_y: 80 })
  // It is found as long as it lacks words in one of the languages.
  const wordlessOnes = async () =>
    (await api.as(sales).get(`getImagesArr?ids=${id}&wordless=true`)).count
  expect(await wordlessOnes()).toBe(1)
  await api.as(sales).post('updateImage', { id, version: 2, alt_en: 'A crane lifts glass.' })
  expect(await wordlessOnes()).toBe(0)
})

test('where a picture is shown is told, keeps it from being deleted, and moves as a whole', async () => {
  const [one, other] = [await uploaded(), await uploaded()]
  const product = (await api.as(superadmin).get('getProductObj?id=5')).data
  const post = (await api.as(superadmin).get('getPostObj?id=1')).data
  const save = (call: string, item: typeof post, image_ids: number[]) =>
    api.as(superadmin).post(call, { id: item.id, version: item.version, image_ids })
  await save('updateProduct', product, [one.id, other.id])
  const saved = await save('updatePost', post, [one.id])
  const uses = await api.as(sales).get(`getImageUsesArr?id=${one.id}`)
  expect(uses.list).toEqual([
    { item: 'products', id: 5, title: product['title_sv'] },
    { item: 'posts', id: 1, title: post['title_sv'] },
  ])
  const unused = async (is: boolean) =>
    (await api.as(sales).get(`getImagesArr?ids=${one.id},${other.id}&unused=${is}`)).list.length
  expect([await unused(true), await unused(false)]).toEqual([0, 2])
  await api.as(sales).post('trashImage', { id: one.id, version: 1 })
  const held = await api.as(superadmin).post('destroyImage', { id: one.id, version: 1 })
  expect([held.status, held.code]).toEqual([409, 'itemHeld'])
  expect(held.facts?.['holders']).toEqual(uses.list)
  await api.as(sales).post('restoreImage', { id: one.id, version: 1 })

  const moved = await api.as(sales).post('replaceImage', { id: one.id, by_id: other.id })
  expect(moved.data).toEqual({ moved: 2 })
  const rows = await api.db.select().from(image_uses).where(eq(image_uses.image_id, other.id))
  expect(new Set(rows.map((row) => row.product_id ?? row.post_id))).toEqual(new Set([1, 5]))
  expect((await api.as(sales).get(`getImageUsesArr?id=${one.id}`)).list).toEqual([])
  expect([await unused(true), await unused(false)]).toEqual([1, 1])
  const history = await api.as(sales).get(`getImageHistoryArr?id=${one.id}`)
  expect(history.list[0]).toMatchObject({ action: 'replaced', changes: { by: other.id, moved: 2 } })
  const { list: lines } = await api.as(superadmin).get('getPostHistoryArr?id=1')
  expect(lines[0]).toMatchObject({
    action: 'updated',
    version: saved.data.version + 1,
    changes: { image_ids: [[one.id], [other.id]] },
  })
  const changed = (await api.as(superadmin).get('getPostObj?id=1')).data
  expect(changed['updated_by_name']).toBe(lines[0]?.['fullname'])
  // Whoever still looks at the post learns that it has changed.
  expect((await save('updatePost', saved.data, [one.id])).code).toBe('staleVersion')
})

test('a presentation with a picture on two pages gets one line for its replacement, and goes back', async () => {
  const [one, other] = [await uploaded(), await uploaded()]
  const found = (await api.as(superadmin).get('getPresentationObj?id=1')).data
  const page = { title_sv: 'Sida', image_ids: [one.id] }
  const fields = { image_ids: [one.id], presentationcontents: [page, page] }
  const saved = await api
    .as(superadmin)
    .post('updatePresentation', { ...fields, id: 1, version: found.version })
  await api.as(sales).post('replaceImage', { id: one.id, by_id: other.id })
  const { list } = await api.as(superadmin).get('getPresentationHistoryArr?id=1')
  const version = saved.data.version + 1
  expect(list[0]).toMatchObject({ action: 'updated', version })
  const back = await api
    .as(superadmin)
    .post('revertPresentation', { id: 1, version, entry: list[1]?.id })
  const [first] = back.data['presentationcontents'] as { image_ids: number[] }[]
  expect([back.data['image_ids'], first?.image_ids]).toEqual([[one.id], [one.id]])
})

test('a depot admin is shown the uses on the items and cases of the own depot only', async () => {
  const picture = await uploaded()
  const document = (await api.as(sales).upload('Document', pdfFile(), 'data.pdf')).data
  const [own] = (await api.as(depotAdmin).get('getDepotsArr')).list
  const all = (await api.as(superadmin).get('getDepotsArr')).list
  const depotIds = [own?.id, all.find(({ id }) => id !== own?.id)?.id]
  const caseIds: number[] = []
  for (const depot_id of depotIds) {
    const { data } = await api.as(superadmin).get(`getDepotObj?id=${depot_id}`)
    const fields = { id: data.id, version: data.version, image_ids: [picture.id] }
    await api.as(superadmin).post('updateDepot', fields)
    const [sent] = await api.db
      .insert(cases)
      .values({ ...inquiry, case_number: `MK-2026-90000${data.id}`, depot_id })
      .returning()
    const body = { case_number: sent?.case_number, document_id: document.id }
    await api.as(superadmin).post('attachCaseDocument', body)
    caseIds.push(Number(sent?.id))
  }
  const usesBy = async (role: number) => {
    const ofPicture = await api.as(role).get(`getImageUsesArr?id=${picture.id}`)
    const ofDocument = await api.as(role).get(`getDocumentUsesArr?id=${document.id}`)
    return [ofPicture, ofDocument].map(({ list }) => new Set(list.map(({ id }) => id)))
  }
  expect(await usesBy(superadmin)).toEqual([new Set(depotIds), new Set(caseIds)])
  expect(await usesBy(depotAdmin)).toEqual([new Set([own?.id]), new Set(caseIds.slice(0, 1))])
})

test('replacing a picture waits for an item that is being saved with it', async () => {
  const [one, other] = [await uploaded(), await uploaded()]
  const product = (await api.as(superadmin).get('getProductObj?id=6')).data
  const fields = { id: product.id, version: product.version, image_ids: [one.id] }
  await api.as(superadmin).post('updateProduct', fields)
  // A save locks the item first, and the pictures when it stores their uses.
  const replacing = await api.db.transaction(async (tx) => {
    await tx.execute(sql`select id from ${products} where id = 6 for no key update`)
    const replaced = api.as(sales).post('replaceImage', { id: one.id, by_id: other.id })
    await untilWaiting(api.db)
    await tx.delete(image_uses).where(eq(image_uses.product_id, 6))
    await tx.insert(image_uses).values({ image_id: one.id, product_id: 6, order: 0 })
    return { replaced }
  })
  expect((await replacing.replaced).data).toEqual({ moved: 1 })
})

test('an item that gave up the picture while it was being replaced has no line about it', async () => {
  const [one, other] = [await uploaded(), await uploaded()]
  const product = (await api.as(superadmin).get('getProductObj?id=6')).data
  const fields = { id: product.id, version: product.version, image_ids: [one.id] }
  const { version } = (await api.as(superadmin).post('updateProduct', fields)).data
  const replacing = await api.db.transaction(async (tx) => {
    await tx.execute(sql`select id from ${products} where id = 6 for no key update`)
    const replaced = api.as(sales).post('replaceImage', { id: one.id, by_id: other.id })
    await untilWaiting(api.db)
    await tx.delete(image_uses).where(eq(image_uses.product_id, 6))
    await tx.update(products).set({ title_sv: 'Utan bild' }).where(eq(products.id, 6))
    return { replaced }
  })
  expect((await replacing.replaced).data).toEqual({ moved: 0 })
  expect((await api.as(superadmin).get('getProductObj?id=6')).data.version).toBe(version)
  const { list } = await api.as(superadmin).get('getProductHistoryArr?id=6')
  expect(list[0]?.['version']).toBe(version)
})

test('an item that took the picture while it was being replaced keeps it', async () => {
  const [one, other] = [await uploaded(), await uploaded()]
  const admin = api.as(superadmin)
  const show = async (id: number) => {
    const { version } = (await admin.get(`getProductObj?id=${id}`)).data
    return (await admin.post('updateProduct', { id, version, image_ids: [one.id] })).data.version
  }
  await show(6)
  const { replaced, version } = await api.db.transaction(async (tx) => {
    await tx.execute(sql`select id from ${products} where id = 6 for no key update`)
    const replacing = api.as(sales).post('replaceImage', { id: one.id, by_id: other.id })
    await untilWaiting(api.db)
    return { replaced: replacing, version: await show(7) }
  })
  expect((await replaced).data).toEqual({ moved: 1 })
  const { data } = await admin.get('getProductObj?id=7')
  expect([data.version, data['image_ids']]).toEqual([version, [one.id]])
})

test('a picture is not replaced by itself, by one in the trash or by none', async () => {
  const [one, trashed] = [await uploaded(), await uploaded()]
  await api.as(sales).post('trashImage', { id: trashed.id, version: 1 })
  const itself = await api.as(sales).post('replaceImage', { id: one.id, by_id: one.id })
  expect(itself.errors).toEqual({ by_id: ['sameItem'] })
  for (const by_id of [trashed.id, 999_999]) {
    expect((await api.as(sales).post('replaceImage', { id: one.id, by_id })).status).toBe(404)
  }
})

test('a picture from the trash does not come back beside its equal', async () => {
  const bytes = await newPicture()
  const first = await api.as(sales).upload('Image', bytes, 'a.png')
  await api.as(sales).post('trashImage', { id: first.data.id, version: 1 })
  const second = await api.as(sales).upload('Image', bytes, 'a.png')
  expect(second.data).toMatchObject({ is_duplicate: false })
  const back = await api.as(sales).post('restoreImage', { id: first.data.id, version: 1 })
  expect(back.errors).toEqual({ image_name: ['fileExists'] })
})

test('an item shows documents and movies, and none that is gone', async () => {
  const pdf = await api.as(sales).upload('Document', pdfFile('eget'), 'Eget.pdf')
  const [row] = await api.db.select().from(products).where(eq(products.id, 6))
  const of = (fields: object) =>
    api.as(superadmin).post('updateProduct', { id: 6, version: row?.version ?? 1, ...fields })
  const gone = await of({ document_ids: [999_999] })
  expect(gone.errors).toEqual({ document_ids: ['goneItem'] })
  expect((await of({ image_ids: [1, 1] })).status).toBe(422)
  const saved = await of({ document_ids: [pdf.data.id], movie_ids: [2, 1] })
  expect(saved.data).toMatchObject({ document_ids: [pdf.data.id], movie_ids: [2, 1] })
  const shown = await api.get(`getProductObj?product_slug=${row?.product_slug}&no_count=1`)
  const { documents, movies } = (await shown.json()).data
  expect(documents.map((one: { document_name: string }) => one.document_name)).toEqual(['Eget'])
  expect(movies.map((one: { id: number }) => one.id)).toEqual([2, 1])
})

test('what is put on a page and a person is shown there, once it is published', async () => {
  const { id } = await uploaded()
  const admin = api.as(superadmin)
  const publish = { publish_at: '2026-01-01T00:00:00Z', alt_sv: 'Maja vid en kran.' }
  await admin.post('updateImage', { id, version: 1, ...publish })
  const [page] = (await admin.get('getPagesArr?q=transporter')).list
  const [person] = (await admin.get('getDepotEmployeesArr?per_page=1')).list
  const show = (call: string, item: typeof page) =>
    admin.post(call, { id: item?.id, version: item?.version, image_ids: [id] })
  expect((await show('updatePage', page)).status).toBe(200)
  expect((await show('updateDepotEmployee', person)).status).toBe(200)
  const text = await (await api.get('getPageObj?page_key=transporter')).json()
  expect(text.data.images).toMatchObject([{ alt_sv: publish.alt_sv }])
  const staff = await (await api.get('getDepotEmployeesArr')).json()
  const shown = staff.data.find((one: { id: number }) => one.id === person?.id)
  expect(shown.image).toMatchObject({ alt_sv: publish.alt_sv })
})

test('the picture of a subcategory and the logo of a make are those of the library', async () => {
  const { id, file } = { ...(await uploaded()) }
  const admin = api.as(superadmin)
  const words = { publish_at: '2026-01-01T00:00:00Z', alt_sv: 'En kran.' }
  await admin.post('updateImage', { id, version: 1, ...words })
  for (const [read, update] of [
    ['getManufacturersArr?per_page=1', 'updateManufacturer'],
    ['getProdsubcatsArr?per_page=1', 'updateProdsubcat'],
  ] as const) {
    const [item] = (await admin.get(read)).list
    await admin.post(update, { id: item?.id, version: item?.version, image_ids: [id] })
  }
  const makes = await (await api.get('getManufacturersArr')).json()
  expect(makes.data.map((make: { logo_img: string }) => make.logo_img)).toContain(file)
})
