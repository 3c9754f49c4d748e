import { screen } from '@testing-library/react'
import { TextInput } from 'react-admin'
import { expect, test } from 'vitest'
import { openScreen } from '../testing/open-screen.tsx'
import { BackOfficeLayout } from './back-office-layout.tsx'
import { LogInPage } from './log-in-page.tsx'

test.each([
  ['bar', BackOfficeLayout],
  ['log-in', LogInPage],
])('the name of the other language in the %s is in that language', async (_, layout) => {
  openScreen('/testimonials/create', { fields: <TextInput source="name" />, layout })
  expect((await screen.findByRole('button', { name: 'In English' })).lang).toBe('en')
})
