import type { AdminCase } from '@minikran/contract/admin-cases'
import { screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import {
  type Answers,
  endSession,
  lateAnswer,
  loseConnection,
  refuse,
  sentBy,
} from '../testing/fake-server.ts'
import { openScreen } from '../testing/open-screen.tsx'
import { fill, isOff, narrowWindow, press, textbox, textOf } from '../testing/parts.ts'
import { machine, message, storedCase } from '../testing/stored-cases.ts'

const around: Answers = {
  getColleaguesArr: () => [],
  getDocumentsArr: () => [],
  getReplyTemplatesArr: () => [],
}
const open = (answers: Answers, staff = {}) =>
  openScreen('/cases/31/show', { staff, answers: { ...around, ...answers } })
const toCustomer = 'Skriv till kunden på svenska'
const note = 'Anteckning, bara för personalen'
const number = 'MK-2027-000031'

test('a reply is sent, stands in the thread and leaves the field empty', async () => {
  let messages = [message({ from_customer: true, message: 'Är den ledig?' })]
  const { user, calls } = open({
    getCaseObj: () => storedCase({ messages }),
    sendCaseMessage: ({ message: text }) => {
      messages = [...messages, message({ id: 2, message: String(text) })]
    },
  })
  await fill(user, await textbox(toCustomer), 'Kranen är ledig.')
  await press(user, 'Skicka till kunden')
  await screen.findByText('Kranen är ledig.', { selector: 'article *' })
  await screen.findByText('Skickat', { selector: '.MuiSnackbarContent-message' })
  expect((await textbox(toCustomer)).value).toBe('')
  expect(document.activeElement).toBe(await textbox(toCustomer))
  const said = screen.getAllByRole('article').map(textOf)
  expect(said[0]).toMatch(/^Astrid Ekman, 2027-03-01 10:00Är den ledig\?$/)
  expect(said[1]).toMatch(/^Maria Engström, /)
  expect(sentBy(calls, 'sendCaseMessage')).toEqual([
    { case_number: number, message: 'Kranen är ledig.', seen: 1 },
  ])
})

test('one press sends the reply and marks the case as answered', async () => {
  let found = storedCase()
  const { user, calls } = open({
    getCaseObj: () => found,
    sendCaseMessage: () => {
      found = storedCase({ state: 'answered', steps: ['confirm', 'decline'] })
    },
  })
  await fill(user, await textbox(toCustomer), 'Kranen är ledig.')
  await press(user, 'Skicka och markera besvarad')
  await screen.findByText('Besvarat')
  expect(sentBy(calls, 'sendCaseMessage')).toEqual([
    { case_number: number, message: 'Kranen är ledig.', seen: 0, answer: true },
  ])
  expect((await textbox(toCustomer)).value).toBe('')
  expect(screen.queryByRole('button', { name: 'Skicka och markera besvarad' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Skicka till kunden' })).toBeTruthy()
})

test('a reply that a colleague was faster than is kept beside the colleague’s', async () => {
  let messages: AdminCase['messages'] = []
  const { user, calls } = open({
    getCaseObj: () => storedCase({ messages }),
    sendCaseMessage: ({ seen }) => {
      if (seen === 7) return null
      messages = [message({ id: 7, message: 'Den är upptagen.' })]
      return refuse(422, { code: 'validationFailed', errors: { message: ['colleagueWrote'] } })
    },
  })
  const field = await textbox(toCustomer)
  await fill(user, field, 'Kranen är ledig.')
  await press(user, 'Skicka till kunden')
  await screen.findByText(/^En kollega har skrivit till kunden under tiden/)
  await screen.findByText('Den är upptagen.', { selector: 'article *' })
  expect(field.value).toBe('Kranen är ledig.')
  await press(user, 'Skicka till kunden')
  await waitFor(() => expect(field.value).toBe(''))
  expect(sentBy(calls, 'sendCaseMessage').map(({ seen }) => seen)).toEqual([0, 7])
})

test('a reply that did not get through is kept, and sent again it goes under the same key', async () => {
  const { user, calls } = open({ getCaseObj: () => storedCase(), sendCaseMessage: loseConnection })
  const field = await textbox(toCustomer)
  await fill(user, field, 'Kranen är ledig.')
  await press(user, 'Skicka till kunden')
  await screen.findByText(/^Servern svarar inte just nu/)
  expect(field.value).toBe('Kranen är ledig.')
  await press(user, 'Skicka till kunden')
  const keys = () => calls.filter(({ name }) => name === 'sendCaseMessage').map(({ key }) => key)
  await waitFor(() => expect(keys()).toHaveLength(2))
  expect(keys()[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(keys()[1]).toBe(keys()[0])
})

test('a reply that did not get through has another key when it is sent as the answer', async () => {
  const { user, calls } = open({ getCaseObj: () => storedCase(), sendCaseMessage: loseConnection })
  await fill(user, await textbox(toCustomer), 'Kranen är ledig.')
  await press(user, 'Skicka till kunden')
  await screen.findByText(/^Servern svarar inte just nu/)
  await press(user, 'Skicka och markera besvarad')
  const keys = () => calls.filter(({ name }) => name === 'sendCaseMessage').map(({ key }) => key)
  await waitFor(() => expect(keys()).toHaveLength(2))
  expect(keys()[1]).not.toBe(keys()[0])
})

test.each([
  ['sendCaseMessage', toCustomer, 'Skicka till kunden', 'maxCount', /^Ärendet är fullt/],
  ['sendCaseMessage', toCustomer, 'Skicka till kunden', 'senderErased', /uppgifter är raderade/],
  ['writeCaseNote', note, 'Spara anteckningen', 'maxCount', /^Ärendet är fullt/],
])('%s that is refused says why', async (call, label, button, rule, said) => {
  const { user } = open({
    getCaseObj: () => storedCase(),
    [call]: () => refuse(422, { code: 'validationFailed', errors: { message: [rule] } }),
  })
  await fill(user, await textbox(label), 'Kranen är ledig.')
  await press(user, button)
  await screen.findByText(said)
})

test('a reply is sent while the browser can store nothing', async () => {
  const { user, calls } = open({ getCaseObj: () => storedCase(), sendCaseMessage: () => null })
  const field = await textbox(toCustomer)
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  onTestFinished(() => full.mockRestore())
  await fill(user, field, 'Kranen är ledig.')
  await press(user, 'Skicka till kunden')
  await screen.findByText('Skickat', { selector: '.MuiSnackbarContent-message' })
  expect(sentBy(calls, 'sendCaseMessage')).toMatchObject([{ message: 'Kranen är ledig.' }])
})

test('a reply after the session has ended waits for the log-in and is there again', async () => {
  const { user } = open({
    getCaseObj: () => storedCase(),
    sendCaseMessage: endSession,
    'auth/doLogin': () => null,
  })
  await fill(user, await textbox(toCustomer), 'Kranen är ledig.')
  await press(user, 'Skicka till kunden')
  await screen.findByText('Logga in i administrationen')
  expect(screen.queryByText(/^Det gick inte/)).toBeNull()
  await press(user, 'Logga in')
  expect((await textbox(toCustomer)).value).toBe('Kranen är ledig.')
})

test('the same words written once more go under another key', async () => {
  const { user, calls } = open({ getCaseObj: () => storedCase(), sendCaseMessage: () => null })
  for (const times of [1, 2]) {
    await fill(user, await textbox(toCustomer), 'Ring oss.')
    await press(user, 'Skicka till kunden')
    await waitFor(() => expect(sentBy(calls, 'sendCaseMessage')).toHaveLength(times))
    await waitFor(async () => expect((await textbox(toCustomer)).value).toBe(''))
  }
  const keys = calls.filter(({ name }) => name === 'sendCaseMessage').map(({ key }) => key)
  expect(new Set(keys).size).toBe(2)
})

test('a note stays among the staff: another call, and no language of the customer’s', async () => {
  const { user, calls } = open({
    getCaseObj: () =>
      storedCase({ lang: 'en', messages: [message({ internal: true, message: 'Ring först.' })] }),
    writeCaseNote: () => null,
  })
  await fill(user, await textbox(note), 'Kunden ringer i morgon.')
  await press(user, 'Spara anteckningen')
  await screen.findByText('Sparat')
  expect(sentBy(calls, 'writeCaseNote')).toHaveLength(1)
  expect(sentBy(calls, 'sendCaseMessage')).toEqual([])
  expect(screen.getByRole('article').textContent).toMatch(/^Anteckning av Maria Engström, /)
  expect(screen.getByText('Ring först.').getAttribute('lang')).toBeNull()
  expect((await textbox(note)).getAttribute('lang')).not.toBe('en')
})

test('what goes between customer and staff is marked with the language of the case', async () => {
  open({
    getCaseObj: () =>
      storedCase({
        lang: 'en',
        text: '<p>Gate code 4711</p>',
        lines: [machine({ comment: 'Quayside' })],
        messages: [
          message({ id: 1, from_customer: true, message: 'Second gate' }),
          message({ id: 2, message: 'You are welcome.' }),
        ],
      }),
  })
  expect((await textbox('Skriv till kunden på engelska')).lang).toBe('en')
  for (const text of ['Gate code 4711', 'Quayside', 'Second gate', 'You are welcome.']) {
    expect(screen.getByText(text).closest('[lang]')?.getAttribute('lang'), text).toBe('en')
  }
})

test('what is written and not sent is there again when the case is opened again', async () => {
  const first = open({ getCaseObj: () => storedCase() })
  await fill(first.user, await textbox(toCustomer), 'Tack för bilderna.')
  await fill(first.user, await textbox(note), 'Ring först.')
  first.unmount()
  open({ getCaseObj: () => storedCase() })
  expect((await textbox(toCustomer)).value).toBe('Tack för bilderna.')
  expect((await textbox(note)).value).toBe('Ring först.')
})

test('a template is filled in for the case and comes after what is typed already', async () => {
  const text_sv = 'Hej {firstname}, ring oss om {case_number}. {staff}'
  const { user, calls } = open({
    getCaseObj: () => storedCase(),
    getReplyTemplatesArr: () => [{ id: 1, title: 'Ring oss', text_sv, text_en: null }],
  })
  await fill(user, await textbox(toCustomer), 'Tack för bilderna.')
  await press(user, 'Mall: Ring oss')
  expect((await textbox(toCustomer)).value).toBe(
    `Tack för bilderna.\n\nHej Astrid, ring oss om ${number}. Maria Engström`,
  )
  expect(sentBy(calls, 'getReplyTemplatesArr')[0]).toMatchObject({ kind: 'inquiry' })
  expect(sentBy(calls, 'sendCaseMessage')).toEqual([])
})

test('a reply with a field of a template that is not filled in waits until it is', async () => {
  const text_sv = '{machine} är ledig. {staff}'
  const { user, calls } = open({
    getCaseObj: () => storedCase({ lines: [] }),
    getReplyTemplatesArr: () => [{ id: 1, title: 'Ledig', text_sv, text_en: null }],
    sendCaseMessage: () => null,
  })
  await press(user, 'Mall: Ledig')
  const field = await textbox(toCustomer)
  expect(field).toHaveProperty('value', '{machine} är ledig. Maria Engström')
  await press(user, 'Skicka till kunden')
  await screen.findByText('Fyll i eller ta bort {machine} innan du skickar.')
  expect(document.activeElement).toBe(field)
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, '{machine}'.length])
  expect(sentBy(calls, 'sendCaseMessage')).toEqual([])
  await fill(user, field, 'URW-295 är ledig i {hallen}.')
  await press(user, 'Skicka till kunden')
  await waitFor(() => expect(sentBy(calls, 'sendCaseMessage')).toHaveLength(1))
})

test('a double click adds a template once', async () => {
  const { user } = open({
    getCaseObj: () => storedCase(),
    getReplyTemplatesArr: () => [{ id: 1, title: 'Ledig', text_sv: 'Ledig.', text_en: null }],
  })
  await user.dblClick(await screen.findByText('Mall: Ledig', { selector: 'button' }))
  expect((await textbox(toCustomer)).value).toBe('Ledig.')
})

test('a reply that is being sent cannot be written on, nor a template added to it', async () => {
  const { answer, arrive } = lateAnswer(null)
  const { user } = open({
    getCaseObj: () => storedCase(),
    getReplyTemplatesArr: () => [{ id: 1, title: 'Ledig', text_sv: 'Ledig.', text_en: null }],
    sendCaseMessage: () => answer,
  })
  const field = await textbox(toCustomer)
  const template = await screen.findByRole('button', { name: 'Mall: Ledig' })
  await fill(user, field, 'Tack för bilderna.')
  await press(user, 'Skicka till kunden')
  expect(isOff(template)).toBe(true)
  expect(field.readOnly).toBe(true)
  await user.click(template)
  expect(field.value).toBe('Tack för bilderna.')
  arrive()
  await waitFor(() => expect(field.value).toBe(''))
  await user.click(template)
  expect(field.value).toBe('Ledig.')
})

test('a template that lacks the customer’s language says so and cannot be chosen', async () => {
  open({
    getCaseObj: () => storedCase({ lang: 'en' }),
    getReplyTemplatesArr: () => [{ id: 1, title: 'Ledig', text_sv: 'Ledig.', text_en: null }],
  })
  const name = 'Mall: Ledig, saknas på kundens språk'
  const button = await screen.findByRole<HTMLButtonElement>('button', { name })
  expect(button.disabled).toBe(true)
})

test('reply templates that cannot be read are reported', async () => {
  open({ getCaseObj: () => storedCase(), getReplyTemplatesArr: loseConnection })
  await screen.findByText(/^Servern svarar inte just nu/)
})

test('above a long thread one press leads to the place to write', async () => {
  const messages = [1, 2, 3, 4, 5].map((id) => message({ id }))
  const { user } = open({ getCaseObj: () => storedCase({ messages }) })
  await press(user, 'Svara kunden')
  expect(document.activeElement).toBe(await textbox(toCustomer))
})

test('on a narrow screen one press leads there from above each case', async () => {
  narrowWindow()
  for (const count of [0, 5]) {
    const messages = Array.from({ length: count }, (_, id) => message({ id }))
    const { user, unmount } = open({ getCaseObj: () => storedCase({ messages }) })
    const jump = await screen.findByRole('button', { name: 'Svara kunden' })
    const owner = screen.getByText('Ta ärendet')
    expect(jump.compareDocumentPosition(owner)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await user.click(jump)
    expect(document.activeElement).toBe(await textbox(toCustomer))
    unmount()
  }
})

test('whoever may only read cases finds the thread and nothing to write in', async () => {
  const messages = [message({ message: 'Hej!' })]
  open({ getCaseObj: () => storedCase({ messages }) }, { role: 54 })
  await screen.findByText('Hej!')
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Markera som besvarat' })).toBeNull()
})

test('a reply that is not sent stays with its case', async () => {
  const layout = ({ children }: { children?: ReactNode }) => (
    <main>
      {[31, 32].map((id) => (
        <Link key={id} to={`/cases/${id}/show`}>
          Ärende {id}
        </Link>
      ))}
      {children}
    </main>
  )
  const numberOf = (id: string | number) => `MK-2027-0000${id}`
  const { user } = openScreen('/cases/31/show', {
    layout,
    answers: {
      ...around,
      getCaseObj: ({ id }) => storedCase({ id: Number(id), case_number: numberOf(Number(id)) }),
    },
  })
  const goTo = async (id: number) => {
    await user.click(await screen.findByText(`Ärende ${id}`))
    await screen.findByText(new RegExp(numberOf(id)))
  }
  // Cases that were opened before are shown without loading.
  await goTo(32)
  await goTo(31)
  await fill(user, await textbox(toCustomer), 'Kranen är ledig.')
  await goTo(32)
  expect((await textbox(toCustomer)).value).toBe('')
  await goTo(31)
  expect((await textbox(toCustomer)).value).toBe('Kranen är ledig.')
})

test('a customer whose data were erased is written to by nobody, nor invited', async () => {
  open({ getCaseObj: () => storedCase({ firstname: '–', lastname: '–', email_address: '' }) })
  await screen.findByText(/^Kundens uppgifter är raderade/)
  expect(screen.queryByRole('textbox', { name: toCustomer })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Bjud in till Min sida' })).toBeNull()
  expect(await textbox(note)).toBeTruthy()
})
