import { act } from 'react'
import { expect, test } from 'vitest'
import { mount } from '../components/mount.fixture.tsx'
import { type DialogState, useFormDialog } from './use-form-dialog.tsx'

const Opened = ({ isOpen }: DialogState) => isOpen && <p>The form</p>
const load = async () => Opened

function FormLink() {
  const { linkProps, dialog } = useFormDialog({ to: '#form', load, props: {} })
  const { onClick } = linkProps
  return (
    <>
      <a href={linkProps.to} onClick={onClick}>
        Ask
      </a>
      {dialog}
    </>
  )
}

test.each([
  ['a click', {}, true],
  ['a click with Ctrl, which opens a tab,', { ctrlKey: true }, false],
])('%s opens the form in its dialog: %s', async (_, keys, opens) => {
  const { box } = await mount(<FormLink />)
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys })
  await act(async () => box.querySelector('a')?.dispatchEvent(click))
  expect(click.defaultPrevented).toBe(opens)
  expect(box.textContent?.includes('The form')).toBe(opens)
})
