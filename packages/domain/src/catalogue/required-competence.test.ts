import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  isLargeCrane,
  liftMomentOf,
  type MachineFacts,
  needsTradeCertificate,
  requiredCourses,
} from './required-competence.ts'

const machine: MachineFacts = {
  outline: 'mini-crane',
  weightKg: null,
  liftMomentTm: null,
  workHeightM: null,
}

test.each([
  ['mini-crane', { liftMomentTm: null }, ['sakra-lyft', 'minikran-10-tm']],
  ['mini-crane', { liftMomentTm: 10 }, ['sakra-lyft', 'minikran-10-tm']],
  ['mini-crane', { liftMomentTm: 10.1 }, ['sakra-lyft', 'minikran-10-tm', 'minikran-over-10-tm']],
  ['glass-robot', {}, ['sakra-lyft', 'vakuumlyft-glasrobot']],
  ['vacuum-lifter', { liftMomentTm: 50 }, ['sakra-lyft', 'vakuumlyft-glasrobot']],
  ['aerial-lift', { workHeightM: 12 }, ['liftutbildning']],
  ['aerial-lift', {}, []],
  ['lifting-accessory', {}, ['sakra-lyft']],
  ['tracked-carrier', {}, []],
  ['something-new', {}, []],
])('a %s with %j requires %j', (outline, known, courses) => {
  expect(requiredCourses({ ...machine, outline, ...known })).toEqual(courses)
})

test.each([
  ['mini-crane', { weightKg: 1500, liftMomentTm: 5 }, false],
  ['mini-crane', { weightKg: 1501 }, true],
  ['mini-crane', { weightKg: 900, liftMomentTm: 5.1 }, true],
  ['tracked-carrier', { weightKg: 2000 }, true],
  ['tracked-carrier', {}, false],
  ['lifting-accessory', { weightKg: 2000 }, false],
])('a %s with %j and a trade certificate: %j', (outline, known, needed) => {
  expect(needsTradeCertificate({ ...machine, outline, ...known })).toBe(needed)
})

test('the moment of a chart is its greatest product of radius and weight', () => {
  const rows = [
    { lift_radius: 1, lift_weight: 3000 },
    { lift_radius: 4, lift_weight: 1500 },
    { lift_radius: 9, lift_weight: 200 },
  ]
  expect(liftMomentOf(rows)).toBe(6)
  expect(liftMomentOf([])).toBe(null)
})

test('a larger moment never requires fewer courses', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 100, noNaN: true }), (liftMomentTm) => {
      const less = requiredCourses({ ...machine, liftMomentTm })
      const more = requiredCourses({ ...machine, liftMomentTm: liftMomentTm + 1 })
      expect(more.slice(0, less.length)).toEqual(less)
      expect(isLargeCrane({ outline: 'mini-crane', liftMomentTm })).toBe(less.length === 3)
    }),
  )
})
