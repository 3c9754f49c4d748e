import { getLocale, overwriteGetLocale } from '@minikran/i18n/runtime'
import { afterEach, expect, test } from 'vitest'
import { problemSentence, ruleSentence } from './problem-sentences.ts'

const inBoth = (sentence: () => string) =>
  (['sv', 'en'] as const).map((locale) => {
    overwriteGetLocale(() => locale)
    return sentence()
  })
// The texts are loaded once for all tests of a worker, which expect the language they have set.
const before = getLocale
afterEach(() => overwriteGetLocale(before))

// The fixed sentences, word by word.
test.each([
  ['notAuthenticated', 'posts', /gäller inte längre\. Logga in igen\.$/, /Log in again\.$/],
  [
    'itemForbidden',
    'posts',
    'Du har inte rätt till det här.',
    "You don't have permissions to this item.",
  ],
  [
    'itemForbidden',
    'depotemployees',
    /^Du har inte rätt till det här\. Den som hör till flera depåer/,
    /^You don't have permissions to this item\. An employee of several depots/,
  ],
  [
    'itemForbidden',
    'craneselectors',
    'Du saknar åtkomst till kranväljaren.',
    'You lack access to the crane selector.',
  ],
  [
    'itemNotLocked',
    'posts',
    'Du kan inte låsa upp det som inte är låst.',
    "You can't unlock non-locked items.",
  ],
  [
    'itemTrashed',
    'products',
    /^Produkten är inte redo att redigeras/,
    /^Product not ready for editing/,
  ],
  [
    'itemTrashed',
    'craneselectors',
    /^Kranen är inte redo att uppdateras/,
    /^The crane is not ready for update/,
  ],
  ['validationFailed', 'posts', 'Kontrollera inmatningarna.', 'Please check inputs.'],
])('%s of %s is said in both languages', (code, resource, swedish, english) => {
  const [sv, en] = inBoth(() => problemSentence(code, resource))
  expect(sv).toMatch(swedish)
  expect(en).toMatch(english)
})

// The same beside a field.
test.each([
  ['required', 'Fältet måste fyllas i.', 'Field is required.'],
  ['format', 'Fel format.', 'Wrong format.'],
  ['taken', 'E-postadressen används redan.', 'E-mail already taken.'],
  ['fieldUsed', 'Fältet används redan i mallen.', 'Field already used in template.'],
  ['slugExists', 'Adressen finns redan.', 'Slug already exists.'],
  ['lineOnCrane', 'Raden finns redan på kranen.', 'This line already on the crane.'],
  ['craneHasRows', 'Kranen har redan rader i kranväljaren.', 'Crane already has rows.'],
])('the rule %s is said in both languages', (rule, swedish, english) => {
  expect(inBoth(() => ruleSentence(rule))).toEqual([swedish, english])
})

test('a case that is full, or whose customer was erased, has its own words', () => {
  expect(ruleSentence('senderErased', 'message')).toMatch(/^Kundens uppgifter är raderade/)
  expect(inBoth(() => ruleSentence('maxCount', 'message'))).toEqual([
    'Ärendet är fullt och rymmer inte fler meddelanden, anteckningar eller ändringar.',
    'The case is full and has no room for more messages, notes or changes.',
  ])
})

const amount = 'Ett belopp i kronor, högst två decimaler.'
const whole = 'Skriv ett heltal.'
const figure = 'Bara 123,4 eller 123.'

test.each([
  ['minLength', 'phone', 'Skriv telefonnumret med riktnummer, till exempel 070-174 06 05'],
  ['minLength', 'mail_to', 'Skriv en e-postadress, till exempel anna@exempel.se.'],
  ['format', 'price_first_day', amount],
  ['type', 'price_offer', amount],
  ['min', 'price_offer', 'Talet är för litet.'],
  ['type', 'order', whole],
  ['type', 'employees', whole],
  ['type', 'focal_x', whole],
  ['type', 'focal_y', whole],
  ['format', 'technical.course_participant', whole],
  ['type', 'prod_vat', figure],
  ['type', 'lift_radius', figure],
  ['type', 'technical.weight', figure],
  ['type', 'title_sv', 'Fel format.'],
  ['format', 'title_sv', 'Fel format.'],
  ['webAddress', 'firstname', 'Skriv namnet utan webbadress'],
  ['minLength', 'new_password', 'Lösenordet måste ha minst 8 tecken.'],
])('the rule %s of the field %s says what is expected where that is known', (rule, field, said) => {
  expect(inBoth(() => ruleSentence(rule, field))[0]).toBe(said)
})
