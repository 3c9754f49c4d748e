import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { sentBy } from '../testing/fake-server.ts'
import { openScreen } from '../testing/open-screen.tsx'
import { press } from '../testing/parts.ts'
import { testimonial } from '../testing/stored-items.ts'
import { RichTextInput } from './rich-text-input.tsx'

/** A stored text, the address that is asked for answered by this; gives what is saved after the steps. */
async function openText(text: string, typed: string | null, source = 'content_sv') {
  const prompt = vi.spyOn(window, 'prompt').mockReturnValue(typed)
  const stored = testimonial({ [source]: text })
  const { user, calls } = openScreen('/testimonials/5', {
    fields: <RichTextInput source={source} />,
    answers: {
      getTestimonialObj: () => stored,
      lockTestimonial: () => stored,
      unlockTestimonial: () => stored,
      updateTestimonial: (asked) => ({ ...stored, ...asked, version: 4 }),
      getTestimonialHistoryArr: () => [],
    },
  })
  const editor = await screen.findByRole('textbox', { name: /^Text/ })
  const saved = async () => {
    await press(user, 'Spara')
    await waitFor(() => expect(sentBy(calls, 'updateTestimonial')).toHaveLength(1))
    return sentBy(calls, 'updateTestimonial')[0]?.[source]
  }
  return { user, prompt, editor, saved }
}
const hrefs = (html: unknown) =>
  [...String(html).matchAll(/<a[^>]* href="([^"]*)"[^>]*>([^<]*)</g)].map(([, href, text]) => [
    href,
    text,
  ])

test('an address without a scheme becomes one of another site', async () => {
  const { user, editor, saved } = await openText('<p>Kranar</p>', 'minikran.se/kranar')
  editor.focus()
  await user.keyboard('{Control>}a{/Control}')
  await press(user, 'Länk')
  expect(hrefs(await saved())).toEqual([['https://minikran.se/kranar', 'Kranar']])
})

test('with nothing selected the address is the text of the link', async () => {
  const { user, saved } = await openText('', 'minikran.se/kranar')
  await press(user, 'Länk')
  expect(hrefs(await saved())).toEqual([['https://minikran.se/kranar', 'minikran.se/kranar']])
})

const linked = '<p><a href="https://minikran.se/gammal">Kranar</a></p>'

test.each([
  ['/kranar', [['/kranar', 'Kranar']]],
  ['', []],
])('the address of a link is shown and becomes %j', async (typed, expected) => {
  const { user, prompt, saved } = await openText(linked, typed)
  await press(user, 'Länk')
  expect(prompt).toHaveBeenCalledWith('Länkens adress', 'https://minikran.se/gammal')
  const html = await saved()
  expect(hrefs(html)).toEqual(expected)
  expect(html).toContain('Kranar')
})

test('a question that is not answered leaves the link', async () => {
  const { user, editor } = await openText(linked, null)
  await press(user, 'Länk')
  expect(editor.querySelector('a')?.getAttribute('href')).toBe('https://minikran.se/gammal')
})

test('a pressed button gives the focus to the text before the next frame', async () => {
  const { user, editor } = await openText('<p>Kranar</p>', null)
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
  await press(user, 'Punkter')
  expect(document.activeElement).toBe(editor)
  expect(editor.querySelector('li')?.textContent).toBe('Kranar')
})

test.each([
  ['content_sv', ''],
  ['content_en', null],
])('an emptied %s is saved as %j', async (source, empty) => {
  const { user, editor, saved } = await openText('<p>Kranar</p>', null, source)
  editor.focus()
  await user.keyboard('{Control>}a{/Control}{Delete}')
  expect(await saved()).toBe(empty)
})
