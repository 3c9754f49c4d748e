import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { TextInput } from 'react-admin'
import { expect, test, vi } from 'vitest'
import { BackOfficeBar } from '../shell/back-office-bar.tsx'
import { refuse, sentBy } from '../testing/fake-server.ts'
import { openScreen } from '../testing/open-screen.tsx'
import { fill, textbox } from '../testing/parts.ts'
import { testimonial } from '../testing/stored-items.ts'

const layout = ({ children }: { children?: ReactNode }) => (
  <>
    <BackOfficeBar />
    <main>{children}</main>
  </>
)
const change = { id: 9, version: 2, at: '2027-03-01T08:30:00.000Z', fullname: 'Bo' }

/** An item that somebody else saves all the time, with its history opened. */
async function open() {
  let version = 3
  const opened = openScreen('/testimonials/5', {
    layout,
    fields: <TextInput source="name" />,
    answers: {
      getTestimonialObj: () => testimonial({ version: version++ }),
      lockTestimonial: () => testimonial(),
      revertTestimonial: () => testimonial(),
      getTestimonialHistoryArr: () => [{ ...change, action: 'created', changes: {} }],
    },
  })
  const ask = vi.spyOn(window, 'confirm').mockReturnValue(true)
  const name = await textbox('Namn')
  await opened.user.click(screen.getByText('Historik'))
  return { ...opened, ask, name }
}

const parts = [
  ['Uppdatera', 'getTestimonialObj'],
  ['Ta tillbaka version 2', 'revertTestimonial'],
] as const

test.each(parts)(
  '%s throws away what is typed only when that is agreed to',
  async (label, call) => {
    const { user, calls, ask, name } = await open()
    await fill(user, name, 'Karin Lindqvist')
    const before = sentBy(calls, call).length
    const button = await screen.findByRole('button', { name: label })
    ask.mockReturnValueOnce(false)
    await user.click(button)
    expect(ask).toHaveBeenCalledWith('Allt är inte sparat. Vill du slänga det du har skrivit?')
    expect(sentBy(calls, call)).toHaveLength(before)
    expect(name.value).toBe('Karin Lindqvist')
    await user.click(button)
    await waitFor(() => expect(name.value).toBe('Karin'))
  },
)

test.each(parts)('%s asks nothing while nothing is typed', async (label, call) => {
  const { user, calls, ask } = await open()
  const before = sentBy(calls, call).length
  await user.click(await screen.findByRole('button', { name: label }))
  await waitFor(() => expect(sentBy(calls, call).length).toBeGreaterThan(before))
  expect(ask).not.toHaveBeenCalled()
})

test('a double click restores an earlier version once', async () => {
  const { calls } = await open()
  const button = await screen.findByRole('button', { name: 'Ta tillbaka version 2' })
  fireEvent.click(button)
  fireEvent.click(button)
  const histories = () => sentBy(calls, 'getTestimonialHistoryArr')
  await waitFor(() => expect(histories().length).toBeGreaterThan(1))
  expect(sentBy(calls, 'revertTestimonial')).toHaveLength(1)
})

test('an open history has what was just saved', async () => {
  const stored = [{ ...change, action: 'created', changes: {} }]
  const { user } = openScreen('/testimonials/5', {
    fields: <TextInput source="name" />,
    answers: {
      getTestimonialObj: () => testimonial({ version: stored.length + 2 }),
      lockTestimonial: () => testimonial(),
      unlockTestimonial: () => testimonial(),
      updateTestimonial: () => {
        stored.unshift({ ...change, id: 10, version: 4, action: 'updated', changes: {} })
        return testimonial({ version: 4, name: 'Karin Lindqvist' })
      },
      getTestimonialHistoryArr: () => stored,
    },
  })
  await fill(user, await textbox('Namn'), 'Karin Lindqvist')
  await user.click(screen.getByText('Historik'))
  await screen.findByRole('button', { name: 'Ta tillbaka version 2' })
  await user.click(screen.getByText('Spara'))
  await screen.findByText(/version 4$/)
})

test('a version that cannot be restored because of a newer one can be, once that is shown', async () => {
  const newer = testimonial({ version: 4, name: 'Karin Lindqvist' })
  const shown = [testimonial()]
  const { user, calls } = openScreen('/testimonials/5', {
    fields: <TextInput source="name" />,
    answers: {
      getTestimonialObj: () => shown.pop() ?? newer,
      revertTestimonial: ({ version }) =>
        version === 4 ? newer : refuse(409, { code: 'staleVersion', facts: { current: newer } }),
      getTestimonialHistoryArr: () => [{ ...change, action: 'created', changes: {} }],
    },
  })
  await user.click(await screen.findByText('Historik'))
  const restore = () => screen.findByRole('button', { name: 'Ta tillbaka version 2' })
  await user.click(await restore())
  await screen.findByDisplayValue('Karin Lindqvist')
  await user.click(await restore())
  await waitFor(() =>
    expect(sentBy(calls, 'revertTestimonial').map(({ version }) => version)).toEqual([3, 4]),
  )
})
