import { and, eq, inArray, like, or, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { posts, redirects } from '../../../database/schema/content.ts'
import { image_uses, images } from '../../../database/schema/media.ts'
import { audit } from '../../../database/schema/operations.ts'
import { type AdminApi, createAdminApi } from '../../../testing/admin-api.ts'
import { testNow } from '../../../testing/test-api.ts'

let api: AdminApi
beforeAll(async () => {
  api = await createAdminApi()
})
afterAll(() => api.close())

const editor = () => api.as(62)
const makePost = async (slug: string, more: object = {}) =>
  (await editor().post('createPost', { post_slug: slug, title_sv: 'Kran', ...more })).data

test('a copy has the original’s words and pictures, an own address, and nobody sees it', async () => {
  const original = await makePost('original', {
    title_en: 'Crane',
    content_sv: '<p>Lyfter.</p>',
    publish_at: '2026-01-02T06:00:00.000Z',
    unpublish_at: '2026-03-02T06:00:00.000Z',
    image_ids: [2, 1],
  })
  const first = await editor().post('duplicatePost', { id: original.id })
  const second = await editor().post('duplicatePost', { id: original.id })
  expect(first.data).toMatchObject({
    post_slug: 'original-kopia',
    title_en: 'Crane',
    content_sv: '<p>Lyfter.</p>',
    image_ids: [2, 1],
    publish_at: null,
    unpublish_at: null,
    version: 1,
  })
  expect(second.data['post_slug']).toBe('original-kopia-2')
  const trail = await editor().get(`getPostHistoryArr?id=${first.data.id}`)
  expect(trail.list[0]).toMatchObject({ action: 'created', version: 1 })
})

test('a copy of an active product begins in registration', async () => {
  const rental = api.as(60)
  const { data: product } = await rental.get('getProductObj?id=1')
  const copy = await rental.post('duplicateProduct', { id: product.id })
  expect(product['status']).toBe(1)
  expect(copy.data).toMatchObject({ status: 0, technical: product['technical'] })
})

test('a list has the product of an address alone, not those whose address holds it', async () => {
  const made = { prodsubcat_id: 1, title_sv: 'Lyftok', type: 0 }
  for (const product_slug of ['ok-1', 'ok-10', 'ok-100']) {
    await api.as(60).post('createProduct', { ...made, product_slug })
  }
  const { list } = await api.as(60).get('getProductsArr?product_slug=ok-1')
  expect(list.map(({ product_slug }) => product_slug)).toEqual(['ok-1'])
})

test('an older version comes back as a new one, and when the item is seen stays', async () => {
  const { id } = await makePost('versioner', { title_en: 'Crane' })
  const save = (version: number, fields: object) =>
    editor().post('updatePost', { id, version, ...fields })
  await save(1, { title_sv: 'Spindelkran', title_en: null })
  await save(2, {
    title_sv: 'Minikran',
    publish_at: '2026-02-03T06:00:00.000Z',
    content_sv: '<p>Ny text</p>',
  })
  const { list } = await editor().get(`getPostHistoryArr?id=${id}`)
  expect(list.map((line) => line['version'])).toEqual([3, 2, 1])
  // As when a picture that the post shows is replaced: a version without a row of the audit.
  await api.db.update(posts).set({ version: 4 }).where(eq(posts.id, id))
  const after = await editor().get(`getPostHistoryArr?id=${id}`)
  expect(after.list.map((line) => line['version'])).toEqual([3, 2, 1])
  const first = list.at(-1)?.id
  const stale = await editor().post('revertPost', { id, version: 3, entry: first })
  expect([stale.status, stale.code]).toEqual([409, 'staleVersion'])
  const back = await editor().post('revertPost', { id, version: 4, entry: first })
  expect(back.data).toMatchObject({
    version: 5,
    title_sv: 'Kran',
    title_en: 'Crane',
    content_sv: '',
    publish_at: '2026-02-03T06:00:00.000Z',
  })
})

test('a line of another item’s history takes nothing back', async () => {
  const one = await makePost('en')
  const other = await makePost('annan')
  const { list } = await editor().get(`getPostHistoryArr?id=${other.id}`)
  const answer = await editor().post('revertPost', { id: one.id, version: 1, entry: list[0]?.id })
  expect(answer.status).toBe(404)
})

test('an item gets its place before another one, and the last place', async () => {
  const rental = api.as(60)
  const order = async () =>
    (await rental.get('getProdcatsArr?sort=order&order=asc&per_page=1000')).list.map(({ id }) => id)
  const before = await order()
  const [first, , third] = before
  await rental.post('orderProdcat', { id: third, before: first })
  expect(await order()).toEqual([third, ...before.filter((id) => id !== third)])
  await rental.post('orderProdcat', { id: third, before: null })
  expect(await order()).toEqual([...before.filter((id) => id !== third), third])
})

test('two people who move at once leave an order without ties', async () => {
  const rental = api.as(60)
  const { list } = await rental.get('getManufacturersArr?sort=order&order=asc&per_page=1000')
  const ids = list.map(({ id }) => id)
  const moves = ids.slice(1).map((id) => ({ id, before: ids[0] }))
  const answers = await Promise.all(moves.map((move) => rental.post('orderManufacturer', move)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const after = await rental.get('getManufacturersArr?sort=order&order=asc&per_page=1000')
  const places = after.list.map((row) => row['order'])
  expect(new Set(places).size).toBe(places.length)
})

test('somebody else’s lock keeps an item where it is', async () => {
  const { list } = await api.as(60).get('getProdcatsArr?sort=order')
  const [first, second] = list
  await api.as(90).post('lockProdcat', { id: second?.id })
  const answer = await api.as(60).post('orderProdcat', { id: second?.id, before: first?.id })
  expect([answer.status, answer.code]).toEqual([409, 'itemLocked'])
  await api.as(90).post('unlockProdcat', { id: second?.id })
})

test('a lock says since when it is somebody’s, however long they work on, until it has expired', async () => {
  const { id } = await makePost('last-sedan')
  const lock = async () =>
    (await editor().post('lockPost', { id })).data['lock'] as { since: string }
  const lockings = and(
    eq(audit.item, 'posts'),
    eq(audit.item_id, String(id)),
    eq(audit.action, 'locked'),
  )
  await lock()
  const began = new Date(testNow - 2 * 3_600_000)
  await api.db.update(audit).set({ at: began }).where(lockings)
  expect((await lock()).since).toBe(began.toISOString())
  expect(await api.db.$count(audit, lockings)).toBe(1)
  await api.db
    .update(posts)
    .set({ locked_at: new Date(testNow - 31 * 60_000) })
    .where(eq(posts.id, id))
  expect((await lock()).since).not.toBe(began.toISOString())
  expect(await api.db.$count(audit, lockings)).toBe(2)
})

test('what hinders deleting for good is named: the pictures, and the files of its pages', async () => {
  const post = await makePost('med-tva-bilder', { image_ids: [2, 1] })
  await editor().post('trashPost', { id: post.id, version: 1 })
  const refused = await api.as(100).post('destroyPost', { id: post.id, version: 1 })
  const [second, first] = await api.db
    .select()
    .from(images)
    .where(sql`${images.id} in (1, 2)`)
    .orderBy(sql`id desc`)
  expect(refused.facts?.['holders']).toEqual([
    { item: 'images', id: 2, title: second?.image_name },
    { item: 'images', id: 1, title: first?.image_name },
  ])
})

test('a part of a page is seen by the public on that page', async () => {
  const { list } = await editor().get('getPagesArr?q=vara-tjanster/kredit')
  const { data } = await editor().get(`getPageObj?id=${list[0]?.['id']}`)
  expect(data).toMatchObject({ page_key: 'vara-tjanster/kredit', public_path: '/vara-tjanster' })
})

test('what customers say is seen by the public on the start page', async () => {
  const { list } = await editor().get('getTestimonialsArr')
  const { data } = await editor().get(`getTestimonialObj?id=${list[0]?.['id']}`)
  expect(data['public_path']).toBe('/')
})

test('an item says where the public sees it, and a new address leads on from the old one', async () => {
  const [first, second] = ['/nyhet/forsta-adressen', '/nyhet/andra-adressen']
  const { id, ...post } = await makePost('forsta-adressen')
  expect(post['public_path']).toBe(first)
  const move = async (version: number, post_slug: string) =>
    (await editor().post('updatePost', { id, version, post_slug })).data['public_path']
  const ledOn = () =>
    api.db
      .select({ from: redirects.from_path, to: redirects.to_path })
      .from(redirects)
      .where(inArray(redirects.from_path, [first, second]))
  expect(await move(1, 'andra-adressen')).toBe(second)
  expect(await ledOn()).toEqual([{ from: first, to: second }])
  // Both ways would lead nowhere.
  expect(await move(2, 'forsta-adressen')).toBe(first)
  expect(await ledOn()).toEqual([{ from: second, to: first }])
})

test('nothing leads to the address of an item that is deleted for good', async () => {
  const { id } = await makePost('ett-namn')
  await editor().post('updatePost', { id, version: 1, post_slug: 'tva-namn' })
  await editor().post('updatePost', { id, version: 2, post_slug: 'tre-namn' })
  await api.db.insert(redirects).values([
    { from_path: '/nyhet/annan-gammal', to_path: '/nyhet/tre-namn-till' },
    { from_path: '/nyhet/under', to_path: '/nyhet/tre-namn/under' },
  ])
  await editor().post('trashPost', { id, version: 3 })
  const named = or(like(redirects.from_path, '%-namn'), like(redirects.to_path, '%-namn%'))
  expect(await api.db.$count(redirects, named)).toBe(4)
  expect((await api.as(100).post('destroyPost', { id, version: 3 })).status).toBe(200)
  const left = await api.db.select({ from: redirects.from_path }).from(redirects).where(named)
  expect(left).toEqual([{ from: '/nyhet/annan-gammal' }])
})

test('a presentation keeps its pages in their order, cleaned, with their files', async () => {
  const page = { title_en: null, content_en: null, image_ids: [], document_ids: [], movie_ids: [] }
  const made = await editor().post('createPresentation', {
    presentation_slug: 'stall-upp',
    title_sv: 'Ställ upp kranen',
    presentationcontents: [
      { ...page, title_sv: 'Ett', content_sv: '<p onclick="x()">Ben</p><script>1</script>' },
      { ...page, title_sv: 'Två', content_sv: '', image_ids: [3, 1], movie_ids: [1] },
    ],
  })
  expect(made.status).toBe(200)
  const pages = made.data['presentationcontents'] as { title_sv: string; content_sv: string }[]
  expect(pages.map(({ title_sv }) => title_sv)).toEqual(['Ett', 'Två'])
  expect(pages[0]?.content_sv).toBe('<p>Ben</p>')
  expect(pages[1]).toMatchObject({ image_ids: [3, 1], movie_ids: [1], document_ids: [] })
  const { id, version } = made.data
  const turned = await editor().post('updatePresentation', {
    id,
    version,
    presentationcontents: pages.toReversed(),
  })
  expect(turned.data['presentationcontents']).toEqual(pages.toReversed())
  await editor().post('trashPresentation', { id, version: turned.data.version })
  const refused = await api
    .as(100)
    .post('destroyPresentation', { id, version: turned.data.version })
  expect([refused.status, refused.code]).toEqual([409, 'imagesAttached'])
  const held = refused.facts?.['holders'] as { item: string; id: number }[]
  expect(held.map(({ item, id: of }) => `${item} ${of}`)).toEqual([
    'images 1',
    'images 3',
    'movies 1',
  ])
  const uses = await api.db.select().from(image_uses).where(eq(image_uses.image_id, 3))
  expect(uses.some((use) => use.presentationcontent_id !== null)).toBe(true)
})

test.each([
  [2, 'product_id'],
  [33, 'prodsubcat_id'],
])(
  'a presentation of type %i, with the picture of another item, needs its %s',
  async (type, field) => {
    const answer = await editor().post('createPresentation', {
      presentation_slug: 'utan-bild',
      title_sv: 'Utan bild',
      presentation_type: type,
    })
    expect(answer.errors).toEqual({ [field]: ['required'] })
  },
)

test('what points at nothing is refused by its field', async () => {
  const answer = await api.as(60).post('createProduct', {
    product_slug: 'utan-kategori',
    title_sv: 'Utan kategori',
    prodsubcat_id: 999_999,
  })
  expect([answer.status, answer.errors]).toEqual([422, { prodsubcat_id: ['reference'] }])
})

test.each([2, 3])('a post of type %i is refused without a product', async (post_type) => {
  const post = { post_slug: `nyhet-${post_type}`, title_sv: 'Kran', post_type }
  const refused = await editor().post('createPost', post)
  expect([refused.status, refused.errors]).toEqual([422, { product_ids: ['required'] }])
  const made = await editor().post('createPost', { ...post, product_ids: [1] })
  expect(made.status).toBe(200)
  const { id, version } = made.data
  const emptied = await editor().post('updatePost', { id, version, product_ids: [] })
  expect(emptied.errors).toEqual({ product_ids: ['required'] })
})

test('a post names a product once, also when it is sent twice', async () => {
  const post = { post_slug: 'tva-ganger', title_sv: 'Kran', post_type: 2, product_ids: [1, 1] }
  const made = await editor().post('createPost', post)
  expect([made.status, made.data['product_ids']]).toEqual([200, [1]])
})

test('a product is placed on the home page or nowhere', async () => {
  const { data } = await api.as(60).get('getProductObj?id=2')
  const { id, version } = data
  const free = await api.as(60).post('updateProduct', { id, version, placements: 'start' })
  expect(Object.keys(free.errors ?? {})).toEqual(['placements'])
  const placed = await api.as(60).post('updateProduct', { id, version, placements: 'home' })
  expect(placed.data['placements']).toBe('home')
})

test('a template’s rules hold for its products, what is required from activation on', async () => {
  const rental = api.as(60)
  const field = { fld_type: 'text-field', title_option: 0 }
  const template = await rental.post('createProdtpl', {
    title: 'Kurs i hall',
    fields: [
      { ...field, fld: 'course_place', validation: 3, required: true },
      { ...field, fld: 'weight', validation: 1, required: true },
    ],
  })
  const product = {
    product_slug: 'med-mall',
    title_sv: 'Med mall',
    content_sv: '<p>Text</p>',
    price_first_day: 100,
    prodsubcat_id: 1,
    prodtpl_id: template.data.id,
  }
  const short = await rental.post('createProduct', {
    ...product,
    technical: { course_place: 'Åre' },
  })
  expect(short.errors).toEqual({ 'technical.course_place': ['fourCharacters'] })
  const beyond = { course_place: 'Umeå', persons: 2.5, weight: -1, width: 0 }
  const wrong = await rental.post('createProduct', { ...product, technical: beyond })
  expect(wrong.errors).toEqual({
    'technical.persons': ['format'],
    'technical.weight': ['min'],
    'technical.width': ['zero'],
  })
  const made = await rental.post('createProduct', {
    ...product,
    technical: { course_place: 'Umeå' },
  })
  expect(made.status).toBe(200)
  const { id, version } = made.data
  const active = await rental.post('updateProduct', { id, version, status: 1 })
  expect(active.errors).toEqual({ 'technical.weight': ['required'] })
})

test.each([
  ['0000-06-01T00:00:00Z', 422],
  ['0001-01-01T00:00:00+14:00', 422],
  ['0999-12-31T23:59:59Z', 422],
  ['1000-01-01T00:00:00Z', 200],
  ['9999-12-31T23:59:59Z', 200],
  ['9999-12-31T23:59:59-14:00', 422],
  ['soon', 422],
])('an item published at %s is answered %i', async (publish_at, status) => {
  const slug = publish_at.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  const { id, version } = await makePost(slug.replace(/-$/, ''))
  const saved = await editor().post('updatePost', { id, version, publish_at })
  expect(saved.status).toBe(status)
  if (status === 200) expect(saved.data['publish_at']).toBe(new Date(publish_at).toISOString())
  else expect(saved.errors).toEqual({ publish_at: ['format'] })
})
