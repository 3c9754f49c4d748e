import { screen, waitFor } from '@testing-library/react'
import { TextInput } from 'react-admin'
import { expect, test } from 'vitest'
import { loseConnection, refuse, sentBy } from '../testing/fake-server.ts'
import { openScreen } from '../testing/open-screen.tsx'
import { fill, narrowWindow, press, rowsOf, textbox, textOf } from '../testing/parts.ts'
import { crane } from '../testing/stored-items.ts'
import { LoadChartInput } from './load-chart-input.tsx'

const fields = [<TextInput key="1" source="title" />, <LoadChartInput key="2" />]
const lists = { getManufacturersArr: () => [], getProductsArr: () => [], getImagesArr: () => [] }
const row = (lift_height: number, lift_radius: number, lift_weight: number) => ({
  lift_height,
  lift_radius,
  lift_weight,
})
const withRows = (...rows: object[]) => ({
  getCraneselectorObj: () => crane({ rows }),
  lockCraneselector: () => crane(),
  unlockCraneselector: () => crane(),
})
const paste = () => textbox('Klistra in rader från ett kalkylblad')
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name })
const chart = () => screen.findByRole('region', { name: 'Lasttabell' })

test('each line that is wrong is named with what it says, and none is taken', async () => {
  const { user } = openScreen('/craneselectors/create', { fields })
  await fill(user, await paste(), '8\t3\t900\n8\t3\t900\n40\tsex\t1\n5\t3\n5\t3\t-7')
  const faults = await screen.findByRole('alert')
  expect([...faults.querySelectorAll('.MuiAlert-message > div')].map(textOf)).toEqual([
    'Rad 2: ”8\t3\t900”. Raden finns redan på kranen.',
    'Rad 3: ”40\tsex\t1”. Bara 123,4 eller 123.',
    'Rad 4: ”5\t3”. Det ska vara tre tal.',
    'Rad 5: ”5\t3\t-7”. Talet är orimligt.',
  ])
  expect((await button('Använd raderna (1)')).disabled).toBe(true)
})

test('of many wrong lines ten are shown and the others counted', async () => {
  const { user } = openScreen('/craneselectors/create', { fields })
  await fill(user, await paste(), Array.from({ length: 13 }, () => 'ett\t2\t3').join('\n'))
  await screen.findByText('Fler rader med fel: 3.')
  expect(screen.getAllByText(/Bara 123,4 eller 123\./)).toHaveLength(10)
})

test('a heading is passed over, and decimals are read and shown with a comma', async () => {
  const { user } = openScreen('/craneselectors/create', { fields })
  await fill(user, await paste(), 'Höjd\tRadie\tVikt\n12,5\t3.25\t1 900\n9\t6\t400')
  await press(user, 'Använd raderna (2)')
  expect(rowsOf(await chart())).toEqual([
    ['1', '12,5', '3,25', '1\u00a0900', ''],
    ['2', '9', '6', '400', ''],
  ])
  expect((await paste()).value).toBe('')
})

test('lines that another one makes needless are counted, marked and allowed', async () => {
  const { user } = openScreen('/craneselectors/create', { fields })
  await fill(user, await paste(), '60\t30\t4500\n50\t20\t4000')
  await screen.findByText(/^Rader som inte behövs: 1\. En annan rad klarar minst lika mycket/)
  await press(user, 'Använd raderna (2)')
  const notes = rowsOf(await chart()).map((cells) => cells.at(-1))
  expect(notes).toEqual(['', 'En annan rad klarar mer'])
})

test('on a phone the lines stand without their number, and their equipment in the note', async () => {
  narrowWindow()
  const rows = [
    { ...row(60, 30, 4500), configuration: 'main' },
    { ...row(50, 20, 4000), configuration: 'jib' },
    { ...row(50, 20, 3000), configuration: 'main' },
  ]
  openScreen('/craneselectors/5', { fields, answers: { ...lists, ...withRows(...rows) } })
  expect(rowsOf(await chart())).toEqual([
    ['60', '30', '4\u00a0500', 'main'],
    ['50', '20', '4\u00a0000', 'jib'],
    ['50', '20', '3\u00a0000', 'main En annan rad klarar mer'],
  ])
})

test('what is pasted is drawn before it is taken', async () => {
  const { user } = openScreen('/craneselectors/create', { fields })
  await fill(user, await textbox('Namn'), 'Provkran')
  expect(screen.queryByRole('img', { name: /^Sidovy/ })).toBeNull()
  await fill(user, await paste(), '60\t30\t4500')
  await screen.findByRole('img', { name: /^Sidovy, .*Provkran/ })
})

test('a crane that has rows says how many before others take their place', async () => {
  const { user, calls } = openScreen('/craneselectors/5', {
    fields,
    answers: {
      ...withRows(row(12, 4, 700), row(9, 6, 400)),
      updateCraneselector: () => crane({ version: 4, rows: [row(5, 3.5, 900)] }),
    },
  })
  await fill(user, await paste(), '5\t3,5\t900')
  expect(rowsOf(await chart())).toHaveLength(2)
  await press(user, 'Ersätt kranens rader (2) med de nya (1)')
  expect(rowsOf(await chart())).toEqual([['1', '5', '3,5', '900', '']])
  await press(user, 'Spara')
  await screen.findByText('Sparat')
  expect(sentBy(calls, 'updateCraneselector')).toEqual([
    { id: 5, version: 3, rows: [{ ...row(5, 3.5, 900), configuration: 'main' }] },
  ])
})

test.each([
  ['used', { rows: [{ ...row(5, 3.5, 900), configuration: 'main' }] }],
  ['emptied', {}],
])('a crane is not saved with pasted rows until they are %s', async (way, rows) => {
  const { user, calls } = openScreen('/craneselectors/5', {
    fields,
    answers: { ...withRows(), updateCraneselector: () => crane({ version: 4 }) },
  })
  await fill(user, await textbox('Namn'), 'Kranen')
  await fill(user, await paste(), '5\t3,5\t900')
  await press(user, 'Spara')
  await screen.findByText('Använd eller töm det inklistrade först.')
  await waitFor(async () => expect(document.activeElement).toBe(await paste()))
  expect(sentBy(calls, 'updateCraneselector')).toEqual([])
  if (way === 'used') await press(user, 'Använd raderna (1)')
  else await user.clear(await paste())
  expect(screen.queryByText('Använd eller töm det inklistrade först.')).toBeNull()
  await press(user, 'Spara')
  await screen.findByText('Sparat')
  expect(sentBy(calls, 'updateCraneselector')).toEqual([
    { id: 5, version: 3, title: 'Kranen', ...rows },
  ])
})

test('what is pasted and not used is kept as a draft', async () => {
  const first = openScreen('/craneselectors/5', { fields, answers: withRows() })
  await fill(first.user, await paste(), '12\t4\t700')
  first.unmount()
  const { user } = openScreen('/craneselectors/5', { fields, answers: withRows() })
  await press(user, 'Ta tillbaka')
  expect((await paste()).value).toBe('12\t4\t700')
})

test('a new crane is sent without what was pasted', async () => {
  const { user, calls } = openScreen('/craneselectors/create', {
    fields,
    answers: { ...withRows(), createCraneselector: () => crane() },
  })
  await fill(user, await textbox('Namn'), 'Kranen')
  await fill(user, await paste(), '5\t3,5\t900')
  await press(user, 'Använd raderna (1)')
  await press(user, 'Spara')
  await waitFor(() => expect(sentBy(calls, 'createCraneselector')).toHaveLength(1))
  expect(Object.keys(sentBy(calls, 'createCraneselector')[0] ?? {})).toEqual(['title', 'rows'])
})

test('rows are pasted with the equipment that they hold with', async () => {
  const configurations = [
    { key: 'main', title_sv: 'Huvudbom', title_en: null },
    { key: 'jib', title_sv: 'Med jibb', title_en: null },
  ]
  const { user } = openScreen('/craneselectors/5', {
    fields,
    answers: { ...withRows(), getCraneselectorObj: () => crane({ configurations, rows: [] }) },
  })
  await fill(user, await paste(), '8\t3\t900\n11\t5\t300\tmed jibb\n12\t5\t200\tmed vinsch')
  await screen.findByText(/Kranen har ingen sådan utrustning\./)
  await fill(user, await paste(), '8\t3\t900\n11\t5\t300\tmed jibb')
  await press(user, 'Använd raderna (2)')
  expect(rowsOf(await chart())).toEqual([
    ['1', '8', '3', '900', 'main', ''],
    ['2', '11', '5', '300', 'jib', ''],
  ])
})

test('a chart that is taken over and not saved is there again', async () => {
  const first = openScreen('/craneselectors/5', { fields, answers: withRows() })
  await fill(first.user, await paste(), '12\t4\t700\n9\t6\t400')
  await press(first.user, 'Använd raderna (2)')
  first.unmount()
  const { user } = openScreen('/craneselectors/5', { fields, answers: withRows() })
  await screen.findByText(/^Inga rader ännu\./)
  await press(user, 'Ta tillbaka')
  expect(rowsOf(await chart())).toHaveLength(2)
})

test('a file of a spreadsheet is read as if its lines had been pasted', async () => {
  const { user } = openScreen('/craneselectors/create', { fields })
  await paste()
  const input = screen.getByLabelText<HTMLInputElement>('Läs från en fil (XLSX eller CSV)', {
    selector: 'input',
  })
  await user.upload(input, new File(['Höjd;Radie;Vikt\n5;3,3;900\n'], 'tabell.csv'))
  await press(user, 'Använd raderna (1)')
  expect(rowsOf(await chart())).toEqual([['1', '5', '3,3', '900', '']])
})

test('a file that cannot be read is said to be none, and the pasted lines stay', async () => {
  const { user } = openScreen('/craneselectors/create', { fields })
  await fill(user, await paste(), '5\t3\t900')
  const input = screen.getByLabelText<HTMLInputElement>('Läs från en fil (XLSX eller CSV)', {
    selector: 'input',
  })
  await user.upload(input, new File([Uint8Array.from([0x50, 0x4b, 3, 4])], 'trasig.xlsx'))
  await screen.findByText(/^Filen går inte att läsa\./)
  expect((await paste()).value).toBe('5\t3\t900')
})

test.each([
  ['slug', 'slugExists', 'Adressen finns redan.'],
  ['product_id', 'craneHasRows', 'Kranen har redan rader i kranväljaren.'],
])('what the server refuses of %s is said beside it', async (field, rule, sentence) => {
  const { user } = openScreen('/craneselectors/create', {
    answers: {
      ...lists,
      createCraneselector: () => refuse(422, { errors: { [field]: [rule] } }),
    },
  })
  await fill(user, await textbox('Namn'), 'Provkran')
  await press(user, 'Skapa från rubriken')
  expect((await textbox('Adress')).value).toBe('provkran')
  await press(user, 'Spara')
  await screen.findByText(sentence)
  await screen.findByText('Kontrollera inmatningarna.')
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true'))
})

test('a product whose figures the drawing needs is said when it cannot be read', async () => {
  openScreen('/craneselectors/5', {
    fields,
    answers: {
      getCraneselectorObj: () => crane({ rows: [row(8, 3, 900)], product_id: 2 }),
      getProductObj: loseConnection,
    },
  })
  await screen.findByText(/^Servern svarar inte just nu/)
})

test('the keyboard stays with the load chart after its lines were taken', async () => {
  const { user } = openScreen('/craneselectors/create', { fields })
  await fill(user, await paste(), '8\t3\t900')
  await press(user, 'Använd raderna (1)')
  const group = screen.getByRole('group', { name: 'Lasttabell' })
  await waitFor(() => expect(document.activeElement?.tagName).toBe('BUTTON'))
  expect(group.contains(document.activeElement)).toBe(true)
})
