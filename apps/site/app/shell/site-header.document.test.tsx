import { act } from 'react'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { mount } from '../components/mount.fixture.tsx'
import { SiteHeader } from './site-header.tsx'

const Page = () => <SiteHeader listed="" />
const Stub = createRoutesStub([{ path: '*', Component: Page }])

test('the menu of a phone is closed on the page that it leads to', async () => {
  const { box } = await mount(<Stub />)
  const menu = () => box.querySelector('details')
  menu()?.setAttribute('open', '')
  await act(async () => menu()?.querySelector('a')?.click())
  expect(menu()?.querySelector('[aria-current=page]')).not.toBeNull()
  expect(menu()?.open).toBe(false)
})
