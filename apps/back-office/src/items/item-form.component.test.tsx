import { roles } from '@minikran/domain/access/roles'
import { act, screen, waitFor, within } from '@testing-library/react'
import { BooleanInput, SelectInput, TextInput } from 'react-admin'
import { expect, test, vi } from 'vitest'
import { loseConnection, refuse, sentBy } from '../testing/fake-server.ts'
import { openScreen } from '../testing/open-screen.tsx'
import { fill, press, textbox } from '../testing/parts.ts'
import { company, product, testimonial } from '../testing/stored-items.ts'
import { LanguagePair } from './language-pair.tsx'
import { ReferenceChoice } from './reference-choice.tsx'
import { RichTextInput } from './rich-text-input.tsx'
import { SlugInput } from './slug-input.tsx'

const fields = (
  <>
    <TextInput source="name" required />
    <TextInput source="company" />
  </>
)

const newerThan = (item: { version: number }) => ({ ...item, version: item.version + 1 })
const stored = { getTestimonialObj: () => testimonial(), lockTestimonial: () => testimonial() }

test('what is missing is said beside its field, the focus goes there and nothing is sent', async () => {
  const { user, calls } = openScreen('/testimonials/create', { fields })
  await fill(user, await textbox('Företag'), 'Glas AB')
  await press(user, 'Spara')
  const said = { name: 'Namn', description: 'Fältet måste fyllas i.' }
  const name = await screen.findByRole('textbox', said)
  expect(document.activeElement).toBe(name)
  await screen.findByText('Kontrollera inmatningarna.')
  expect(sentBy(calls, 'createTestimonial')).toEqual([])
})

test('the notice of faults goes with the last of them', async () => {
  const { user } = openScreen('/testimonials/create', { fields })
  await fill(user, await textbox('Företag'), 'Glas AB')
  await press(user, 'Spara')
  await screen.findByText('Kontrollera inmatningarna.')
  await user.type(await textbox('Namn'), 'K')
  await waitFor(() => expect(screen.queryByText('Kontrollera inmatningarna.')).toBeNull())
})

test('an item that cannot be read is not said to be missing', async () => {
  const answers = { ...stored, getTestimonialObj: () => refuse(403, { code: 'forbidden' }) }
  openScreen('/testimonials/5', { fields, answers })
  await screen.findByText('Du har inte rätt till det här.')
  expect(screen.queryByText('Finns inte')).toBeNull()
})

test('an item that does not exist is said to be missing', async () => {
  const answers = { ...stored, getTestimonialObj: () => refuse(404, { code: 'notFound' }) }
  openScreen('/testimonials/5', { fields, answers })
  await screen.findByText('Finns inte')
})

test('a history that cannot be read says why', async () => {
  const answers = { ...stored, getTestimonialHistoryArr: loseConnection }
  const { user } = openScreen('/testimonials/5', { fields, answers })
  await user.click(await screen.findByText('Historik'))
  await screen.findByText(/^Servern svarar inte just nu/)
})

test('what was empty is said to have been, in the history', async () => {
  const entry = { at: '2027-03-01T08:30:00.000Z', version: 3, fullname: 'Eva Ek' }
  const changes = { company: [null, 'Glas AB'], content_sv: ['Bra!', '<p></p>'] }
  const history = [{ ...entry, id: 1, action: 'updated', changes }]
  const answers = { ...stored, getTestimonialHistoryArr: () => history }
  const { user } = openScreen('/testimonials/5', { fields, answers })
  await user.click(await screen.findByText('Historik'))
  await screen.findByText('tomt blev Glas AB')
  expect(screen.getByText('Bra! blev tomt')).toBeTruthy()
})

test('codes and numbers of other items are words in the history', async () => {
  const entry = { id: 1, at: '2027-03-01T08:30:00.000Z', version: 3, fullname: 'Eva Ek' }
  const changes = {
    status: [0, 1],
    type: [0, 4],
    price_weekend: [3800, 4200.5],
    company_id: [null, 3],
  }
  const history = [{ ...entry, action: 'updated', changes }]
  const { user } = openScreen('/products/5', {
    fields,
    answers: {
      getProductObj: () => product(),
      getProductHistoryArr: () => history,
      getCompanyCustomersArr: () => [company({ id: 3 })],
    },
  })
  await user.click(await screen.findByText('Historik'))
  await screen.findByText('tomt blev Glas AB')
  expect(screen.getByText('Under registrering blev Aktiv')).toBeTruthy()
  expect(screen.getByText('Uthyrning blev Webbutbildning')).toBeTruthy()
  expect(screen.getByText('3 800 kr blev 4 200,50 kr')).toBeTruthy()
})

test('a product in the trash is said to be there once, and since when', async () => {
  const deleted_at = '2027-03-01T12:00:00.000Z'
  openScreen('/products/5', { fields, answers: { getProductObj: () => product({ deleted_at }) } })
  const note = await screen.findByText(/papperskorgen/)
  expect(note.textContent).toMatch(
    /^Produkten är inte redo.+papperskorgen. Ta tillbaka den först. Lades dit 2027-03-01/,
  )
  expect(note.textContent?.match(/papperskorgen/g)).toHaveLength(1)
})

test('what is said beside a field goes once the field is filled in', async () => {
  const { user } = openScreen('/testimonials/create', { fields })
  await fill(user, await textbox('Företag'), 'Glas AB')
  await press(user, 'Spara')
  await screen.findByText('Fältet måste fyllas i.')
  await fill(user, await textbox('Namn'), 'Karin')
  await waitFor(() => expect(screen.queryByText('Fältet måste fyllas i.')).toBeNull())
})

test('no id stands twice on a form', async () => {
  openScreen('/testimonials/create')
  await textbox('Namn')
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

test('what breaks a rule of the domain is said beside its field and not sent', async () => {
  const { user, calls } = openScreen('/companies/create')
  await fill(user, await textbox('Företag'), 'Glas AB')
  await fill(user, await textbox('Momsnummer'), 'hej')
  await fill(user, await textbox('E-post'), 'åsa@exempel')
  await press(user, 'Spara')
  await screen.findByRole('textbox', { name: 'Momsnummer', description: /^Numret stämmer inte/ })
  await screen.findByRole('textbox', { name: 'E-post', description: /^Skriv en e-postadress/ })
  expect(sentBy(calls, 'createCompanyCustomer')).toEqual([])
})

test('what was stored under an older rule hinders no other change', async () => {
  const old = company({ corp_vat: 'hej', email_address: 'åsa@exempel.se' })
  const { user, calls } = openScreen('/companies/5', {
    answers: { getCompanyCustomerObj: () => old, updateCompanyCustomer: () => old },
  })
  await fill(user, await textbox('Ort'), 'Umeå')
  await press(user, 'Spara')
  await waitFor(() =>
    expect(sentBy(calls, 'updateCompanyCustomer')).toMatchObject([{ corp_city: 'Umeå' }]),
  )
})

test('what the server refuses is said beside its field, which has the focus and keeps its text', async () => {
  const errors = { corp_vat: ['vatExists'] }
  const { user } = openScreen('/companies/create', {
    answers: { createCompanyCustomer: () => refuse(422, { errors }) },
  })
  await fill(user, await textbox('Företag'), 'Glas AB')
  await fill(user, await textbox('Momsnummer'), 'SE556016068001')
  await press(user, 'Spara')
  const vat = await textbox('Momsnummer')
  await waitFor(() => expect(vat.getAttribute('aria-invalid')).toBe('true'))
  expect(document.activeElement).toBe(vat)
  expect(vat.value).toBe('SE556016068001')
  await screen.findByText('Kontrollera inmatningarna.')
})

test('what is created is sent once, and its own form opens', async () => {
  const { user, calls } = openScreen('/testimonials/create', {
    fields,
    answers: { ...stored, createTestimonial: () => testimonial() },
  })
  await fill(user, await textbox('Namn'), 'Karin')
  await press(user, 'Spara')
  await screen.findByText('Historik')
  expect(sentBy(calls, 'createTestimonial')).toMatchObject([{ name: 'Karin' }])
  expect(sentBy(calls, 'getTestimonialObj')).toEqual([{ id: '5' }])
})

test('only what was changed is saved, over the version that was read', async () => {
  const saved = newerThan(testimonial({ company: 'Nya Glas AB' }))
  const { user, calls } = openScreen('/testimonials/5', {
    fields,
    answers: { ...stored, updateTestimonial: () => saved },
  })
  await fill(user, await textbox('Företag'), 'Nya Glas AB')
  await press(user, 'Spara')
  await screen.findByText('Sparat')
  expect(sentBy(calls, 'updateTestimonial')).toEqual([
    { id: 5, version: 3, company: 'Nya Glas AB' },
  ])
})

test('a text that is emptied is saved as none', async () => {
  const { user, calls } = openScreen('/testimonials/5', {
    fields,
    answers: { ...stored, updateTestimonial: () => newerThan(testimonial({ company: null })) },
  })
  await user.clear(await textbox('Företag'))
  await press(user, 'Spara')
  await screen.findByText('Sparat')
  expect(sentBy(calls, 'updateTestimonial')).toEqual([{ id: 5, version: 3, company: null }])
})

test.each([
  ['a lost connection', loseConnection, 'Servern svarar inte just nu. Försök igen om en stund.'],
  [
    'a missing right',
    () => refuse(403, { code: 'itemForbidden' }),
    'Du har inte rätt till det här.',
  ],
  [
    'a trashed item',
    () => refuse(409, { code: 'itemTrashed' }),
    'Det ligger i papperskorgen. Ta tillbaka det om det ska ändras.',
  ],
])('%s is said when saving, and what was typed stays', async (_, answer, sentence) => {
  const { user } = openScreen('/testimonials/5', {
    fields,
    answers: { ...stored, updateTestimonial: answer },
  })
  const field = await textbox('Företag')
  await fill(user, field, 'Skrivet i en tunnel')
  await press(user, 'Spara')
  await screen.findByText(sentence)
  expect(field.value).toBe('Skrivet i en tunnel')
})

test('whoever may only read is told so before the fields, which take nothing', async () => {
  const choices = [{ id: 'Karin', name: 'Karin' }]
  openScreen('/testimonials/5', {
    fields: (
      <>
        {fields}
        <SelectInput source="name" choices={choices} />
        <BooleanInput source="published" />
        <ReferenceChoice source="depot_id" reference="depots" />
        <RichTextInput source="content_sv" />
      </>
    ),
    answers: {
      getTestimonialObj: () => testimonial({ may_write: false, may_move: false }),
      getDepotsArr: () => [],
    },
  })
  const field = await textbox('Företag')
  const told = screen.getByText(/Du kan läsa men inte ändra/)
  expect(told.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(field.disabled).toBe(true)
  for (const choice of screen.getAllByRole('combobox')) {
    expect(choice.matches(':disabled, [aria-disabled="true"]')).toBe(true)
  }
  expect(screen.getByRole<HTMLInputElement>('switch').disabled).toBe(true)
  const rich = await screen.findByRole('textbox', { name: 'Text' })
  expect(rich.getAttribute('contenteditable')).toBe('false')
  expect(screen.queryByText('Fet')).toBeNull()
})

test('whoever may only read is told so and finds no way to save', async () => {
  openScreen('/testimonials/5', {
    fields,
    answers: { getTestimonialObj: () => testimonial({ may_write: false, may_move: false }) },
  })
  await screen.findByText('Du har inte rätt till det här. Du kan läsa men inte ändra.')
  const buttons = screen.queryAllByRole('button').map(({ textContent }) => textContent)
  expect(buttons).not.toContain('Spara')
  expect(buttons).not.toContain('Lås för mig')
  expect(buttons).not.toContain('Lägg i papperskorgen')
})

test('whoever writes only a part of it saves, and neither locks, copies nor trashes it', async () => {
  openScreen('/testimonials/5', {
    fields,
    answers: { getTestimonialObj: () => testimonial({ may_move: false }) },
  })
  await screen.findByRole('button', { name: 'Spara' })
  const buttons = screen.queryAllByRole('button').map(({ textContent }) => textContent)
  expect(buttons).not.toContain('Lås för mig')
  expect(buttons).not.toContain('Lägg i papperskorgen')
})

test('a trashed item says when it goes for good and cannot be saved, only taken back', async () => {
  const deleted_at = '2027-03-01T12:00:00.000Z'
  openScreen('/companies/5', {
    answers: { getCompanyCustomerObj: () => company({ deleted_at }) },
  })
  await screen.findByText(
    /papperskorgen\. Ta tillbaka det om det ska ändras\. Lades dit 2027-03-01\. Tas bort för gott 2027-05-30/,
  )
  expect(screen.getByRole('button', { name: 'Ta tillbaka' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Spara' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Ta bort för gott' })).toBeNull()
})

test('the fields of a trashed item cannot be changed until it is taken back', async () => {
  let deleted_at: string | null = '2027-03-01T12:00:00.000Z'
  const { user } = openScreen('/testimonials/5', {
    fields,
    answers: {
      getTestimonialObj: () => testimonial({ deleted_at }),
      restoreTestimonial: () => {
        deleted_at = null
        return testimonial()
      },
    },
  })
  expect((await textbox('Företag')).disabled).toBe(true)
  await press(user, 'Ta tillbaka')
  await waitFor(async () => expect((await textbox('Företag')).disabled).toBe(false))
})

test('deleting for good is asked first, and a refusal names what still needs the item', async () => {
  const ask = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValue(true)
  const holders = [{ item: 'posts', id: 9, title: 'Ny kran' }]
  const { user, calls } = openScreen('/testimonials/5', {
    fields,
    staff: { role: 100 },
    answers: {
      getTestimonialObj: () => testimonial({ deleted_at: '2027-03-01T12:00:00.000Z' }),
      destroyTestimonial: () => refuse(409, { code: 'itemHeld', facts: { holders } }),
    },
  })
  await press(user, 'Ta bort för gott')
  expect(sentBy(calls, 'destroyTestimonial')).toEqual([])
  await press(user, 'Ta bort för gott')
  const name = 'Annat innehåll behöver det här ännu.'
  const dialog = within(await screen.findByRole('dialog', { name }))
  expect(dialog.getByRole('link', { name: /Ny kran/ }).getAttribute('href')).toBe('/posts/9')
  expect(ask).toHaveBeenCalledTimes(2)
})

test('who may not create such items reads so instead of filling in a form', async () => {
  openScreen('/testimonials/create', { fields, staff: { role: roles.machineRecond } })
  await screen.findByText('Du har inte rätt till det här.')
  expect(screen.queryByText('Spara')).toBeNull()
})

test('an address that is made from the title takes the place of one that was missing', async () => {
  const { user } = openScreen('/testimonials/create', {
    fields: [
      <TextInput key="1" source="name" />,
      <SlugInput key="2" source="slug" from="name" before="…/" />,
    ],
  })
  expect(await screen.findByText('Skapa från rubriken')).toHaveProperty('disabled', true)
  await fill(user, await textbox('Namn'), 'Ny kran')
  await press(user, 'Spara')
  const slug = document.querySelector<HTMLInputElement>('input[name=slug]')
  await waitFor(() => expect(slug?.getAttribute('aria-invalid')).toBe('true'))
  await press(user, 'Skapa från rubriken')
  expect(slug?.value).toBe('ny-kran')
  expect(slug?.getAttribute('aria-invalid')).toBe('false')
})

test('an address that is made from the title is saved', async () => {
  const { user, calls } = openScreen('/testimonials/5', {
    fields: <SlugInput source="slug" from="name" before="…/" />,
    answers: { ...stored, updateTestimonial: () => testimonial() },
  })
  await press(user, 'Skapa från rubriken')
  await press(user, 'Spara')
  await waitFor(() => expect(sentBy(calls, 'updateTestimonial')).toMatchObject([{ slug: 'karin' }]))
})

const slugHelp = 'Små bokstäver, siffror och bindestreck.'

test.each([
  ['has none on the form of a new one', '/testimonials/create', slugHelp],
  [
    'leads on to the one it is changed to',
    '/testimonials/5',
    `${slugHelp} Den gamla adressen leder vidare till den nya.`,
  ],
])('the old address of an item %s', async (_, path, help) => {
  const slug = <SlugInput source="slug" from="name" before="…/" />
  openScreen(path, { fields: slug, answers: stored })
  expect((await screen.findByText(/^Små bokstäver/)).textContent).toBe(help)
})

test('a refusal to make an item stays until it is closed', async () => {
  const { user } = openScreen('/testimonials/create', {
    fields: <TextInput source="name" />,
    answers: { createTestimonial: loseConnection },
  })
  await fill(user, await textbox('Namn'), 'Karin')
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  await press(user, 'Spara')
  await screen.findByText(/^Servern svarar inte just nu/)
  await act(async () => void vi.advanceTimersByTime(60_000))
  await act(async () => void vi.advanceTimersByTime(1_000))
  expect(screen.getByText(/^Servern svarar inte just nu/)).toBeTruthy()
})

test('a Swedish text without its English translation says so until there is one', async () => {
  const { user } = openScreen('/posts/create', { fields: <LanguagePair content={null} /> })
  const swedish = await textbox('Rubrik')
  expect(swedish.closest('main [lang]')?.getAttribute('lang')).toBe('sv')
  await fill(user, swedish, 'Öppet hus')
  await screen.findByText('Översättning saknas')
  const english = await textbox('Rubrik på engelska')
  expect(english.closest('[lang]')?.getAttribute('lang')).toBe('en')
  await fill(user, english, 'Open house')
  await waitFor(() => expect(screen.queryByText('Översättning saknas')).toBeNull())
})
