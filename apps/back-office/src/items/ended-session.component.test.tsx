import { screen } from '@testing-library/react'
import { TextInput } from 'react-admin'
import { expect, test, vi } from 'vitest'
import { endSession, refuse } from '../testing/fake-server.ts'
import { openScreen } from '../testing/open-screen.tsx'
import { fill, press, textbox } from '../testing/parts.ts'
import { storedCase } from '../testing/stored-cases.ts'
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

/** The log-in page, and no word of a failure that trying again would mend. */
async function findLogIn(): Promise<void> {
  await screen.findByText('Logga in i administrationen')
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
      getColleaguesArr: () => [],
      getDocumentsArr: () => [],
      getReplyTemplatesArr: () => [],
      getCaseObj: () => storedCase(),
      moveCase: endSession,
      'auth/doLogin': () => null,
    },
  })
  await press(user, 'Avböj')
  await findLogIn()
  await press(user, 'Logga in')
  await screen.findByText('Avböj')
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
