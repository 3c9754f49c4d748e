import { act } from 'react'
import { createRoutesStub, Link, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { mount } from '../../components/mount.fixture.tsx'
import { CaseFilter } from './case-filter.tsx'

function Filter() {
  const query = new URLSearchParams(useLocation().search)
  return (
    <>
      <CaseFilter state={query.get('lage') ?? ''} sort={query.get('ordning') ?? 'newest'} />
      <Link to="/?lage=received&ordning=oldest">Tidigare</Link>
    </>
  )
}

test('the button keeps the focus when the cases are filtered', async () => {
  const Stub = createRoutesStub([{ path: '/', Component: Filter }])
  const { box } = await mount(<Stub />)
  Object.assign(box.querySelector('select') ?? {}, { value: 'closed' })
  box.querySelector('button')?.focus()
  await act(async () => box.querySelector('button')?.click())
  expect(document.activeElement?.tagName).toBe('BUTTON')
  expect(box.querySelector('select')?.value).toBe('closed')
})

test('filter and order follow the address', async () => {
  const Stub = createRoutesStub([{ path: '/', Component: Filter }])
  const { box } = await mount(<Stub />)
  await act(async () => box.querySelector('a')?.click())
  const chosen = [...box.querySelectorAll('select')].map(({ value }) => value)
  expect(chosen).toEqual(['received', 'oldest'])
})
