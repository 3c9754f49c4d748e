import type { Profile } from '@minikran/contract/customer-profile'
import { act } from 'react'
import { createRoutesStub, Link, redirect } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import { mount } from '../components/mount.fixture.tsx'
import { typeInto } from '../forms/restore-form.ts'
import { DetailsForm } from '../pages/my-page/profile-forms.tsx'
import { AccountForm } from './account-form.tsx'

const stored = { firstname: 'Karin', lastname: 'Lind', phone: '070-1' } as Profile

const Nothing = () => null
const MyPage = () => <DetailsForm profile={stored} posted={null} />
const LogIn = () => <Link to="/min-sida">Tillbaka</Link>

/** My page of user 7, whose session ends before the form is sent. */
async function openMyPage({ userId = 7, answer = '/logga-in', isLate = false } = {}) {
  const { promise, resolve } = Promise.withResolvers<void>()
  if (!isLate) resolve()
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => ({ user: { id: userId } }),
      HydrateFallback: Nothing,
      children: [
        {
          path: 'min-sida',
          Component: MyPage,
          action: () => promise.then(() => redirect(answer)),
        },
        { path: 'logga-in', Component: LogIn },
      ],
    },
  ])
  const { box } = await mount(<Stub initialEntries={['/min-sida']} />)
  const press = (element: string) =>
    act(async () => box.querySelector<HTMLElement>(element)?.click())
  const type = (field: string, value: string) =>
    act(async () => typeInto(box.querySelector('form') as HTMLFormElement, field, value))
  const shownIn = (field: string) => box.querySelector<HTMLInputElement>(`[name=${field}]`)?.value
  return { box, press, type, shownIn, arrive: () => act(async () => resolve()) }
}

test('what was typed is there again after the log-in that saving asked for', async () => {
  onTestFinished(() => sessionStorage.clear())
  const { box, press, type, shownIn } = await openMyPage()
  expect(box.querySelector('[role=alert]')).toBeNull()
  await type('lastname', 'Lindqvist')
  await type('phone', '')
  await press('button')
  expect(shownIn('lastname')).toBeUndefined()
  await press('a')
  expect(shownIn('firstname')).toBe('Karin')
  expect(shownIn('lastname')).toBe('Lindqvist')
  expect(shownIn('phone')).toBe('')
  expect(box.querySelector('[role=alert]')?.textContent).toMatch(/^Det här är inte sparat än/)
})

test('another account does not see it', async () => {
  onTestFinished(() => sessionStorage.clear())
  const { press, type } = await openMyPage()
  await type('lastname', 'Lindqvist')
  await press('button')
  const other = await openMyPage({ userId: 8 })
  expect(other.shownIn('lastname')).toBe('Lind')
})

test('what is saved is forgotten', async () => {
  onTestFinished(() => sessionStorage.clear())
  const { press, type } = await openMyPage({ answer: '/min-sida?klart=uppgifter' })
  await type('lastname', 'Lindqvist')
  await press('button')
  const { shownIn } = await openMyPage()
  expect(shownIn('lastname')).toBe('Lind')
})

test('what is typed while the form is being sent stays', async () => {
  onTestFinished(() => sessionStorage.clear())
  const answer = '/min-sida?klart=uppgifter'
  const { press, type, shownIn, arrive } = await openMyPage({ answer, isLate: true })
  await type('lastname', 'Lindqvist')
  await press('button')
  await type('phone', '070-2')
  await arrive()
  expect(shownIn('phone')).toBe('070-2')
  // As it is stored here.
  expect(shownIn('lastname')).toBe('Lind')
})

test('what is typed while the form is being sent is kept for after the log-in, too', async () => {
  onTestFinished(() => sessionStorage.clear())
  const { press, type, shownIn, arrive } = await openMyPage({ isLate: true })
  await type('lastname', 'Lindqvist')
  await press('button')
  await type('phone', '070-2')
  await arrive()
  await press('a')
  expect(shownIn('lastname')).toBe('Lindqvist')
  expect(shownIn('phone')).toBe('070-2')
})

const Erase = () => (
  <AccountForm does="radera" labels={{}} send="Radera" posted={null} isLast>
    {null}
  </AccountForm>
)
const ErasePage = createRoutesStub([
  { id: 'root', path: '/', Component: Erase, loader: () => ({}) },
])

test('the second click of two does not send a form whose page has no session by then', async () => {
  const { box } = await mount(<ErasePage hydrationData={{ loaderData: { root: {} } }} />)
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 })
  await act(async () => void box.querySelector('button')?.dispatchEvent(click))
  expect(click.defaultPrevented).toBe(true)
})
