import { act } from 'react'
import { createRoutesStub, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { mount } from '../../components/mount.fixture.tsx'
import { CaseFilter } from './case-filter.tsx'

function Filter() {
  const state = new URLSearchParams(useLocation().search).get('lage') ?? ''
  return <CaseFilter state={state} sort="newest" />
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
