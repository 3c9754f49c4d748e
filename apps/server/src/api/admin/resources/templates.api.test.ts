import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AdminApi, createAdminApi } from '../../../testing/admin-api.ts'

let api: AdminApi
beforeAll(async () => {
  api = await createAdminApi()
})
afterAll(() => api.close())

const rental = () => api.as(60)
const color = {
  fld: 'farg',
  fld_type: 'single-select',
  own: {
    title_sv: 'Färg',
    title_en: 'Colour',
    choices: [
      { code: 1, title_sv: 'Röd', title_en: 'Red' },
      { code: 2, title_sv: 'Blå' },
    ],
  },
}
const tank = {
  fld: 'tank',
  fld_type: 'text-field',
  validation: 2,
  own: { title_sv: 'Tank', title_en: 'Tank', unit: 'l' },
}
const makeTemplate = (...fields: object[]) =>
  rental().post('createProdtpl', {
    title: 'Egna fält',
    fields,
    publish_at: '2026-01-01T00:00:00.000Z',
  })

async function makeProduct(slug: string, template: unknown, technical: object) {
  const { data: like } = await rental().get('getProductObj?id=1')
  return rental().post('createProduct', {
    product_slug: slug,
    title_sv: 'Egen',
    content_sv: '<p>Text</p>',
    price_first_day: 100,
    prodsubcat_id: like['prodsubcat_id'],
    prodtpl_id: template,
    publish_at: '2026-01-01T00:00:00.000Z',
    technical,
  })
}

test('a field that a template adds is stored under its name and shown in public', async () => {
  const template = await makeTemplate(tank, { fld: 'weight', fld_type: 'text-field' }, color)
  expect(template.status).toBe(200)
  const technical = { weight: 900, tank: '120-180', farg: [2] }
  const made = await makeProduct('egen', template.data.id, technical)
  expect(made.data['technical']).toEqual(technical)
  const { id, version } = made.data
  await rental().post('updateProduct', { id, version, status: 1 })
  const answer = await api.ask('/api/site/getProductObj?product_slug=egen')
  const { data } = (await answer.json()) as { data: Record<string, unknown> }
  expect(data).toMatchObject({ weight: 900, own_values: { tank: '120-180', farg: [2] } })
  expect(data['prodtpl']).toMatchObject({
    prodtplflds: [
      { fld: 'tank', own: { kind: 'range', title_sv: 'Tank', unit: 'l' } },
      { fld: 'weight', fld_type: 'text-field' },
      {
        fld: 'farg',
        own: {
          kind: 'choices',
          title_en: 'Colour',
          choices: color.own.choices.map(({ code }) => ({ code })),
        },
      },
    ],
  })
})

test('an empty value is stored as none, whatever the kind of its field', async () => {
  const empty = { weight: '', course_time: '', useformaterial: [], course_place: '' }
  const made = await makeProduct('tom', null, empty)
  expect(made).toMatchObject({ status: 200, data: { technical: {} } })
})

test('a value of an added field is checked as its template says', async () => {
  const template = await makeTemplate(tank, color)
  const made = await makeProduct('fel', template.data.id, { tank: '120–180', farg: 1, annan: 'x' })
  expect(made.errors).toEqual({
    'technical.tank': ['range'],
    'technical.farg': ['format'],
    'technical.annan': ['unknownKey'],
  })
})

test('values stay when their template no longer has the field', async () => {
  const template = await makeTemplate(tank)
  const made = await makeProduct('kvar', template.data.id, { tank: '40' })
  const { id, version } = template.data
  await rental().post('updateProdtpl', { id, version, fields: [] })
  const saved = await rental().post('updateProduct', {
    id: made.data.id,
    version: made.data.version,
    title_sv: 'Kvar',
    technical: { ...(made.data['technical'] as object), weight: 5 },
  })
  expect(saved.data['technical']).toEqual({ tank: '40', weight: 5 })
})

test.each([
  ['a name that nobody knows', { ...color, own: null }, { 'fields.0.fld': ['format'] }],
  ['the name of a known field', { ...color, fld: 'weight' }, 'fields.0.fld'],
  ['signs in a name', { ...color, fld: 'Färg' }, { 'fields.0.fld': ['format'] }],
  [
    'no choices',
    { ...tank, fld_type: 'select', validation: 0, fld: 'val' },
    'fields.0.own.choices',
  ],
  [
    'a range for a number',
    { fld: 'weight', fld_type: 'text-field', validation: 2 },
    'fields.0.validation',
  ],
  ['a list for a number', { fld: 'weight', fld_type: 'select' }, 'fields.0.fld_type'],
  ['a place on the card', { ...tank, title_option: 1 }, 'fields.0.title_option'],
  [
    'a code twice',
    { ...color, own: { ...color.own, choices: [1, 1].map((code) => ({ code, title_sv: 'Röd' })) } },
    'fields.0.own.choices.1.code',
  ],
])('a template refuses %s', async (_, field, faults) => {
  const answer = await makeTemplate(field)
  expect(answer.status).toBe(422)
  if (typeof faults === 'string') expect(Object.keys(answer.errors ?? {})).toContain(faults)
  else expect(answer.errors).toEqual(faults)
})

test('two templates may share an own field of one unit and kind', async () => {
  const pump = { ...tank, fld: 'pump', own: { title_sv: 'Pump', unit: 'bar' } }
  const [first, again] = [await makeTemplate(pump), await makeTemplate(pump)]
  expect([first.status, again.status]).toEqual([200, 200])
  const other = await makeTemplate({ ...pump, own: { ...pump.own, unit: 'psi' } })
  expect(other.errors).toEqual({ 'fields.0.fld': ['ownFieldDiffers'] })
  const units = ['l', 'ml', 'm³', 'dl', 'cl']
  const atOnce = await Promise.all(
    units.map((unit) => makeTemplate({ ...tank, fld: 'barrel', own: { title_sv: 'Fat', unit } })),
  )
  expect(atOnce.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('lists are narrowed by an added field, as their filters offer', async () => {
  const volume = { ...tank, fld: 'volym', own: { ...tank.own, title_sv: 'Volym' } }
  const paint = { ...color, fld: 'lack' }
  const template = await makeTemplate(volume, paint)
  const made = await Promise.all([
    makeProduct('liten', template.data.id, { volym: '20-30', lack: [1] }),
    makeProduct('stor', template.data.id, { volym: '100', lack: [1, 2] }),
  ])
  for (const { data } of made) {
    await rental().post('updateProduct', { id: data.id, version: data.version, status: 1 })
  }
  const ask = async (call: string) =>
    (await (await api.ask(`/api/site/${call}`)).json()) as {
      data: { product_slug: string }[] & Record<string, unknown>
      count: number
    }
  const slugs = async (own: string) =>
    (await ask(`getProductsArr?own=${own}`)).data.map(({ product_slug }) => product_slug).sort()
  expect(await slugs('volym:25..')).toEqual(['liten', 'stor'])
  expect(await slugs('volym:31..')).toEqual(['stor'])
  expect(await slugs('volym:..25;lack:1')).toEqual(['liten'])
  expect(await slugs('lack:2')).toEqual(['stor'])
  const offeredFor = async (own: string) => {
    const { data } = await ask(`getProductFiltersObj?search=egen${own}`)
    return data['own_filters'] as { fld: string }[]
  }
  const offered = await offeredFor('')
  // The counts of a chosen colour are those of its other choices too.
  expect(await offeredFor('&own=lack:2')).toEqual(offered)
  expect(offered.filter(({ fld }) => ['volym', 'lack'].includes(fld))).toMatchObject([
    { kind: 'range', fld: 'volym', title_sv: 'Volym', unit: 'l', min: 20, max: 100 },
    {
      kind: 'options',
      fld: 'lack',
      options: [
        { code: 1, count: 2 },
        { code: 2, count: 1 },
      ],
    },
  ])
})
