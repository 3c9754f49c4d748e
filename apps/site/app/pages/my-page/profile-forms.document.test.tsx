import type { Profile } from '@minikran/contract/customer-profile'
import { act } from 'react'
import { createRoutesStub, Link, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { mount } from '../../components/mount.fixture.tsx'
import { SettingsForm } from './profile-forms.tsx'

function Settings() {
  const price_type = new URLSearchParams(useLocation().search).get('pris') ?? '1'
  const profile = { locale: 'sv', price_type, cookie_accept: 'all' } as Profile
  return (
    <>
      <Link to="?pris=2">Exklusive moms</Link>
      <SettingsForm profile={profile} posted={null} />
    </>
  )
}

test('a setting that is changed in the header is changed in its list, too', async () => {
  const Stub = createRoutesStub([{ path: '/', Component: Settings }])
  const { box } = await mount(<Stub />)
  const list = () => box.querySelector<HTMLSelectElement>('[name=price_type]')
  expect(list()?.value).toBe('1')
  await act(async () => box.querySelector('a')?.click())
  expect(list()?.value).toBe('2')
})
