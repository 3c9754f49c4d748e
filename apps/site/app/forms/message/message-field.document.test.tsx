import { act } from 'react'
import { expect, test } from 'vitest'
import { mount } from '../../components/mount.fixture.tsx'
import { MessageField } from './message-field.tsx'

test('what is typed as plain text replaces a formatted message', async () => {
  const { box } = await mount(<MessageField value="" hint="" error={undefined} />)
  const html = box.querySelector<HTMLInputElement>('[name=inquiry_html]')
  Object.assign(html ?? {}, { value: '<p>krok</p>' })
  const typed = new Event('input', { bubbles: true })
  await act(async () => void box.querySelector('textarea')?.dispatchEvent(typed))
  expect(html?.value).toBe('')
})
