import { expect, test } from 'vitest'
import { validateCompany, validateNewEmail, validateProfile } from './profile-form.ts'

const company = { corp_name: 'Lindqvist Glas AB', corp_vat: '556016-0680' }

test.each(['556016-0680', '5560160680', 'SE556016068001', 'se 556016-0680 01'])(
  'the number %s is one company',
  (corp_vat) => {
    expect(validateCompany({ ...company, corp_vat })).toMatchObject({
      ok: true,
      company: { corp_vat: 'SE556016068001', corp_city: '' },
    })
  },
)

test.each([
  '556016-0681',
  'SE556016068101',
  'SE556016068002',
  'DE123456789',
  '12',
  'SE55601606800',
])('the number %s is none', (corp_vat) => {
  const result = validateCompany({ ...company, corp_vat })
  expect(result).toEqual({ ok: false, errors: { corp_vat: [{ rule: 'vatNumber' }] } })
})

test('a postal code of a company is optional, and has five digits', () => {
  const withZip = (corp_zip: string) => validateCompany({ ...company, corp_zip })
  expect(withZip('')).toMatchObject({ ok: true, company: { corp_zip: '' } })
  expect(withZip(' 41104 ')).toMatchObject({ ok: true, company: { corp_zip: '411 04' } })
  expect(withZip('abc')).toEqual({ ok: false, errors: { corp_zip: [{ rule: 'zip' }] } })
})

test('a short name is valid in a profile', () => {
  expect(validateProfile({ firstname: 'Bo', lastname: 'Ö' })).toMatchObject({ ok: true })
  expect(validateCompany({ ...company, corp_name: '3M' })).toMatchObject({ ok: true })
})

test('contact details follow the rules of every form', () => {
  expect(validateProfile({ firstname: ' Åsa ', lastname: 'Öberg', phone: '' })).toEqual({
    ok: true,
    values: { firstname: 'Åsa', lastname: 'Öberg', phone: null },
  })
  const faulty = validateProfile({ firstname: 'Å\u202e', lastname: '', phone: '07' })
  expect(faulty.ok ? [] : Object.keys(faulty.errors)).toEqual(['firstname', 'lastname', 'phone'])
})

test('neither a name nor a company is a web address', () => {
  const refused = [{ rule: 'webAddress' }]
  const profile = { firstname: 'evil.example', lastname: 'https://evil' }
  expect(validateProfile(profile)).toEqual({
    ok: false,
    errors: { firstname: refused, lastname: refused },
  })
  expect(validateCompany({ ...company, corp_name: 'http://evil.example AB' })).toEqual({
    ok: false,
    errors: { corp_name: refused },
  })
})

test('a company may be named after its website', () => {
  expect(validateCompany({ ...company, corp_name: 'Hemnet.se AB' })).toMatchObject({ ok: true })
})

test('a new address is one address', () => {
  expect(validateNewEmail({ email_address: ' asa@firma.example ' })).toMatchObject({ ok: true })
  expect(validateNewEmail({ email_address: 'asa@firma' })).toMatchObject({ ok: false })
})
