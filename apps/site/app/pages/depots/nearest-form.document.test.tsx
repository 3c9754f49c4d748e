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

const HydrateFallback = () => null

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

test('a postal code that is typed while another one is being looked up stays', async () => {
  const { promise, resolve } = Promise.withResolvers<null>()
  const loader = ({ request }: { request: Request }) =>
    request.url.includes('postnummer') ? promise : null
  const Stub = createRoutesStub([{ path: '/regioner', Component: Depots, loader, HydrateFallback }])
  const { box } = await mount(<Stub initialEntries={['/regioner']} />)
  const field = box.querySelector('input')
  if (field === null) throw new Error('no field')
  field.value = '111 22'
  await act(async () => field.form?.requestSubmit())
  field.value = '411 22'
  await act(async () => resolve(null))
  expect(field.value).toBe('411 22')
})
