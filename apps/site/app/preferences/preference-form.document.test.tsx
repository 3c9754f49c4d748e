import { defaultSettings } from '@minikran/domain/content/settings-cookie'
import { act } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { mount } from '../components/mount.fixture.tsx'
import { PreferenceForm } from './preference-form.tsx'
import { currentSettings, storeSettings } from './use-settings.ts'

afterEach(() => storeSettings(defaultSettings))

test('a choice is stored although the script of its answer does not come', async () => {
  storeSettings({ ...defaultSettings, priceType: '1' })
  const element = (
    <PreferenceForm sets="cookies">
      <button type="submit" name="value" value="necessary">
        Endast nödvändiga
      </button>
    </PreferenceForm>
  )
  const waiting = new Promise<never>(() => {})
  const router = createMemoryRouter([
    { path: '/', element },
    { path: '/val/kakor', lazy: () => waiting },
  ])
  const { box } = await mount(<RouterProvider router={router} />)
  await act(async () => box.querySelector('button')?.click())
  expect(router.state.navigation.formData?.get('value')).toBe('necessary')
  expect(currentSettings()).toEqual({
    ...defaultSettings,
    priceType: '1',
    cookieAccept: 'necessary',
  })
})
