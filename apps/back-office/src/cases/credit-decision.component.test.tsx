import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type Answers, refuse, sentBy } from '../testing/fake-server.ts'
import { openScreen } from '../testing/open-screen.tsx'
import { fill, isOff, press, textbox } from '../testing/parts.ts'
import { appliedCompany, storedApplication } from '../testing/stored-cases.ts'

const around: Answers = {
  getColleaguesArr: () => [],
  getDocumentsArr: () => [],
  getReplyTemplatesArr: () => [],
}
const open = (answers: Answers, role = 70) =>
  openScreen('/cases/31/show', { staff: { role }, answers: { ...around, ...answers } })
const case_number = 'MK-2027-000031'
const answerWith = (agreed: boolean) => vi.spyOn(window, 'confirm').mockReturnValue(agreed)
const limitField = () => screen.findByRole('textbox', { name: 'Kreditgräns (kr)' })
const decisionGroup = () => screen.getByRole('group', { name: 'Beslut om kredit' })
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name })

test('before the decision it is said what it will do for a company that is new', async () => {
  open({ getCaseObj: () => storedApplication() })
  await screen.findByText(
    'När du godkänner läggs kundföretaget Norra Glas AB upp med kreditgränsen.',
  )
  const email = 'astrid@kund.example'
  expect(screen.getByText(`Kontakten får en inbjudan till Min sida på ${email}.`)).toBeTruthy()
  expect(screen.getByText(`Beskedet mejlas till ${email} på kundens språk.`)).toBeTruthy()
})

const account = { id: 12, fullname: 'Astrid Ekman', role: 10, has_password: true, company: null }
const applied = appliedCompany

test.each([
  ['has an account', account, 'Astrid Ekman har redan ett konto, som kopplas till företaget.'],
  [
    'was invited and chose no password',
    { ...account, has_password: false },
    'Kontakten är inbjuden men har inte valt lösenord. En ny inbjudan går till astrid@kund.example.',
  ],
  [
    'only claims a company',
    { ...account, company: { id: 9, corp_name: 'Södra Glas AB', confirmed: false } },
    'Astrid Ekman har själv uppgett Södra Glas AB, som inte är bekräftat. Den uppgiften ersätts.',
  ],
  [
    'belongs to another company',
    { ...account, company: { id: 9, corp_name: 'Södra Glas AB', confirmed: true } },
    'Astrid Ekman hör redan till Södra Glas AB och stannar där.',
  ],
  [
    'is of the staff',
    { ...account, role: 60 },
    'Astrid Ekman hör till personalen. Kontot ändras inte.',
  ],
])('a contact who %s is told apart', async (_, known, sentence) => {
  const decision = { applied, company: null, account: known, approved_limit: null }
  open({ getCaseObj: () => storedApplication({ decision }) })
  await screen.findByText(sentence)
})

test('the credit that a known company has now is said before it changes', async () => {
  const company = { ...applied, id: 4, corp_zip: '90326', corp_city: 'Umeå', credit_limit: 50_000 }
  const decision = { applied, company, account: null, approved_limit: null }
  open({ getCaseObj: () => storedApplication({ decision }) })
  await screen.findByText(
    /^När du godkänner får kundföretaget Norra Glas AB den nya gränsen\. .*50\s000\skr/,
  )
  const town = await screen.findByRole('row', { name: 'Ort Göteborg Umeå' })
  expect(town).toBeTruthy()
})

test('the wanted limit is suggested, another one may be granted, in whole kronor', async () => {
  const ask = answerWith(true)
  let found = storedApplication()
  const { user, calls } = open({
    getCaseObj: () => found,
    decideCredit: () => {
      const decision = { applied, company: null, account: null, approved_limit: 120_000 }
      found = storedApplication({ state: 'confirmed', decision })
    },
  })
  const limit = await limitField()
  expect(limit).toHaveProperty('value', '150000')
  await fill(user, limit, '119999.6')
  await press(user, 'Godkänn')
  await screen.findByText('Ansökan är godkänd och kunden får ett mejl.')
  await screen.findByText(/^120\s000\skr$/)
  expect(screen.queryByRole('button', { name: 'Godkänn' })).toBeNull()
  expect(document.activeElement).toBe(decisionGroup())
  expect(sentBy(calls, 'decideCredit')).toEqual([
    { case_number, decision: 'approve', limit: 120_000 },
  ])
  const question = /^Ska Norra Glas AB få kreditgränsen 120\s000\skr\? .* astrid@kund\.example\.$/
  expect(ask).toHaveBeenCalledWith(expect.stringMatching(question))
})

test('no credit is granted without a limit, and none is refused without a reason', async () => {
  const { user } = open({ getCaseObj: () => storedApplication() })
  await user.clear(await limitField())
  expect(isOff(await button('Godkänn'))).toBe(true)
  expect(isOff(await button('Avslå'))).toBe(true)
  await fill(user, await textbox('Skäl till avslag, kunden läser det'), '   ')
  expect(isOff(await button('Avslå'))).toBe(true)
})

test.each(['0', '-5'])('a limit of %s is said to be too low beside it', async (typed) => {
  const { user } = open({ getCaseObj: () => storedApplication() })
  await fill(user, await limitField(), typed)
  const said = { name: 'Kreditgräns (kr)', description: 'Talet är för litet.' }
  await screen.findByRole('textbox', said)
  expect(isOff(await button('Godkänn'))).toBe(true)
})

test('a refusal is sent with the reason that the customer reads', async () => {
  const ask = answerWith(true)
  const { user, calls } = open({ getCaseObj: () => storedApplication(), decideCredit: () => null })
  const reason = await textbox('Skäl till avslag, kunden läser det')
  expect(reason.lang).toBe('sv')
  await fill(user, reason, 'Bolaget är för nytt.')
  await press(user, 'Avslå')
  await screen.findByText('Ansökan är avslagen och kunden får ett mejl.')
  expect(sentBy(calls, 'decideCredit')).toEqual([
    { case_number, decision: 'decline', reason: 'Bolaget är för nytt.' },
  ])
  await waitFor(() => expect(reason.value).toBe(''))
  expect(ask).toHaveBeenCalledWith(
    expect.stringMatching(/^Ska ansökan från Norra Glas AB avslås\?/),
  )
})

test('a refused application says so where it was decided, and the focus stays there', async () => {
  answerWith(true)
  let found = storedApplication()
  const { user } = open({
    getCaseObj: () => found,
    decideCredit: () => {
      found = storedApplication({ state: 'declined' })
    },
  })
  await fill(user, await textbox('Skäl till avslag, kunden läser det'), 'Bolaget är för nytt.')
  await press(user, 'Avslå')
  await within(decisionGroup()).findByText('Blev inte av')
  expect(document.activeElement).toBe(decisionGroup())
})

test('nothing is decided until the question is agreed to', async () => {
  answerWith(false)
  const { user, calls } = open({ getCaseObj: () => storedApplication() })
  await fill(user, await textbox('Skäl till avslag, kunden läser det'), 'Bolaget är för nytt.')
  await press(user, 'Avslå')
  await press(user, 'Godkänn')
  expect(sentBy(calls, 'decideCredit')).toEqual([])
})

test('who decides second is told so and keeps the reason', async () => {
  answerWith(true)
  const { user } = open({
    getCaseObj: () => storedApplication(),
    decideCredit: () => refuse(422, { errors: { decision: ['decided'] } }),
  })
  const reason = await textbox('Skäl till avslag, kunden läser det')
  await fill(user, reason, 'Bolaget är för nytt.')
  await press(user, 'Avslå')
  await screen.findByText('Någon har redan beslutat om ansökan.')
  expect(reason.value).toBe('Bolaget är för nytt.')
})

test('whoever does not decide on credit reads who does', async () => {
  open({ getCaseObj: () => storedApplication() }, 60)
  await screen.findByText('Ekonomi eller administratör beslutar.')
  expect(screen.queryByRole('button', { name: 'Godkänn' })).toBeNull()
})
