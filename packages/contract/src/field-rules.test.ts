/// <reference types="vite/client" />
import { validateCredit } from '@minikran/domain/validation/credit-form'
import { fieldRules } from '@minikran/domain/validation/field-rules'
import { validateField, validateForm } from '@minikran/domain/validation/form'
import { validateInquiry } from '@minikran/domain/validation/inquiry-form'
import {
  validateCompany,
  validateNewEmail,
  validateProfile,
} from '@minikran/domain/validation/profile-form'
import { validateRegistration } from '@minikran/domain/validation/registration-form'
import { personFields } from '@minikran/domain/validation/sender-fields'
import { validateService } from '@minikran/domain/validation/service-form'
import { expect, test } from 'vitest'
import { z } from './z.ts'

/** Names of fields for e-mail, phone, names of people and companies, URL, company number, date, time. */
const validatedNames =
  /email|mail_to|phone|^(?:first|last|full|corp_|depot_)?name$|^company$|url$|^organisation_number$|^corp_vat$|date$|^founded$|^from$|^to$/

type Form = (input: Record<string, unknown>) => { ok: true } | { ok: false; errors: object }

const business = '2'
const inquiry: Form = (input) => validateInquiry(input, { nowMs: 0, priceType: business })

/** Bodies that a form function of the domain judges, so that every fault is told at once. */
const forms: Readonly<Record<string, Form>> = {
  InquiryBody: inquiry,
  RegistrationBody: (input) => validateRegistration(input, business),
  'RegistrationBody.participants': (input) => onlyParticipant(input),
  CreditBody: validateCredit,
  ServiceBody: (input) => validateService(input, business),
  ProfileBody: validateProfile,
  OwnProfileBody: validateProfile,
  CompanyBody: validateCompany,
  EmailBody: validateNewEmail,
  InviteBody: (input) => validateForm(personFields, input),
}

function onlyParticipant(input: Record<string, unknown>) {
  const result = validateRegistration({ participants: [input] }, business)
  if (result.ok) return result
  const own = Object.entries(result.errors).map(([name, broken]) => [
    name.split('.').at(-1),
    broken,
  ])
  return { ok: false, errors: Object.fromEntries(own) } as const
}

/**
 * Fields of the same names that hold something else: months, a place in an order, times for comparison,
 * and the address of a login, which is answered with 401 instead.
 */
const withoutRules = [
  'SearchReportsQuery',
  'SearchHeatQuery',
  'MissedWordsQuery',
  'BulkBody',
  'ChangeTimesBody.lines',
  'LogInBody.params',
  'StaffLogInBody.params',
]

const texts = [
  'åsa@exempel.se',
  'info@företag.se',
  'jan@kund.example',
  'a..b@kund.example',
  'jan@127.0.0.1',
  'Bo',
  'Bo\u202e',
  'N'.repeat(61),
  'N'.repeat(201),
  '08-465 004 00',
  '112',
  'https://kran.example/sida',
  'https://jan:ord@kran.example',
  'https://',
  'ftp://kran.example',
  '556016-0680',
  'SE556016068001',
  'SE556016068101',
  'hej',
  '2026-12-24',
  '2026/12/24',
  '2026-02-30',
  '07:30',
  '24:00',
  ' ',
]

type Field = { at: string; name: string; schema: z.ZodType }

function inner(schema: z.ZodType): z.ZodType {
  const isWrapped =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
  if (isWrapped) return inner(schema.unwrap() as z.ZodType)
  return schema instanceof z.ZodArray ? inner(schema.element as z.ZodType) : schema
}

/** Only what is sent to the API refuses keys that it does not know. */
function isSent(schema: z.ZodType): boolean {
  const issues = schema.safeParse({ '?': 1 }).error?.issues ?? []
  return issues.some(({ code }) => code === 'unrecognized_keys')
}

function fieldsOf(at: string, schema: z.ZodType): Field[] {
  const object = inner(schema)
  if (!(object instanceof z.ZodObject) || !isSent(object)) return []
  return Object.entries(object.shape as Record<string, z.ZodType>).flatMap(([name, field]) => [
    { at, name, schema: inner(field) },
    ...fieldsOf(`${at}.${name}`, field),
  ])
}

const modules = import.meta.glob<Record<string, unknown>>(['./**/*.ts', '!./**/*.test.ts'], {
  eager: true,
})
const exported = Object.values(modules).flatMap((module) => Object.entries(module))
const nameOf = (name: string) => {
  const base = name.replace(/Schema$/, '')
  return base.charAt(0).toUpperCase() + base.slice(1)
}
const fields = exported
  .flatMap(([name, value]) => (value instanceof z.ZodType ? fieldsOf(nameOf(name), value) : []))
  .filter(({ at, name }) => validatedNames.test(name) && !withoutRules.includes(at))
const ofForms = fields.filter(({ at }) => Object.hasOwn(forms, at))
const ofSchemas = fields.filter(({ at }) => !Object.hasOwn(forms, at))

test.each(ofForms)('$at: $name is judged by its form', ({ at, name }) => {
  const result = forms[at]?.({ [name]: 'x\u202e' })
  expect(Object.keys(result?.ok === false ? result.errors : {})).toContain(name)
})

test.each(ofSchemas)('$at: $name has the rule of the domain', ({ at, name, schema }) => {
  // `from` and `to` are times of day, but dates in the audit's query.
  const field = at === 'AuditQuery' ? 'date' : name
  expect(Object.keys(fieldRules)).toContain(field)
  const rules = fieldRules[field as keyof typeof fieldRules]
  const isRight = (text: string) =>
    validateField({ required: true, rules }, text).violations.length === 0
  expect(texts.filter((text) => schema.safeParse(text).success)).toEqual(texts.filter(isRight))
})

test('the fields are found', () => {
  expect(ofSchemas.length).toBeGreaterThan(20)
  expect(new Set(ofForms.map(({ at }) => at))).toEqual(new Set(Object.keys(forms)))
})
