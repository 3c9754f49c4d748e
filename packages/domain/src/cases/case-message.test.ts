import { expect, test } from 'vitest'
import { caseMessageMaxLength, validateCaseMessage } from './case-message.ts'

test('a message is trimmed text on several lines', () => {
  expect(validateCaseMessage('  Hej.\n\nNär? ')).toEqual({
    ok: true,
    values: { message: 'Hej.\n\nNär?' },
  })
})

test.each([
  [undefined, 'required'],
  ['  \n ', 'required'],
  ['a'.repeat(caseMessageMaxLength + 1), 'maxLength'],
  ['a\u0000b', 'characters'],
  [7, 'format'],
])('invalid message %# is refused', (message, rule) => {
  const result = validateCaseMessage(message)
  expect(result.ok ? [] : result.errors.message?.map((violation) => violation.rule)).toEqual([rule])
})
