import { expect, test } from 'vitest'
import { differences, withOwn } from './stale-differences.ts'

const known = { id: 1, version: 3, title_sv: 'Kran', title_en: null, order: 1 }

test('what was typed and what others saved meanwhile differ, each known for what it is', () => {
  const mine = { ...known, title_sv: 'Minikran' }
  const current = { ...known, version: 4, title_sv: 'Spindelkran', title_en: 'Crane' }
  expect(differences({ mine, current, known, dirty: { title_sv: true } })).toEqual([
    { name: 'title_sv', part: null, isTyped: true, mine: 'Minikran', theirs: 'Spindelkran' },
    { name: 'title_en', part: null, isTyped: false, mine: null, theirs: 'Crane' },
  ])
})

test('what the server makes of an account is not chosen', () => {
  const before = { firstname: 'Mats', lastname: 'Ek', fullname: 'Mats Ek', state: 'active' }
  const mine = { ...before, last_logged_in: null, second_step: false }
  const names = { lastname: 'Berg', fullname: 'Mats Berg' }
  const current = { ...mine, ...names, state: 'locked', last_logged_in: 'now', second_step: true }
  const rows = differences({ mine, current, known: mine, dirty: {} })
  expect(rows.map(({ name }) => name)).toEqual(['lastname'])
})

test('the name of a depot employee, who has no first name of its own, is chosen', () => {
  const mine = { fullname: 'Maja Berg' }
  const rows = differences({ mine, current: { fullname: 'Maja Ek' }, known: mine, dirty: {} })
  expect(rows.map(({ name }) => name)).toEqual(['fullname'])
})

test('the same words typed twice are no difference', () => {
  const mine = { ...known, title_sv: 'Minikran' }
  const current = { ...mine, version: 4 }
  expect(differences({ mine, current, known, dirty: { title_sv: true } })).toEqual([])
})

test('two people at two technical fields of a product both keep theirs', () => {
  const before = { ...known, technical: { weight: 900, width: 750 } }
  const mine = { ...before, technical: { weight: 980, width: 750 } }
  const current = { ...before, version: 4, technical: { weight: 900, width: 780, height: 1900 } }
  const rows = differences({ mine, current, known: before, dirty: { technical: { weight: true } } })
  expect(rows.map(({ part, isTyped }) => [part, isTyped])).toEqual([
    ['weight', true],
    ['width', false],
    ['height', false],
  ])
  const own = rows.filter(({ isTyped }) => isTyped)
  expect(withOwn(current, own)['technical']).toEqual({ weight: 980, width: 780, height: 1900 })
})

test('a technical field that one of them emptied is saved as empty', () => {
  const current = { ...known, technical: { weight: 900 } }
  const row = { name: 'technical', part: 'weight', isTyped: true, mine: undefined, theirs: 900 }
  expect(withOwn(current, [row])['technical']).toEqual({ weight: null })
})

test('what the server counts and makes of an item is not chosen', () => {
  const mine = { ...known, accounts: 2, uses: 1, variants_at: null }
  const current = { ...mine, accounts: 3, uses: 0, variants_at: '2027-03-01T08:30:00.000Z' }
  expect(differences({ mine, current, known: mine, dirty: {} })).toEqual([])
})
