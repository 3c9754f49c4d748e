import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AdminApi, createAdminApi } from '../../../testing/admin-api.ts'

let api: AdminApi
beforeAll(async () => {
  api = await createAdminApi()
})
afterAll(() => api.close())

const rows = [{ lift_height: 4, lift_radius: 2, lift_weight: 500 }]
const chartedCrane = async () => {
  const { list } = await api.as(60).get('getCraneselectorsArr?per_page=100')
  const crane = list.find(({ product_id }) => product_id !== null)
  return (await api.as(60).get(`getCraneselectorObj?id=${crane?.id}`)).data
}

test('a machine that already has rows gets no second load chart', async () => {
  const { product_id } = await chartedCrane()
  const second = { slug: 'andra-tabellen', title: 'Andra tabellen', product_id }
  const { errors } = await api.as(60).post('createCraneselector', { ...second, rows })
  expect(errors).toEqual({ product_id: ['craneHasRows'] })
  const empty = await api.as(60).post('createCraneselector', second)
  expect(empty.status).toBe(200)
  const { id, version } = empty.data
  const filled = await api.as(60).post('updateCraneselector', { id, version, rows })
  expect(filled.errors).toEqual({ product_id: ['craneHasRows'] })
})

test('of two load charts that a machine gets at once one is stored', async () => {
  const { product_id } = await chartedCrane()
  const { list } = await api.as(60).get('getCraneselectorsArr?per_page=100')
  for (const crane of list.filter((one) => one['product_id'] === product_id)) {
    await api.as(60).post('trashCraneselector', { id: crane.id, version: crane.version })
  }
  const charts = Array.from({ length: 6 }, (_, at) => ({
    slug: `samtidig-${at}`,
    title: `Samtidig ${at}`,
    product_id,
    rows,
  }))
  const answers = await Promise.all(
    charts.map((chart) => api.as(60).post('createCraneselector', chart)),
  )
  const stored = answers.filter(({ status }) => status === 200)
  const refused = answers.filter(({ errors }) => errors?.['product_id']?.[0] === 'craneHasRows')
  expect([stored.length, refused.length]).toEqual([1, 5])
})

test('a load chart from the trash gives a machine no second one', async () => {
  const { id, version, product_id } = await chartedCrane()
  const trashed = await api.as(60).post('trashCraneselector', { id, version })
  expect(trashed.status).toBe(200)
  const other = { slug: 'nya-tabellen', title: 'Nya tabellen', product_id, rows }
  const made = await api.as(60).post('createCraneselector', other)
  expect(made.status).toBe(200)
  const refused = await api.as(60).post('restoreCraneselector', { id, version })
  expect([refused.status, refused.errors]).toEqual([422, { product_id: ['craneHasRows'] }])
  const { data } = made
  await api.as(60).post('trashCraneselector', { id: data.id, version: data.version })
  expect((await api.as(60).post('restoreCraneselector', { id, version })).status).toBe(200)
})

test('a crane’s own rows are changed as ever, and a copy is of no machine yet', async () => {
  const { id, version } = await chartedCrane()
  const changed = await api.as(60).post('updateCraneselector', { id, version, rows })
  expect(changed.status).toBe(200)
  const copy = await api.as(60).post('duplicateCraneselector', { id })
  expect(copy.data).toMatchObject({ product_id: null, rows })
})

test('the same line twice on a crane is refused where it stands', async () => {
  const twice = { slug: 'dubbel', title: 'Dubbel', rows: [...rows, ...rows] }
  const { errors } = await api.as(60).post('createCraneselector', twice)
  expect(errors).toEqual({ 'rows.1.lift_height': ['lineOnCrane'] })
})

test('rows hold with equipment of the crane, and the website names it', async () => {
  const jib = { key: 'jib', title_sv: 'Med jibb', extra_weight: 90 }
  const main = { key: 'main', title_sv: 'Huvudbom' }
  const high = { lift_height: 9, lift_radius: 2, lift_weight: 200, configuration: 'jib' }
  const crane = { slug: 'med-jibb', title: 'Med jibb', rows: [...rows, high] }
  const unknown = await api.as(60).post('createCraneselector', crane)
  expect(unknown.errors).toEqual({ 'rows.1.configuration': ['unknownConfiguration'] })
  const twice = { ...crane, configurations: [main, jib, jib] }
  const refused = await api.as(60).post('createCraneselector', twice)
  expect(refused.errors).toEqual({ 'configurations.2.key': ['keyTwice'] })
  const configurations = [main, jib]
  const made = await api.as(60).post('createCraneselector', { ...crane, configurations })
  expect(made.data).toMatchObject({ configurations, rows: [...rows, high] })
  const { id, version } = made.data
  const bare = await api.as(60).post('updateCraneselector', { id, version, configurations: [main] })
  expect(bare.errors).toEqual({ 'rows.1.configuration': ['unknownConfiguration'] })
  const plain = { id, version, configurations: [main], rows }
  expect((await api.as(60).post('updateCraneselector', plain)).status).toBe(200)
})

test('a template takes every form type, and a field once', async () => {
  const types = ['text-field', 'select', 'autocomplete', 'single-select', 'selectmultiple']
  const named = ['weight', 'material', 'fuel_type', 'useformaterial', 'course_prerequisites']
  const fields = types.map((fld_type, index) => ({ fld: named[index], fld_type }))
  const made = await api.as(60).post('createProdtpl', { title: 'Alla slag', fields })
  const kept = made.data['fields'] as { fld_type: string }[]
  expect(kept.map(({ fld_type }) => fld_type)).toEqual(types)
  const again = await api.as(60).post('createProdtpl', {
    title: 'Dubbel',
    fields: [fields[0], fields[0]],
  })
  expect(again.errors).toEqual({ 'fields.1.fld': ['fieldUsed'] })
})
