import { createContext, use } from 'react'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { mount } from '../../components/mount.fixture.tsx'
import { ChoiceList } from './choice-list.tsx'
import type { ShownChoice } from './plan-choices.ts'

const choice = (value: string): ShownChoice => ({
  value,
  titles: [{ text: value, lang: 'sv' }],
  usedPercent: 50,
  advice: 'good',
  figures: [],
  rent: null,
  plan: '/lyftplan',
})
const shown = [choice('jekko-spx312'), choice('jekko-spx532')]

const Current = createContext('')
const Stub = createRoutesStub([
  {
    path: '/',
    Component: () => (
      <ChoiceList kind="cranes" typed={{}} current={use(Current)} taken={null} shown={shown} />
    ),
  },
])
const planOf = (crane: string) => (
  <Current value={crane}>
    <Stub />
  </Current>
)

test('the crane of the plan that is shown is the one that is ticked', async () => {
  const { box, show } = await mount(planOf('jekko-spx312'))
  const ticked = () => new FormData(box.querySelector('form') as HTMLFormElement).getAll('m')
  expect(ticked()).toEqual(['jekko-spx312'])
  await show(planOf('jekko-spx532'))
  expect(ticked()).toEqual(['jekko-spx532'])
})
