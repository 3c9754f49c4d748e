import type { AdminCase } from '@minikran/contract/admin-cases'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type Answers, lateAnswer, loseConnection, refuse, sentBy } from '../testing/fake-server.ts'
import { openScreen } from '../testing/open-screen.tsx'
import { choose, fill, isOff, press, textbox } from '../testing/parts.ts'
import { machine, storedCase } from '../testing/stored-cases.ts'
import { product } from '../testing/stored-items.ts'

const around: Answers = {
  getColleaguesArr: () => [
    { id: 7, fullname: 'Maria Engström' },
    { id: 8, fullname: 'Eva Sjöberg' },
  ],
  getDocumentsArr: () => [],
  getReplyTemplatesArr: () => [],
}
const open = (answers: Answers) =>
  openScreen('/cases/31/show', { answers: { ...around, ...answers } })
const reason = 'Skäl, kunden läser det'
const case_number = 'MK-2027-000031'
type Event = AdminCase['events'][number]
const pastEvent = (event: Partial<Event> & Pick<Event, 'kind'>): Event => ({
  id: 2,
  at: '2027-02-20T08:30:00.000Z',
  state: null,
  reason: null,
  times: [],
  by: null,
  ...event,
})
const answerWith = (agreed: boolean) => vi.spyOn(window, 'confirm').mockReturnValue(agreed)

test('only the steps that are open now are offered', async () => {
  open({ getCaseObj: () => storedCase({ state: 'confirmed', steps: ['close'] }) })
  await screen.findByRole('button', { name: 'Avsluta' })
  for (const step of ['Markera som besvarat', 'Bekräfta', 'Avböj']) {
    expect(screen.queryByRole('button', { name: step })).toBeNull()
  }
})

test('an event that came with an update of the server after this window was opened is shown by its code', async () => {
  const later = { ...pastEvent({ kind: 'note' }), kind: 'craneTelephoned' as 'note' }
  open({ getCaseObj: () => storedCase({ events: [later] }) })
  await screen.findByText(/craneTelephoned/)
})

test('who may only read a case sees its documents and changes neither them nor its times', async () => {
  const file = { document_file: 'lyftplan.pdf', document_ext: 'pdf', bytes: 900 }
  const documents = [{ id: 4, document_cat: 1, document_name: 'Lyftplan', ...file }]
  const found = storedCase({ documents, lines: [machine()] })
  const answers = { ...around, getCaseObj: () => found }
  const { unmount } = openScreen('/cases/31/show', { answers, staff: { role: 54 } })
  await screen.findByRole('link', { name: 'Lyftplan' })
  expect(screen.queryByRole('button', { name: /Lyftplan/ })).toBeNull()
  expect(screen.queryByText('Ändra tider')).toBeNull()
  unmount()
  openScreen('/cases/31/show', { answers })
  await screen.findByRole('button', { name: /Lyftplan/ })
  expect(screen.getByText('Ändra tider')).toBeTruthy()
})

test('a price of today that cannot be read is said', async () => {
  open({
    getCaseObj: () => storedCase({ lines: [machine({ product_slug: 'jekko-spx312' })] }),
    getProductsArr: loseConnection,
  })
  await screen.findByText(/^Servern svarar inte just nu/)
})

test('a price of today is that of the product with this address', async () => {
  const { calls } = open({
    getCaseObj: () => storedCase({ lines: [machine({ product_slug: 'jekko-spx312' })] }),
    getProductsArr: () => [product({ product_slug: 'jekko-spx312' })],
  })
  await screen.findByText('Dagens pris, det dåvarande är inte sparat:')
  expect(sentBy(calls, 'getProductsArr')).toMatchObject([{ product_slug: 'jekko-spx312' }])
})

test('a line whose product is there no more says that its price is not known', async () => {
  open({
    getCaseObj: () => storedCase({ lines: [machine({ product_slug: 'jekko-spx312' })] }),
    getProductsArr: () => [],
  })
  await screen.findByText('Priset är inte sparat.')
})

test('the phone of the customer is called by the number, however it was written', async () => {
  open({ getCaseObj: () => storedCase({ phone: '+46 (0)70-123 45 67' }) })
  const link = await screen.findByRole('link', { name: '+46 (0)70-123 45 67' })
  expect(link.getAttribute('href')).toBe('tel:+46701234567')
})

test('a confirmation that was not sent is told beside the address and in the history', async () => {
  const held = pastEvent({ kind: 'confirmationNotSent' })
  open({ getCaseObj: () => storedCase({ events: [held] }) })
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Bekräftelse inte skickad: /)
  expect(screen.getByText(/Bekräftelse inte skickad\.$/)).toBeTruthy()
})

test('the history says that the personal data were removed', async () => {
  open({ getCaseObj: () => storedCase({ events: [pastEvent({ kind: 'anonymised' })] }) })
  await screen.findByText(/Personuppgifterna togs bort\.$/)
})

test('the history says what the times were and are', async () => {
  const from = { pickup_at: '2027-03-01 09:00', return_at: null }
  const to = { pickup_at: '2027-03-02 10:30', return_at: null }
  const moved = pastEvent({ kind: 'timesChanged', times: [{ line: 1, from, to }] })
  open({ getCaseObj: () => storedCase({ lines: [machine()], events: [moved] }) })
  await screen.findByText(/Tiden är ändrad\. Hämtning 2027-03-02 10:30 \(var 2027-03-01 09:00\)\.$/)
})

test('a delivered rental begins and ends at the address of delivery', async () => {
  const from = { pickup_at: '2027-04-13 09:00', return_at: null }
  const to = { pickup_at: '2027-04-14 09:00', return_at: null }
  const moved = pastEvent({ kind: 'timesChanged', times: [{ line: 1, from, to }] })
  const delivery = { address: 'Kajgatan 4, Nacka', zip: '13130', distance_km: 12 }
  const { user } = open({
    getCaseObj: () => storedCase({ lines: [machine()], delivery, events: [moved] }),
  })
  await screen.findByRole('columnheader', { name: 'Hyran börjar' })
  screen.getByRole('columnheader', { name: 'Hyran slutar' })
  screen.getByText('Leveransadress')
  screen.getByText(/Hyran börjar 2027-04-14 09:00 \(var 2027-04-13 09:00\)\.$/)
  await press(user, 'Ändra tider')
  await textbox('Hyran börjar')
  expect(screen.queryByText(/Hämtning|Retur|Kör hit/)).toBeNull()
})

const maria = { id: 7, fullname: 'Maria Engström' }

test('a list of colleagues that cannot be read is reported', async () => {
  open({ getCaseObj: () => storedCase(), getColleaguesArr: loseConnection })
  await screen.findByText(/^Servern svarar inte just nu/)
})

test.each([
  [{ owner: { id: 8, fullname: 'Eva Sjöberg' } }, 'Ny handläggare: Eva Sjöberg · Maria Engström'],
  [{ owner: maria }, 'Ny handläggare: Maria Engström'],
  [{ owner: null }, 'Ingen handläggare. · Maria Engström'],
  [{}, 'Ny handläggare. · Maria Engström'],
])('the history names the new owner: %o is %s', async (given, line) => {
  const at = '2027-03-01T08:30:00.000Z'
  const changed = pastEvent({ kind: 'ownerChanged', at, by: maria, ...given })
  open({ getCaseObj: () => storedCase({ events: [changed] }) })
  const shown = await screen.findByText(/andläggare[.:]/, { selector: 'li *' })
  expect(shown.textContent).toBe(`2027-03-01 09:30 ${line}`)
})

test.each([
  ['Markera som besvarat', /^Ska ärendet markeras som besvarat\? .*Kunden får ett mejl: /],
  ['Bekräfta', /^Ska ärendet bekräftas\? .*Kunden får ett mejl: /],
  ['Avsluta', /^Ska ärendet avslutas\? .*Kunden får ett mejl: /],
  ['Avböj', /^Ska ärendet avböjas för gott\? .*Kunden får ett mejl: /],
  ['Bjud in till Min sida', /^Ska kunden bjudas in .*Kunden får ett mejl /],
])('%s asks first, and called off it does nothing', async (name, question) => {
  const ask = answerWith(false)
  const steps: AdminCase['steps'] = ['answer', 'confirm', 'close', 'decline']
  const { user, calls } = open({ getCaseObj: () => storedCase({ steps }) })
  await fill(user, await textbox(reason), 'Kranen är bokad.')
  await press(user, name)
  expect(ask).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(question))
  expect((await textbox(reason)).value).toBe('Kranen är bokad.')
  expect(sentBy(calls, 'moveCase')).toEqual([])
  expect(sentBy(calls, 'inviteCustomer')).toEqual([])
})

test('the question says when a reason goes along', async () => {
  const ask = answerWith(false)
  const { user } = open({ getCaseObj: () => storedCase() })
  await press(user, 'Avböj')
  await fill(user, await textbox(reason), 'Kranen är bokad.')
  await press(user, 'Avböj')
  const told = ask.mock.calls.map(([question]) => question?.endsWith('Ditt skäl står i mejlet.'))
  expect(told).toEqual([false, true])
})

test('a step is taken with its reason, and what is true then is shown', async () => {
  answerWith(true)
  let found = storedCase()
  const { user, calls } = open({
    getCaseObj: () => found,
    moveCase: () => {
      found = storedCase({ state: 'answered', steps: ['confirm', 'decline'] })
    },
  })
  await fill(user, await textbox(reason), 'Kranen står klar.')
  await press(user, 'Markera som besvarat')
  await screen.findByText('Ärendet är flyttat och kunden får ett mejl.')
  await screen.findByRole('button', { name: 'Bekräfta' })
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Status' }))
  expect(screen.getByText('Besvarat')).toBeTruthy()
  expect((await textbox(reason)).value).toBe('')
  expect(sentBy(calls, 'moveCase')).toEqual([
    { case_number, step: 'answer', reason: 'Kranen står klar.' },
  ])
})

test('the reason cannot be changed while its step is being taken', async () => {
  answerWith(true)
  const { answer, arrive } = lateAnswer(null)
  const { user } = open({ getCaseObj: () => storedCase(), moveCase: () => answer })
  await press(user, 'Markera som besvarat')
  await user.click(await textbox(reason))
  await user.paste('Kranen står klar.')
  expect((await textbox(reason)).value).toBe('')
  arrive()
  await screen.findByText('Ärendet är flyttat och kunden får ett mejl.')
  await fill(user, await textbox(reason), 'Kranen står klar.')
  expect((await textbox(reason)).value).toBe('Kranen står klar.')
})

test('a step without a reason is sent without one', async () => {
  answerWith(true)
  const { user, calls } = open({ getCaseObj: () => storedCase(), moveCase: () => null })
  await fill(user, await textbox(reason), '   ')
  await press(user, 'Avböj')
  await waitFor(() => {
    expect(sentBy(calls, 'moveCase')).toEqual([{ case_number, step: 'decline' }])
  })
})

test('a step that is refused is said, and its reason outlives it and a reload', async () => {
  answerWith(true)
  const answers = {
    getCaseObj: () => storedCase(),
    moveCase: () => refuse(422, { errors: { step: ['decided'] } }),
  }
  const first = open(answers)
  await fill(first.user, await textbox(reason), 'Kranen är bokad den veckan.')
  await press(first.user, 'Avböj')
  await screen.findByText('Någon har redan beslutat om ansökan.')
  first.unmount()
  open(answers)
  expect((await textbox(reason)).value).toBe('Kranen är bokad den veckan.')
})

test('a case is taken by one press, given to a colleague, and given to nobody', async () => {
  let found = storedCase()
  const names = new Map([
    [7, 'Maria Engström'],
    [8, 'Eva Sjöberg'],
  ])
  const { user, calls } = open({
    getCaseObj: () => found,
    assignCase: ({ owner_id }) => {
      const fullname = names.get(Number(owner_id))
      const owner = fullname === undefined ? null : { id: Number(owner_id), fullname }
      found = storedCase({ owner })
    },
  })
  await press(user, 'Ta ärendet')
  await screen.findByText('Handläggaren är ändrad.')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Ta ärendet' })).toBeNull())
  const owner = () => screen.findByRole('combobox', { name: /^Handläggare/ })
  // The pressed button is gone.
  expect(document.activeElement).toBe(await owner())
  await choose(user, await owner(), 'Eva Sjöberg')
  await screen.findByRole('button', { name: 'Ta ärendet' })
  await choose(user, await owner(), 'Ingen')
  await waitFor(() => expect(sentBy(calls, 'assignCase')).toHaveLength(3))
  expect(sentBy(calls, 'assignCase').map(({ owner_id }) => owner_id)).toEqual([7, 8, null])
})

test('who writes on while the case is being taken keeps the focus', async () => {
  const { answer, arrive } = lateAnswer(null)
  const { user } = open({ getCaseObj: () => storedCase(), assignCase: () => answer })
  await press(user, 'Ta ärendet')
  const note = await textbox('Anteckning, bara för personalen')
  await user.click(note)
  arrive()
  await screen.findByText('Handläggaren är ändrad.')
  expect(document.activeElement).toBe(note)
})

test('an owner who is no colleague any more is still named', async () => {
  open({ getCaseObj: () => storedCase({ owner: { id: 99, fullname: 'Olle Borta' } }) })
  const owner = await screen.findByRole('combobox', { name: /^Handläggare/ })
  expect(owner.textContent).toBe('Olle Borta')
})

test('only who has no account is invited to one', async () => {
  answerWith(true)
  const first = open({ getCaseObj: () => storedCase(), inviteCustomer: () => null })
  await press(first.user, 'Bjud in till Min sida')
  await screen.findByText('Inbjudan är skickad.')
  expect(sentBy(first.calls, 'inviteCustomer')).toEqual([{ case_number }])
  first.unmount()
  open({ getCaseObj: () => storedCase({ user_id: 12 }) })
  await screen.findByRole('button', { name: 'Avböj' })
  expect(screen.queryByRole('button', { name: 'Bjud in till Min sida' })).toBeNull()
})

test('the second click of a double click does not detach the document that moves up', async () => {
  const file = { document_file: 'lyftplan.pdf', document_ext: 'pdf', bytes: 900, document_cat: 1 }
  let documents = ['Lyftplan', 'Prislista'].map((document_name, id) => ({
    id,
    document_name,
    ...file,
  }))
  const { user, calls } = open({
    getCaseObj: () => storedCase({ documents }),
    detachCaseDocument: () => {
      documents = documents.slice(1)
    },
  })
  await user.click(await screen.findByLabelText('Ta bort Lyftplan'))
  await waitFor(() => expect(screen.queryByText('Lyftplan')).toBeNull())
  fireEvent.click(screen.getByLabelText('Ta bort Prislista'), { detail: 2 })
  expect(sentBy(calls, 'detachCaseDocument')).toEqual([{ case_number, document_id: 0 }])
})

test('a document is searched, attached and detached again', async () => {
  const price = { id: 3, document_name: 'Prislista', document_file: 'prislista.pdf' }
  const others = [{ id: 4, document_name: 'Internt', document_cat: 120 }]
  let documents: (typeof price)[] = []
  const { answer, arrive } = lateAnswer(null)
  const { user, calls } = open({
    getCaseObj: () => ({ ...storedCase(), documents }),
    getDocumentsArr: ({ q }) => (q === 'pris' ? [price] : others),
    attachCaseDocument: () => {
      documents = [price]
      return answer
    },
    detachCaseDocument: () => {
      documents = []
    },
  })
  const field = await screen.findByRole('combobox', { name: /^Bifoga ett dokument/ })
  await user.click(field)
  const hidden = await screen.findByRole('option', { name: 'Internt' })
  expect(hidden.getAttribute('aria-disabled')).toBe('true')
  await user.paste('pris')
  await user.click(await screen.findByRole('option', { name: 'Prislista' }))
  // A field that is disabled meanwhile loses the focus.
  expect(field.matches(':disabled')).toBe(false)
  expect(document.activeElement).toBe(field)
  arrive()
  await screen.findByText(/^Dokumentet är bifogat\./)
  expect(screen.getByRole('link', { name: 'Prislista' })).toBeTruthy()
  expect(document.activeElement).toBe(field)
  // The pressed button is gone.
  const list = screen.getByRole('list', { name: 'Dokument' })
  await user.click(screen.getByLabelText('Ta bort Prislista'))
  await screen.findByText('Inga dokument är bifogade.')
  expect(document.activeElement).toBe(list)
  expect(sentBy(calls, 'attachCaseDocument')).toEqual([{ case_number, document_id: 3 }])
  expect(sentBy(calls, 'detachCaseDocument')).toEqual([{ case_number, document_id: 3 }])
})

test('a document that is attached already cannot be attached again', async () => {
  const all = ['Datablad', 'Prislista'].map((document_name, id) => ({
    id,
    document_name,
    document_file: 'x.pdf',
  }))
  const { user } = open({
    getCaseObj: () => ({ ...storedCase(), documents: all.slice(1) }),
    getDocumentsArr: () => all,
  })
  await user.click(await screen.findByRole('combobox', { name: /^Bifoga ett dokument/ }))
  const options = await screen.findAllByRole('option')
  expect(options.map(isOff)).toEqual([false, true])
})

test('a document that is chosen while another one is being attached is attached too', async () => {
  const { answer, arrive } = lateAnswer(null)
  const all = ['Prislista', 'Datablad'].map((document_name, id) => ({ id, document_name }))
  const { user, calls } = open({
    getCaseObj: () => storedCase(),
    getDocumentsArr: () => all,
    attachCaseDocument: ({ document_id }) => (document_id === 0 ? answer : null),
  })
  const field = await screen.findByRole('combobox', { name: /^Bifoga ett dokument/ })
  await user.click(field)
  await user.click(await screen.findByRole('option', { name: 'Prislista' }))
  await user.paste('data')
  await user.click(await screen.findByRole('option', { name: 'Datablad' }))
  arrive()
  await waitFor(() =>
    expect(sentBy(calls, 'attachCaseDocument')).toEqual([
      { case_number, document_id: 0 },
      { case_number, document_id: 1 },
    ]),
  )
})

test('no document is detached until all that are being attached are', async () => {
  const plan = { id: 3, document_name: 'Lyftplan', document_file: 'lyftplan.pdf' }
  const answers = [lateAnswer(null), lateAnswer(null)]
  const { user, calls } = open({
    getCaseObj: () => ({ ...storedCase(), documents: [plan] }),
    getDocumentsArr: () => [
      { id: 4, document_name: 'Prislista' },
      { id: 5, document_name: 'Datablad' },
    ],
    attachCaseDocument: ({ document_id }) => answers[Number(document_id) - 4]?.answer,
  })
  for (const name of ['Prislista', 'Datablad']) {
    await user.click(await screen.findByRole('combobox', { name: /^Bifoga ett dokument/ }))
    await user.click(await screen.findByRole('option', { name }))
  }
  await waitFor(() => expect(sentBy(calls, 'attachCaseDocument')).toHaveLength(2))
  const detach = screen.getByLabelText('Ta bort Lyftplan')
  answers[0]?.arrive()
  await screen.findByText(/^Dokumentet är bifogat\./)
  expect(isOff(detach)).toBe(true)
  answers[1]?.arrive()
  await waitFor(() => expect(isOff(detach)).toBe(false))
})

test('what is searched while a document is being attached stays in the field', async () => {
  const price = { id: 3, document_name: 'Prislista', document_file: 'prislista.pdf' }
  let documents: (typeof price)[] = []
  const { answer, arrive } = lateAnswer(null)
  const { user } = open({
    getCaseObj: () => ({ ...storedCase(), documents }),
    getDocumentsArr: () => [price],
    attachCaseDocument: () => {
      documents = [price]
      return answer
    },
  })
  const field = () =>
    screen.findByRole<HTMLInputElement>('combobox', { name: /^Bifoga ett dokument/ })
  await user.click(await field())
  await user.click(await screen.findByRole('option', { name: 'Prislista' }))
  expect((await field()).value).toBe('')
  await user.paste('data')
  arrive()
  await screen.findByRole('link', { name: 'Prislista' })
  expect((await field()).value).toBe('data')
  expect(document.activeElement).toBe(await field())
})

test('the searched lift stands in the case with what hangs on the hook', async () => {
  const lift = { height: 5.5, radius: 5, weight: 100, extra: 20 }
  open({ getCaseObj: () => storedCase({ lift }) })
  await screen.findByRole('heading', { name: 'Lyftet' })
  const weight = '120\u00a0kg: 100\u00a0kg last och 20\u00a0kg sling och lyftok'
  expect(screen.getByText(weight, { normalizer: (text) => text })).toBeTruthy()
})

test('the lift plan that was sent along opens from the case', async () => {
  const lift_plan = 'height=5.5&radius=5&weight=100'
  open({ getCaseObj: () => storedCase({ lift_plan }) })
  const link = await screen.findByRole('link', { name: 'Öppna lyftplanen' })
  expect(link.getAttribute('href')).toBe(`/lyftplan?${lift_plan}`)
})

test('a customer without an address cannot be invited', async () => {
  open({ getCaseObj: () => storedCase({ email_address: null }) })
  await screen.findByRole('button', { name: 'Avböj' })
  expect(screen.queryByRole('button', { name: 'Bjud in till Min sida' })).toBeNull()
})

const told = {
  type: 0,
  vat_percent: 25,
  discount_percent: 15,
  price_first_day: 1000,
  price_following_days: 500,
  price_weekend: null,
  price_basic_fee: null,
  price_sale: null,
  price_rentstart: null,
  price_rentday: null,
  price_offer: null,
} as const

test('the sum of a customer with an own price is that price, beside the list price', async () => {
  const times = { pickup_at: '2027-04-14 09:00', return_at: '2027-04-15 15:00' }
  open({ getCaseObj: () => storedCase({ lines: [machine({ told, ...times })] }) })
  await screen.findByText('Summa utan moms: 1 275 kr (Listpris 1 500 kr)')
  expect(screen.getByText(/1 593,75 kr/)).toBeTruthy()
})

test.each([
  [true, 'väntar på bekräftelse'],
  [false, 'väntelista'],
])('without a seat, with a link to open (%s): %s', async (to_confirm, text) => {
  const participants = [
    { id: 1, firstname: 'Kim', lastname: 'Ek', email_address: null, waiting: true },
    { id: 2, firstname: 'Bo', lastname: 'Ek', email_address: 'bo@kund.example', waiting: false },
  ]
  const named = { title_sv: 'Fallskydd', title_en: null, product_slug: null, path: null }
  const at = { course_time: '2027-05-18 08:00', course_place: null, told: null }
  const course = { ...named, ...at, to_confirm, participants }
  open({ getCaseObj: () => storedCase({ kind: 'registration', course }) })
  await screen.findByText(`Kim Ek, ${text}`)
  expect(screen.getByText('Bo Ek, bo@kund.example')).toBeTruthy()
})

test('the reason in the history has the language of the case', async () => {
  const why = 'All cranes are rented.'
  const moved = pastEvent({ kind: 'stateChanged', state: 'declined', reason: why })
  open({ getCaseObj: () => storedCase({ lang: 'en', events: [moved] }) })
  expect((await screen.findByText(`: ${why}`)).lang).toBe('en')
})
