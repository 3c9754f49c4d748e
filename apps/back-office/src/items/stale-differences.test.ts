import { expect, test } from 'vitest'
import { differences } from './stale-differences.ts'

const known = { id: 1, version: 3, title_sv: 'Kran', title_en: null, order: 1 }

test('what was typed and what others saved meanwhile differ, each known for what it is', () => {
  const mine = { ...known, title_sv: 'Minikran' }
  const current = { ...known, version: 4, title_sv: 'Spindelkran', title_en: 'Crane' }
  expect(differences({ mine, current, known, dirty: { title_sv: true } })).toEqual([
    { name: 'title_sv', isTyped: true },
    { name: 'title_en', isTyped: false },
  ])
})

test('the same words typed twice are no difference', () => {
  const mine = { ...known, title_sv: 'Minikran' }
  const current = { ...mine, version: 4 }
  expect(differences({ mine, current, known, dirty: { title_sv: true } })).toEqual([])
})
