import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fieldsBefore } from './fields-before.ts'

test('going back undoes every later change', () => {
  const later = [
    { title_sv: ['b', 'c'], title_en: [null, 'C'] },
    { title_sv: ['a', 'b'], status: [0, 1], publish_at: [null, '2027-01-01T00:00:00.000Z'] },
  ]
  expect(fieldsBefore(later)).toEqual({ title_sv: 'a', title_en: null })
})

test('changes without stored values are skipped', () => {
  expect(fieldsBefore([{ corp_name: true }])).toEqual({})
})

test('after any saves, going back to the first version gives its values', () => {
  const versions = fc.array(fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.string()), {
    minLength: 1,
  })
  fc.assert(
    fc.property(versions, (saved) => {
      let now: Record<string, unknown> = { a: '', b: '', c: '' }
      const trail = saved.map((fields) => {
        const changes = Object.fromEntries(
          Object.entries(fields).map(([name, value]) => [name, [now[name], value]]),
        )
        now = { ...now, ...fields }
        return changes
      })
      expect({ ...now, ...fieldsBefore(trail.toReversed()) }).toEqual({ a: '', b: '', c: '' })
    }),
  )
})
