import { screen, waitFor, within } from '@testing-library/react'
import { TextInput } from 'react-admin'
import { expect, test, vi } from 'vitest'
import { endSession, refuse, sentBy } from '../testing/fake-server.ts'
import { openScreen } from '../testing/open-screen.tsx'
import { fill, press, textbox } from '../testing/parts.ts'
import { machine, storedApplication, storedCase } from '../testing/stored-cases.ts'
import { testimonial } from '../testing/stored-items.ts'

const fields = [<TextInput key="1" source="name" />, <TextInput key="2" source="company" />]
const answers = {
  getTestimonialObj: () => testimonial(),
  getTestimonialsArr: () => [testimonial()],
  getTestimonialHistoryArr: () => [],
  lockTestimonial: () => testimonial(),
  unlockTestimonial: () => testimonial(),
  'auth/doLogin': () => null,
}

const caseAnswers = {
  getColleaguesArr: () => [],
  getDocumentsArr: () => [],
  getReplyTemplatesArr: () => [],
  'auth/doLogin': () => null,
}
const saveTimes = 'Spara tiderna och mejla kunden'
const reasonLabel = 'Skäl, kunden läser det'
const draftsLeft = () => Object.keys(localStorage).filter((key) => key.startsWith('draft:'))

/** The log-in page says once that the session has ended, and nothing calls for another try. */
async function findLogIn(): Promise<void> {
  await screen.findByText('Logga in i administrationen')
  expect(screen.getAllByText(/gäller inte längre/)).toHaveLength(1)
  expect(screen.queryByText(/Det gick inte/)).toBeNull()
  expect(screen.queryByText(/^(Sparat|Skapat)$/)).toBeNull()
}

test('an item that could not be saved is a draft after the log-in', async () => {
  const { user } = openScreen('/testimonials/5', {
    fields,
    answers: { ...answers, updateTestimonial: endSession },
  })
  await fill(user, await textbox('Företag'), 'Nya Glas AB')
  await press(user, 'Spara')
  await findLogIn()
  await press(user, 'Logga in')
  await press(user, 'Ta tillbaka')
  expect((await textbox('Företag')).value).toBe('Nya Glas AB')
})

test('a new item that could not be created is a draft after the log-in', async () => {
  const { user } = openScreen('/testimonials/create', {
    fields,
    answers: { ...answers, createTestimonial: endSession },
  })
  await fill(user, await textbox('Namn'), 'Karin Lindqvist')
  await press(user, 'Spara')
  await findLogIn()
  await press(user, 'Logga in')
  await press(user, 'Ta tillbaka')
  expect((await textbox('Namn')).value).toBe('Karin Lindqvist')
})

test('a choice between two versions that could not be saved leaves the draft', async () => {
  const current = testimonial({ version: 4, updated_by_name: 'Eva Sjöberg', company: 'Evas AB' })
  const saves = [refuse(409, { code: 'staleVersion', facts: { current } }), endSession()]
  const { user } = openScreen('/testimonials/5', {
    fields,
    answers: { ...answers, updateTestimonial: () => saves.shift() },
  })
  await fill(user, await textbox('Företag'), 'Nya Glas AB')
  await press(user, 'Spara')
  await press(user, 'Spara det valda')
  await findLogIn()
  await press(user, 'Logga in')
  await press(user, 'Ta tillbaka')
  expect((await textbox('Företag')).value).toBe('Nya Glas AB')
})

test.each([
  ['Lås för mig', 'lockTestimonial'],
  ['Lägg i papperskorgen', 'trashTestimonial'],
])('%s leads to the log-in', async (button, call) => {
  const { user } = openScreen('/testimonials/5', {
    fields,
    answers: { ...answers, [call]: endSession },
  })
  await press(user, button)
  await findLogIn()
})

test('a step of a case leads to the log-in', async () => {
  vi.spyOn(window, 'confirm').mockReturnValue(true)
  const { user } = openScreen('/cases/31/show', {
    answers: {
      ...caseAnswers,
      getCaseObj: () => storedCase(),
      moveCase: endSession,
    },
  })
  await press(user, 'Avböj')
  await findLogIn()
  await press(user, 'Logga in')
  await screen.findByText('Avböj')
})

test('changed times of a case are there after the log-in, and gone once they are saved', async () => {
  const saves = [endSession(), { changed: 1 }]
  const { user, calls } = openScreen('/cases/31/show', {
    answers: {
      ...caseAnswers,
      getCaseObj: () => storedCase({ lines: [machine()] }),
      changeCaseTimes: () => saves.shift(),
    },
  })
  await press(user, 'Ändra tider')
  await fill(user, await textbox('Hämtning'), '2027-04-15 10:30')
  const form = () => within(screen.getByText(saveTimes).closest('form') as HTMLElement)
  await fill(user, form().getByRole('textbox', { name: reasonLabel }), 'Kranen är klar då.')
  await press(user, saveTimes)
  await findLogIn()
  await press(user, 'Logga in')
  expect((await textbox('Hämtning')).value).toBe('2027-04-15 10:30')
  expect(form().getByRole<HTMLInputElement>('textbox', { name: reasonLabel }).value).toBe(
    'Kranen är klar då.',
  )
  await press(user, saveTimes)
  await screen.findByText('Tiderna är sparade och kunden får ett mejl.')
  expect(sentBy(calls, 'changeCaseTimes')[1]).toMatchObject({
    lines: [{ line: 1, pickup_at: '2027-04-15 10:30' }],
    reason: 'Kranen är klar då.',
  })
  await waitFor(() => expect(draftsLeft()).toEqual([]))
})

test('times that are put back as they were, and those that are undone, leave no draft', async () => {
  const { user } = openScreen('/cases/31/show', {
    answers: { ...caseAnswers, getCaseObj: () => storedCase({ lines: [machine()] }) },
  })
  await press(user, 'Ändra tider')
  const pickup = await textbox('Hämtning')
  await fill(user, pickup, '2027-04-15 10:30')
  expect(draftsLeft()).toHaveLength(1)
  await fill(user, pickup, '2027-04-14 09:00')
  expect(draftsLeft()).toEqual([])
  await fill(user, pickup, '2027-04-15 10:30')
  await press(user, 'Ångra')
  expect(draftsLeft()).toEqual([])
  await press(user, 'Ändra tider')
  expect((await textbox('Hämtning')).value).toBe('2027-04-14 09:00')
})

test('a limit of credit that could not be granted is there after the log-in', async () => {
  vi.spyOn(window, 'confirm').mockReturnValue(true)
  const { user } = openScreen('/cases/31/show', {
    answers: { ...caseAnswers, getCaseObj: () => storedApplication(), decideCredit: endSession },
  })
  await fill(user, await textbox('Kreditgräns (kr)'), '80000')
  await press(user, 'Godkänn')
  await findLogIn()
  await press(user, 'Logga in')
  expect((await textbox('Kreditgräns (kr)')).value).toBe('80000')
})

test('several items at once lead to the log-in', async () => {
  const { user } = openScreen('/testimonials', {
    answers: { ...answers, bulkTestimonials: endSession },
  })
  await user.click(await screen.findByRole('checkbox', { name: 'Välj raden' }))
  await press(user, 'Lägg i papperskorgen')
  await findLogIn()
  expect(screen.queryByRole('dialog')).toBeNull()
})
