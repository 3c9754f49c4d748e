import { act } from 'react'
import { createRoutesStub, useLocation, useNavigate } from 'react-router'
import { expect, test } from 'vitest'
import { mount } from '../../components/mount.fixture.tsx'
import { NearestForm } from './nearest-form.tsx'

function Depots() {
  const typed = new URLSearchParams(useLocation().search).get('postnummer') ?? ''
  const navigate = useNavigate()
  return (
    <>
      <NearestForm typed={typed} isFaulty isLocating={false} onPosition={() => undefined} />
      <a href="/regioner" onClick={() => void navigate('/regioner')}>
        all
      </a>
    </>
  )
}

test('the field keeps the focus when its postal code is refused, and follows the address', async () => {
  const Stub = createRoutesStub([{ path: '/regioner', Component: Depots }])
  const { box } = await mount(<Stub initialEntries={['/regioner']} />)
  const field = () => box.querySelector('input')
  field()?.focus()
  Object.assign(field() ?? {}, { value: 'elva' })
  await act(async () => box.querySelector('form')?.requestSubmit())
  expect(field()?.value).toBe('elva')
  expect(document.activeElement).toBe(field())
  await act(async () => box.querySelector('a')?.click())
  expect(field()?.value).toBe('')
})
