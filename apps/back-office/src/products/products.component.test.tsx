import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Values } from '../providers/call-api.ts'
import { sentBy } from '../testing/fake-server.ts'
import { openScreen } from '../testing/open-screen.tsx'
import { choose, fill, isOff, press, textbox, textOf } from '../testing/parts.ts'
import { product } from '../testing/stored-items.ts'

const template = {
  id: 3,
  title: 'Minikran',
  fields: [
    { fld: 'weight', fld_type: 'text-field', validation: 1, title_option: 1, own: null },
    { fld: 'counterweight', fld_type: 'text-field', validation: 1, title_option: 0, own: null },
    { fld: 'fuel_type', fld_type: 'select', validation: 0, title_option: 0, own: null },
  ],
}

const open = (change: Values, role: number) =>
  openScreen('/products/5', {
    staff: { role },
    answers: {
      getProductObj: () => product(change),
      getProdtplObj: () => template,
      getProdtplsArr: () => [template],
      updateProduct: () => product(),
      lockProduct: () => product(),
      getProdsubcatsArr: () => [{ id: 2, prodsubcat_title_sv: 'Spindelkranar' }],
      getManufacturersArr: () => [],
      getDepotsArr: () => [],
      getImagesArr: () => [],
      getDocumentsArr: () => [],
      getMoviesArr: () => [],
    },
  })

test('who writes prices only sends the changed price and nothing else', async () => {
  const { user, calls } = open({ may_move: false }, 70)
  await screen.findByText('Du ändrar priserna här. Resten är bara att läsa.')
  expect(screen.queryByText('Lås för mig')).toBeNull()
  const title = await screen.findAllByRole<HTMLInputElement>('textbox', { name: /^Rubrik/ })
  expect(title.map(({ disabled }) => disabled)).not.toContain(false)
  await textbox('Motvikt (kg)')
  await fill(user, await textbox('Första dagen, utan grundavgift'), '4 995,50')
  await press(user, 'Spara')
  await waitFor(() => expect(sentBy(calls, 'updateProduct')).toHaveLength(1))
  expect(sentBy(calls, 'updateProduct')).toEqual([{ id: 5, version: 3, price_first_day: 4995.5 }])
})

test('a length in millimetres that may mean thousands is refused', async () => {
  const { user, calls } = open({ technical: { length: 4200 } }, 90)
  await fill(user, await textbox('Längd (mm)'), '1.950')
  await press(user, 'Spara')
  await screen.findByText('Skriv ett tal, till exempel 1200 eller 4,5')
  expect(sentBy(calls, 'updateProduct')).toEqual([])
})

test('a value that was typed before the template was chosen keeps its field while it is emptied', async () => {
  const { user } = openScreen('/products/create', {
    answers: {
      getProdtplObj: () => template,
      getProdtplsArr: () => [template],
      getProdsubcatsArr: () => [],
      getManufacturersArr: () => [],
      getDepotsArr: () => [],
    },
  })
  const length = await textbox('Längd (mm)')
  await fill(user, length, '4200')
  await choose(user, await screen.findByRole('combobox', { name: 'Mall' }), 'Minikran')
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Bredd (mm)' })).toBeNull())
  await user.clear(length)
  expect(await textbox('Längd (mm)')).toBe(length)
})

test('a weight that may mean thousands is refused, an emptied one is sent with its group', async () => {
  const { user, calls } = open({}, 90)
  const counterweight = await textbox('Motvikt (kg)')
  await fill(user, counterweight, '1.950')
  await press(user, 'Spara')
  await screen.findByText('Skriv ett tal, till exempel 1200 eller 4,5')
  expect(sentBy(calls, 'updateProduct')).toEqual([])
  await user.clear(counterweight)
  await user.clear(await textbox('Vikt (kg)'))
  await press(user, 'Spara')
  await waitFor(() => expect(sentBy(calls, 'updateProduct')).toHaveLength(1))
  expect(sentBy(calls, 'updateProduct')).toMatchObject([{ technical: { weight: null } }])
})

test.each([
  [61, ['Praktisk utbildning', 'Webbutbildning']],
  [90, expect.arrayContaining(['Praktisk utbildning', 'Uthyrning'])],
])('role %i is offered the types of products that it may write', async (role, types) => {
  const { user } = openScreen('/products/create', {
    staff: { role },
    answers: {
      getProdsubcatsArr: () => [],
      getProdtplsArr: () => [],
      getManufacturersArr: () => [],
      getDepotsArr: () => [],
    },
  })
  await user.click(await screen.findByRole('combobox', { name: /^Typ/ }))
  const options = (await screen.findAllByRole('option')).map(textOf)
  expect(options.filter((option) => option.trim() !== '')).toEqual(types)
})

test('an emptied model is sent as an empty text', async () => {
  const { user, calls } = open({ model: 'SPX312', search_tags: '' }, 90)
  await user.clear(await textbox('Modell'))
  await press(user, 'Spara')
  await waitFor(() => expect(sentBy(calls, 'updateProduct')).toHaveLength(1))
  expect(sentBy(calls, 'updateProduct')).toEqual([{ id: 5, version: 3, model: '' }])
})

test('a choice of one that is taken back is sent as nothing', async () => {
  const { user, calls } = open({ technical: { fuel_type: [1] } }, 90)
  await textbox('Motvikt (kg)')
  await user.click(await screen.findByRole('combobox', { name: 'Drivning' }))
  const [none] = await screen.findAllByRole('option')
  if (none === undefined) throw new Error('The choice has options')
  await user.click(none)
  await press(user, 'Spara')
  await waitFor(() => expect(sentBy(calls, 'updateProduct')).toHaveLength(1))
  expect(sentBy(calls, 'updateProduct')).toMatchObject([{ technical: { fuel_type: null } }])
})

test('an unreadable price in an empty field is said, and pressing Save leads to it', async () => {
  const { user, calls } = open({ price_offer: null }, 90)
  const offer = await textbox('Erbjudande')
  await fill(user, offer, 'abc')
  await press(user, 'Spara')
  await screen.findByText('Kontrollera inmatningarna.')
  expect(document.activeElement).toBe(offer)
  await user.clear(offer)
  expect(offer.getAttribute('aria-invalid')).toBe('false')
  expect(isOff(screen.getByText('Spara', { selector: 'button' }))).toBe(true)
  expect(sentBy(calls, 'updateProduct')).toEqual([])
})

test('beside the start of a course stands that its participants get no mail about a new one', async () => {
  open({ type: 3, prodtpl_id: null }, 90)
  const start = await textbox('Kursstart')
  const hint = screen.getByText(/Anmälda deltagare får inget mejl om en ny tid/)
  expect(start.getAttribute('aria-describedby')).toBe(hint.id)
})
