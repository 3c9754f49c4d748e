import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fieldOfCode, validateForm } from './form.ts'

const fields = {
  title: fieldOfCode(3, true),
  width: fieldOfCode(1, false),
  address: fieldOfCode(66, false),
}

test('a valid form has trimmed texts, and null for empty ones', () => {
  const result = validateForm(fields, { title: '  Minikran 3 ', width: ' ', address: null })
  expect(result).toEqual({ ok: true, values: { title: 'Minikran 3', width: null, address: null } })
})

test('every faulty field is named with its violations', () => {
  const result = validateForm(fields, { title: '', width: '1.5', address: 'https://firma.se' })
  expect(result).toEqual({
    ok: false,
    errors: { title: [{ rule: 'required' }], width: [{ rule: 'decimalComma' }] },
  })
})

test.each([[1], [true], [['Minikran']], [{ toString: () => 'Minikran' }]])(
  'a value that is no text is refused: %j',
  (title) => {
    expect(validateForm(fields, { title })).toEqual({
      ok: false,
      errors: { title: [{ rule: 'format' }] },
    })
  },
)

test('only own fields of the input are read', () => {
  const input = Object.create({ title: 'Minikran' }) as Record<string, unknown>
  expect(validateForm(fields, input)).toEqual({
    ok: false,
    errors: { title: [{ rule: 'required' }] },
  })
})

test('any input has a result, and a valid form has only trimmed texts', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('title', 'width', 'address', 'x'), fc.anything()),
      (input) => {
        const result = validateForm(fields, input)
        const texts = result.ok ? Object.values(result.values) : []
        expect(texts.every((text) => text === null || text === text.trim())).toBe(true)
      },
    ),
  )
})
