import { fireEvent, screen, waitFor } from '@testing-library/react'
import { TextInput } from 'react-admin'
import { expect, test, vi } from 'vitest'
import { refuse, sentBy } from '../testing/fake-server.ts'
import { openScreen } from '../testing/open-screen.tsx'
import { fill, isOff, press, textbox } from '../testing/parts.ts'
import { testimonial } from '../testing/stored-items.ts'

const fields = [<TextInput key="1" source="name" />, <TextInput key="2" source="company" />]
const trashedAt = { deleted_at: '2027-03-01T12:00:00.000Z' }

test.each([
  ['Lägg i papperskorgen', 'trashTestimonial', {}],
  ['Ta tillbaka', 'restoreTestimonial', trashedAt],
  ['Ta bort för gott', 'destroyTestimonial', trashedAt],
])('%s names the version that was seen', async (button, call, state) => {
  vi.spyOn(window, 'confirm').mockReturnValue(true)
  const { user, calls } = openScreen('/testimonials/5', {
    fields,
    staff: { role: 100 },
    answers: {
      getTestimonialObj: () => testimonial(state),
      getTestimonialsArr: () => [],
      [call]: () => testimonial(),
    },
  })
  await press(user, button)
  await waitFor(() => expect(sentBy(calls, call)).toEqual([{ id: 5, version: 3 }]))
})

/** An item that somebody else saves after it was opened. */
function savedMeanwhile() {
  const newer = testimonial({ version: 4, company: 'Evas Glas AB' })
  const shown = [testimonial()]
  return {
    lockTestimonial: () => testimonial(),
    getTestimonialObj: () => shown.pop() ?? newer,
    trashTestimonial: () => refuse(409, { code: 'staleVersion', facts: { current: newer } }),
    updateTestimonial: () => refuse(409, { code: 'staleVersion', facts: { current: newer } }),
  }
}
const isStale = { name: 'Någon annan har sparat en nyare version.' }

test('what somebody else has saved meanwhile is not trashed, but said and shown', async () => {
  const { user } = openScreen('/testimonials/5', { fields, answers: savedMeanwhile() })
  await press(user, 'Lägg i papperskorgen')
  await screen.findByRole('dialog', isStale)
  await press(user, 'Stäng')
  await waitFor(async () => expect((await textbox('Företag')).value).toBe('Evas Glas AB'))
})

test('what was typed stays when the trash is refused, and saving it meets the newer version', async () => {
  const { user, calls } = openScreen('/testimonials/5', { fields, answers: savedMeanwhile() })
  const field = await textbox('Företag')
  await fill(user, field, 'Mitt Glas AB')
  await press(user, 'Lägg i papperskorgen')
  await screen.findByRole('dialog', isStale)
  await press(user, 'Stäng')
  expect(field.value).toBe('Mitt Glas AB')
  await press(user, 'Spara')
  await screen.findByRole('table')
  expect(sentBy(calls, 'updateTestimonial')).toEqual([
    { id: 5, version: 3, company: 'Mitt Glas AB' },
  ])
})

test('what is typed and not saved has no copy: the button says to save first', async () => {
  const { user, calls } = openScreen('/testimonials/5', {
    fields,
    answers: {
      getTestimonialObj: () => testimonial(),
      lockTestimonial: () => testimonial(),
      duplicateTestimonial: () => testimonial({ id: 6 }),
    },
  })
  const field = await textbox('Företag')
  await fill(user, field, 'Nya Glas AB')
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Spara före kopian' })
  expect(button.disabled).toBe(true)
  expect(screen.queryByText('Gör en kopia')).toBeNull()
  await fill(user, field, 'Glas AB')
  await press(user, 'Gör en kopia')
  await waitFor(() => expect(sentBy(calls, 'duplicateTestimonial')).toEqual([{ id: 5 }]))
})

test('after saving the focus stays at the button, which saves nothing until something changes', async () => {
  let stored = testimonial()
  const { user, calls } = openScreen('/testimonials/5', {
    fields,
    answers: {
      getTestimonialObj: () => stored,
      lockTestimonial: () => stored,
      updateTestimonial: () => {
        stored = testimonial({ version: 4, company: 'Nya Glas AB' })
        return stored
      },
    },
  })
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Spara' })

  expect(isOff(button)).toBe(true)
  await fill(user, await textbox('Företag'), 'Nya Glas AB')
  await waitFor(() => expect(isOff(button)).toBe(false))
  await user.click(button)
  await screen.findByText('Sparat')
  await waitFor(() => expect(isOff(button)).toBe(true))
  expect(button.disabled).toBe(false)
  expect(document.activeElement).toBe(button)
  await user.click(button)
  expect(sentBy(calls, 'updateTestimonial')).toHaveLength(1)
})

test('a double click makes one copy, where the keyboard goes on at the first field', async () => {
  const { calls } = openScreen('/testimonials/5', {
    fields,
    answers: {
      getTestimonialObj: ({ id }) => testimonial({ id: Number(id) }),
      duplicateTestimonial: () => testimonial({ id: 6 }),
    },
  })
  const button = await screen.findByText('Gör en kopia')
  fireEvent.click(button)
  fireEvent.click(button)
  await waitFor(() => expect(sentBy(calls, 'getTestimonialObj').map(({ id }) => id)).toContain('6'))
  expect(sentBy(calls, 'duplicateTestimonial')).toHaveLength(1)
  // The pressed button went with the form of the original.
  await waitFor(async () => expect(document.activeElement).toBe(await textbox('Namn')))
})

test('who may change the own depot but make none is offered no copy of it', async () => {
  const depot = testimonial({ depot_name: 'Depå Stockholm' })
  openScreen('/depots/5', {
    fields: <TextInput source="depot_name" />,
    staff: { role: 80, depot_id: 5 },
    answers: { getDepotObj: () => depot },
  })
  await screen.findByText('Lägg i papperskorgen')
  expect(screen.queryByText('Gör en kopia')).toBeNull()
})

test.each([
  ['Gör en kopia', 'duplicateTestimonial', {}, 'Gör en kopia'],
  ['Ta tillbaka', 'restoreTestimonial', trashedAt, 'Lägg i papperskorgen'],
])('a double click on “%s” presses no button after it', async (first, call, state, next) => {
  const shown = [testimonial(state)]
  const { user, calls } = openScreen('/testimonials/5', {
    fields,
    answers: {
      getTestimonialObj: ({ id }) => shown.pop() ?? testimonial({ id: Number(id) }),
      [call]: () => testimonial({ id: first === next ? 6 : 5 }),
    },
  })
  await press(user, first)
  await screen.findByText(
    first === next ? 'Kopian är gjord och syns inte än' : 'Tillbaka ur papperskorgen',
  )
  fireEvent.click(await screen.findByText(next, { selector: 'button' }), { detail: 2 })
  const made = calls.filter(({ name }) => /^(duplicate|restore|trash)/.test(name))
  expect(made.map(({ name }) => name)).toEqual([call])
})
