import { screen, waitFor } from '@testing-library/react'
import { SelectInput } from 'react-admin'
import { expect, test } from 'vitest'
import { loseConnection, sentBy } from '../testing/fake-server.ts'
import { openScreen } from '../testing/open-screen.tsx'
import { choose, fill, press, textbox, textOf } from '../testing/parts.ts'
import { crane, product } from '../testing/stored-items.ts'
import { StatusInput } from './status-input.tsx'
import { TechnicalInputs } from './technical-inputs.tsx'

const choice = (name: string) => screen.findByRole('combobox', { name })
async function lastChoice(name: string): Promise<HTMLElement> {
  const last = (await screen.findAllByRole('combobox', { name })).at(-1)
  if (last === undefined) throw new Error(`no choice of ${name}`)
  return last
}

test('a number is offered as a text field, and checked as a number at most', async () => {
  const { user } = openScreen('/prodtpls/create')
  await press(user, 'Lägg till ett fält')
  await choose(user, await choice('Fält'), 'Vikt')
  await user.click(await choice('Kontroll'))
  await screen.findByRole('option', { name: 'Bara tal' })
  expect(screen.queryByRole('option', { name: 'Bara intervall' })).toBeNull()
})

// The form of the new template is opened after it is created.
const made = () => ({ id: 5, version: 1, title: 'Glaskran', fields: [] })
const created = {
  createProdtpl: made,
  getProdtplObj: made,
  getProdtplHistoryArr: () => [],
  lockProdtpl: made,
  unlockProdtpl: made,
}

test('a template names its fields, and the one that is the first figure of the card', async () => {
  const { user, calls } = openScreen('/prodtpls/create', { answers: created })
  await fill(user, await textbox('Namn'), 'Glaskran')
  for (const name of ['Vikt', 'Lyftkapacitet']) {
    await press(user, 'Lägg till ett fält')
    await choose(user, await lastChoice('Fält'), name)
  }
  await choose(user, await lastChoice('Rubrik'), 'Rubrik 1')
  await press(user, 'Spara')
  await waitFor(() =>
    expect(sentBy(calls, 'createProdtpl')).toMatchObject([
      {
        title: 'Glaskran',
        fields: [
          { fld: 'weight', title_option: 0 },
          { fld: 'lift_capacity', title_option: 1 },
        ],
      },
    ]),
  )
})

test('a template takes a field of the company’s own with its choices', async () => {
  const { user, calls } = openScreen('/prodtpls/create', { answers: created })
  await fill(user, await textbox('Namn'), 'Minikran')
  await press(user, 'Lägg till ett fält')
  await user.click(await screen.findByRole('switch', { name: 'Eget fält' }))
  await fill(user, await textbox('Kortnamn'), 'farg')
  await fill(user, await textbox('Rubrik på svenska'), 'Färg')
  await choose(user, await choice('Formulär'), 'Ett val')
  await press(user, 'Lägg till ett val')
  await fill(user, await screen.findByRole('textbox', { name: 'Nummer' }), '1')
  const [, second] = await screen.findAllByRole('textbox', { name: 'Rubrik på svenska' })
  if (second === undefined) throw new Error('no field for the choice')
  await fill(user, second, 'Röd')
  await press(user, 'Spara')
  const own = {
    title_sv: 'Färg',
    title_en: null,
    unit: null,
    choices: [{ code: 1, title_sv: 'Röd', title_en: null }],
  }
  await waitFor(() =>
    expect(sentBy(calls, 'createProdtpl')).toMatchObject([
      { title: 'Minikran', fields: [{ fld: 'farg', fld_type: 'single-select', own }] },
    ]),
  )
})

const template = {
  id: 3,
  fields: [
    {
      fld: 'tank',
      fld_type: 'text-field',
      validation: 2,
      title_option: 0,
      own: { title_sv: 'Tank', title_en: null, unit: 'l', choices: [] },
    },
    {
      fld: 'farg',
      fld_type: 'select',
      validation: 0,
      title_option: 0,
      own: {
        title_sv: 'Färg',
        title_en: null,
        unit: null,
        choices: [
          { code: 1, title_sv: 'Röd', title_en: null },
          { code: 2, title_sv: 'Blå', title_en: null },
        ],
      },
    },
  ],
}

test('a template that cannot be read is said, not shown as one without fields', async () => {
  openScreen('/products/5', {
    fields: <TechnicalInputs />,
    answers: { getProductObj: () => product(), getProdtplObj: loseConnection },
  })
  await screen.findByText(/^Servern svarar inte just nu/)
})

test('a product’s form has the added fields in the controls that their template says', async () => {
  const stored = { ...crane(), prodtpl_id: 3, technical: { farg: [1], weight: 1915 } }
  const { user, calls } = openScreen('/products/5', {
    fields: <TechnicalInputs />,
    answers: {
      getProductObj: () => stored,
      lockProduct: () => stored,
      unlockProduct: () => stored,
      getProdtplObj: () => template,
      updateProduct: () => stored,
    },
  })
  await fill(user, await textbox('Tank (l)'), '120-180')
  // A value that is no field of the template, and one that has none.
  expect((await textbox('Vikt (kg)')).value).toBe('1915')
  expect(screen.queryByRole('textbox', { name: 'Motvikt (kg)' })).toBeNull()
  await choose(user, await choice('Färg'), 'Blå')
  await user.clear(await textbox('Vikt (kg)'))
  await textbox('Vikt (kg)')
  await press(user, 'Spara')
  await waitFor(() =>
    expect(sentBy(calls, 'updateProduct')).toMatchObject([
      { technical: { tank: '120-180', farg: [2], weight: null } },
    ]),
  )
})

test('a chosen template gives the card its figures where it has none, and leaves its other fields out', async () => {
  const field = { fld_type: 'text-field', validation: 1, own: null }
  const reach = { fld: 'outreach', fld_type: 'text-field' }
  const stored = product({ prodtpl_id: null, fld_title1: null, fld_title2: reach, technical: {} })
  const { user, calls } = openScreen('/products/5', {
    fields: [
      <SelectInput key="1" source="prodtpl_id" choices={[{ id: 4, name: 'Glaskran' }]} />,
      <TechnicalInputs key="2" />,
    ],
    answers: {
      getProductObj: () => stored,
      lockProduct: () => stored,
      unlockProduct: () => stored,
      getProdtplObj: () => ({
        id: 4,
        fields: [
          { ...field, fld: 'weight', title_option: 1 },
          { ...field, fld: 'lift_capacity', title_option: 2 },
          { ...field, fld: 'boom_length', title_option: 0 },
        ],
      }),
      updateProduct: () => stored,
    },
  })
  // Without a template all fields are offered.
  await textbox('Motvikt (kg)')
  await choose(user, await choice('Mall'), 'Glaskran')
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Motvikt (kg)' })).toBeNull())
  await press(user, 'Spara')
  await waitFor(() =>
    expect(sentBy(calls, 'updateProduct')).toEqual([
      {
        id: 5,
        version: 3,
        prodtpl_id: 4,
        fld_title1: { fld: 'weight', fld_type: 'text-field' },
      },
    ]),
  )
})

test('a product keeps its status or takes the next one, and says what it lacks to be active', async () => {
  const stored = product({ status: 1, price_first_day: null })
  const { user } = openScreen('/products/5', {
    fields: <StatusInput />,
    answers: { getProductObj: () => stored, lockProduct: () => stored },
  })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toMatch(/texten saknas.*minst ett pris saknas/)
  expect(alert.className).toContain('Error')
  await choose(user, await choice('Status'), 'Avaktiverad')
  expect(alert.className).toContain('Info')
  await user.click(await choice('Status'))
  const options = (await screen.findAllByRole('option')).map(textOf)
  expect(options.filter((option) => option.trim() !== '')).toEqual(['Aktiv', 'Avaktiverad'])
})
