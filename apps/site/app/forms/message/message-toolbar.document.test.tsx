import { act } from 'react'
import { expect, test } from 'vitest'
import { mount } from '../../components/mount.fixture.tsx'
import { MessageEditor } from './message-editor.tsx'

// Not in jsdom; the editor asks where its selection is on the screen.
Range.prototype.getClientRects = () => document.body.getClientRects()
Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect()

test('a tool that is pressed gives the focus to the text at once: the next key is typed there', async () => {
  const aria = { 'aria-invalid': undefined, 'aria-describedby': undefined }
  const text = { html: '', text: 'krok', takesFocus: false, onChange: () => {} }
  const { box } = await mount(<MessageEditor id="message" className="" {...aria} {...text} />)
  const list = [...box.querySelectorAll('button')].find((one) => one.textContent === 'Punktlista')
  act(() => {
    list?.focus()
    list?.click()
  })
  expect(document.activeElement).toBe(box.querySelector('[role=textbox]'))
  expect(box.querySelector('li')?.textContent).toBe('krok')
})
