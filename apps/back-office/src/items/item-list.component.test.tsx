import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { loseConnection, refuse, sentBy } from '../testing/fake-server.ts'
import { openScreen } from '../testing/open-screen.tsx'
import { testimonial } from '../testing/stored-items.ts'

test.each([
  ['/testimonials', 'getTestimonialsArr', 'I papperskorgen', 'trashed'],
  ['/testimonials', 'getTestimonialsArr', 'Saknar engelska', 'untranslated'],
  ['/images', 'getImagesArr', 'Saknar beskrivning', 'wordless'],
  ['/images', 'getImagesArr', 'Visas ingenstans', 'unused'],
  ['/craneselectors', 'getCraneselectorsArr', 'Lyfts fram', 'showcase'],
  ['/reply_templates', 'getReplyTemplatesArr', 'Saknar engelska', 'untranslated'],
])(
  'at %s (%s) the switch “%s” is turned on when it is added to the filters',
  async (path, call, name, source) => {
    const { user, calls } = openScreen(path, { answers: { [call]: () => [testimonial()] } })
    await user.click(await screen.findByText('Lägg till filter'))
    await user.click(await screen.findByRole('menuitemcheckbox', { name }))
    await waitFor(() => expect(sentBy(calls, call).at(-1)).toMatchObject({ [source]: 'true' }))
    expect((await screen.findByRole<HTMLInputElement>('switch', { name })).checked).toBe(true)
  },
)

test('a list that cannot be read says why in place of its rows, not that there are none', async () => {
  openScreen('/testimonials', { answers: { getTestimonialsArr: loseConnection } })
  await screen.findByText(/^Servern svarar inte just nu/, { selector: '.MuiAlert-message' })
  expect(screen.queryByText('Här finns inget än.')).toBeNull()
  expect(screen.queryByText(/^Rader per sida/)).toBeNull()
})

test('a list that may not be read says so once', async () => {
  const answers = { getTestimonialsArr: () => refuse(403, { code: 'forbidden' }) }
  openScreen('/testimonials', { answers })
  await screen.findByText('Du har inte rätt till det här.', { selector: '.MuiAlert-message' })
  expect(screen.getAllByText('Du har inte rätt till det här.')).toHaveLength(1)
})

test('a list without rows says so', async () => {
  openScreen('/testimonials', { answers: { getTestimonialsArr: () => [] } })
  await screen.findByText('Här finns inget än.')
})
