import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxParticipants } from './max-participants.ts'
import { type RegistrationInput, validateRegistration } from './registration-form.ts'

const complete = {
  prod_id: 3,
  company: 'Glasbolaget AB',
  firstname: 'Åsa',
  lastname: 'Öberg',
  email: 'asa@glasbolaget.se',
  phone: '010-123 45 67',
  inquiry_text: 'Vi har egen hjälm.',
  participants: [
    { firstname: 'Bo', lastname: 'Ek', email: 'bo@glasbolaget.se' },
    { firstname: 'Li', lastname: 'Å', email: null },
  ],
}

function errorsOf(changes: RegistrationInput) {
  const result = validateRegistration({ ...complete, ...changes }, '2')
  return result.ok ? {} : result.errors
}

test('a complete registration passes', () => {
  expect(validateRegistration(complete, '2')).toEqual({ ok: true, registration: complete })
})

test.each([[undefined], [null], [[]]])(
  'with participants %j the sender takes the course',
  (none) => {
    const { firstname, lastname, email } = complete
    expect(validateRegistration({ ...complete, participants: none }, '2')).toMatchObject({
      registration: { participants: [{ firstname, lastname, email }] },
    })
  },
)

test('an empty form names every required field at once', () => {
  const required = [{ rule: 'required' }]
  expect(validateRegistration({}, '2')).toEqual({
    ok: false,
    errors: {
      prod_id: required,
      company: required,
      firstname: required,
      lastname: required,
      email: required,
    },
  })
})

test('a company is required of businesses only', () => {
  expect(validateRegistration({ ...complete, company: '' }, '1').ok).toBe(true)
})

const person = { firstname: 'Bo', lastname: 'Ek' }
test.each<[string, unknown, object]>([
  ['no list', 'Bo Ek', { participants: [{ rule: 'format' }] }],
  [
    'more than twenty',
    Array.from({ length: 21 }, () => person),
    { participants: [{ rule: 'maxCount', max: maxParticipants }] },
  ],
  [
    'somebody without a name',
    [person, { firstname: ' ', email: 'x' }],
    {
      'participants.1.firstname': [{ rule: 'required' }],
      'participants.1.lastname': [{ rule: 'required' }],
      'participants.1.email': [{ rule: 'minLength', min: 6 }, { rule: 'email' }],
    },
  ],
  [
    'nothing in a row',
    [null],
    {
      'participants.0.firstname': [{ rule: 'required' }],
      'participants.0.lastname': [{ rule: 'required' }],
    },
  ],
])('participants: %s is refused', (_, participants, errors) => {
  expect(errorsOf({ participants })).toEqual(errors)
})

test('twenty participants pass', () => {
  expect(errorsOf({ participants: Array.from({ length: maxParticipants }, () => person) })).toEqual(
    {},
  )
})

test('any input has a result', () => {
  const anyField = fc.constantFrom(...Object.keys(complete), '__proto__', 'constructor')
  fc.assert(
    fc.property(fc.dictionary(anyField, fc.anything()), fc.boolean(), (changes, isWhole) => {
      const input = isWhole ? { ...complete, ...changes } : changes
      expect(typeof validateRegistration(input, '').ok).toBe('boolean')
    }),
  )
})
