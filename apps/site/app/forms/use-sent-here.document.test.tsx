import { act } from 'react'
import { expect, test } from 'vitest'
import { mount } from '../components/mount.fixture.tsx'
import { useSentHere } from './use-sent-here.ts'

function Form({ search, confirmed = null }: { search: string; confirmed?: string | null }) {
  const [sent, setSent] = useSentHere(search, confirmed)
  return (
    <button type="button" onClick={() => setSent('MK-2027-000002')}>
      {sent ?? 'form'}
    </button>
  )
}

test('a receipt stays at its address, and other machines get a form again', async () => {
  const { box, show } = await mount(<Form search="?produkt=a" />)
  expect(box.textContent).toBe('form')
  await act(async () => box.querySelector('button')?.click())
  await show(<Form search="?produkt=a" />)
  expect(box.textContent).toBe('MK-2027-000002')
  await show(<Form search="" />)
  expect(box.textContent).toBe('form')
})

test('a form without script is confirmed by its address', async () => {
  const { box } = await mount(<Form search="?skickad" confirmed="MK-2027-000001" />)
  expect(box.textContent).toBe('MK-2027-000001')
})
