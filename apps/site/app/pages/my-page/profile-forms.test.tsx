import type { Profile } from '@minikran/contract/customer-profile'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import type { PostedForm } from '../../account-pages/account-form.tsx'
import { SettingsForm } from './profile-forms.tsx'

const profile = { locale: 'sv', price_type: '1', cookie_accept: 'all' } as Profile

const Stub = createRoutesStub([{ path: '/', Component: Settings }])

function Settings() {
  return <SettingsForm profile={profile} posted={useLocation().state} />
}

function chosenIn(state: PostedForm | null) {
  const markup = renderToStaticMarkup(<Stub initialEntries={[{ pathname: '/', state }]} />)
  return [...markup.matchAll(/<option value="(\w*)" selected/g)].map(([, value]) => value)
}

test('settings that could not be saved stay chosen', () => {
  const values = { locale: 'en', price_type: '2', cookie_accept: 'necessary' }
  expect(chosenIn(null)).toEqual(['sv', '1', 'all'])
  expect(chosenIn({ does: 'installningar', values, faults: [] })).toEqual(['en', '2', 'necessary'])
  expect(chosenIn({ does: 'uppgifter', values: {}, faults: [] })).toEqual(['sv', '1', 'all'])
})
