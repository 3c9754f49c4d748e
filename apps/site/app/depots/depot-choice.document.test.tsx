import { act } from 'react'
import { createRoutesStub, useLocation, useNavigate, useParams } from 'react-router'
import { expect, test } from 'vitest'
import { mount } from '../components/mount.fixture.tsx'
import { DepotChoice } from './depot-choice.tsx'

const tiles = ['stockholm', 'malmo'].map((slug) => ({
  slug,
  title: { text: slug, lang: 'sv' as const },
}))

function Depot() {
  const { slug = null } = useParams()
  const navigate = useNavigate()
  return (
    <>
      <DepotChoice tiles={tiles} chosen={slug} label="Depå" />
      <a href="/region/malmo" onClick={() => void navigate('/region/malmo')}>
        next
      </a>
      <button type="button" onClick={() => void navigate(-1)}>
        back
      </button>
      <Address />
    </>
  )
}

function Address() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

test('the dropdown shows the depot of the page, also after the browser’s back', async () => {
  const Stub = createRoutesStub([{ path: '/region/:slug', Component: Depot }])
  const { box } = await mount(<Stub initialEntries={['/region/stockholm']} />)
  const select = box.querySelector('select')
  select?.focus()
  if (select) select.value = 'malmo'
  await act(async () => box.querySelector('a')?.click())
  expect(select?.value).toBe('malmo')
  await act(async () => box.querySelector<HTMLElement>('button[type=button]')?.click())
  expect(select?.value).toBe('stockholm')
  expect(document.activeElement).toBe(select)
})

test.each([
  [{ key: 'ArrowDown', altKey: true }, '/regioner?depa=malmo'],
  [{ key: ' ' }, '/regioner?depa=malmo'],
  [{ key: 'ArrowDown' }, '/region/stockholm'],
])('a depot chosen after the key %j leads to %s', async (key, address) => {
  const Stub = createRoutesStub([
    { path: '/region/:slug', Component: Depot },
    { path: '/regioner', Component: Address },
  ])
  const { box } = await mount(<Stub initialEntries={['/region/stockholm']} />)
  const select = box.querySelector('select')
  if (select === null) throw new Error('The dropdown is there')
  await act(async () => {
    select.dispatchEvent(new KeyboardEvent('keydown', { ...key, bubbles: true }))
    select.value = 'malmo'
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
  expect(box.querySelector('output')?.textContent).toBe(address)
})
