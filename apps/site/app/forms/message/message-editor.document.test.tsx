import { expect, test } from 'vitest'
import { mount } from '../../components/mount.fixture.tsx'
import { MessageEditor } from './message-editor.tsx'

test('a fault that is found while the editor is open is told at its text', async () => {
  const text = { id: 'message', className: '', html: '', text: 'krok', takesFocus: false }
  const editor = (aria: { 'aria-invalid': true | undefined; 'aria-describedby': string }) => (
    <MessageEditor {...text} {...aria} onChange={() => {}} />
  )
  const { box, show } = await mount(
    editor({ 'aria-invalid': undefined, 'aria-describedby': 'message-hint' }),
  )
  await show(editor({ 'aria-invalid': true, 'aria-describedby': 'message-hint message-error' }))
  const field = box.querySelector('[role=textbox]')
  expect(field?.getAttribute('aria-invalid')).toBe('true')
  expect(field?.getAttribute('aria-describedby')).toBe('message-hint message-error')
})
