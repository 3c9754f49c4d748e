import { caseEventKinds, caseStates } from '@minikran/domain/cases/case-steps'
import { serviceRequests } from '@minikran/domain/validation/service-form'
import { titles } from './both-languages.ts'
import { priceShape } from './catalogue.ts'
import { askedLiftSchema } from './crane-selection.ts'
import { formKindSchema } from './forms.ts'
import { documentSchema } from './media.ts'
import { wholeNumberOr } from './whole-number.ts'
import { instant, z } from './z.ts'

export const caseState = z.enum(caseStates)
export const caseNumber = z.string().trim().max(40)

/** The orders that My cases can be shown in. */
export const caseSorts = ['newest', 'oldest', 'date', 'state', 'machine', 'depot'] as const

export const casesQuerySchema = z.strictObject({
  state: z.enum([...caseStates, '']).optional(),
  sort: z.enum(caseSorts).optional(),
  page: wholeNumberOr(1, [1, 100_000]),
  per_page: wholeNumberOr(20, [1, 1_000]),
})
export const caseQuerySchema = z.strictObject({ case_number: caseNumber })
export const pictureQuerySchema = z.strictObject({ case_number: caseNumber, upload_id: z.uuid() })
export const caseMessageBodySchema = z
  .strictObject({ case_number: caseNumber, message: z.string().max(20_000).nullable().optional() })
  .openapi('CaseMessageBody')
export const caseBodySchema = z.strictObject({ case_number: caseNumber }).openapi('CaseBody')

const caseDepotSchema = z.object({
  id: z.int(),
  depot_slug: z.string(),
  depot_name: z.string(),
  ...titles,
  corp_city: z.string(),
  phone: z.string(),
  email_address: z.string(),
  path: z.string(),
})

/** A product of a case; `path` is null once it is no longer public. */
const askedProductSchema = z.object({
  title_sv: z.string().nullable(),
  title_en: z.string().nullable(),
  product_slug: z.string().nullable(),
  path: z.string().nullable(),
})

const caseFields = {
  id: z.int(),
  case_number: z.string(),
  kind: formKindSchema,
  state: caseState,
  lang: z.enum(['sv', 'en']),
  created_at: instant,
  updated_at: instant,
  depot: caseDepotSchema.nullable(),
}

/** A case in the list: its first machine or its course, and how many more there are. */
export const listedCaseSchema = z
  .object({
    ...caseFields,
    first: askedProductSchema.nullable(),
    lines: z.int(),
    /** The first line's pickup, or the course's start; local. */
    starts_at: z.string().nullable(),
    messages: z.int(),
    /** Messages from the depot that have not been opened. */
    unread: z.int(),
  })
  .openapi('ListedCase')

const { prod_vat, ...priceFields } = priceShape

/**
 * The prices that the sender was shown, whatever the product costs now. VAT has another name than in
 * `priceShape`, so that no answer adds the account's present discount.
 */
export const priceSnapshotSchema = z
  .object({ type: z.int().min(0).max(4), vat_percent: prod_vat, ...priceFields })
  .openapi('ToldPrices')
const told = priceSnapshotSchema.nullable()

const caseLineSchema = askedProductSchema.extend({
  told,
  line: z.int(),
  pickup_at: z.string().nullable(),
  return_at: z.string().nullable(),
  comment: z.string().nullable(),
  fields: z.array(z.object({ label: z.string(), value: z.string() })),
})
const caseCourseSchema = askedProductSchema.extend({
  told,
  course_time: z.string().nullable(),
  course_place: z.string().nullable(),
  /** Whether the link in the mail has to be opened before the participants get seats. */
  to_confirm: z.boolean(),
  participants: z.array(
    z.object({
      id: z.int(),
      firstname: z.string(),
      lastname: z.string(),
      email_address: z.string().nullable(),
      waiting: z.boolean(),
    }),
  ),
})
const caseDeliverySchema = z.object({
  address: z.string(),
  zip: z.string(),
  distance_km: z.int().nullable(),
})
const caseServiceSchema = z.object({
  request: z.enum(serviceRequests),
  make: z.string(),
  model: z.string(),
  serial_number: z.string().nullable(),
})
const caseCreditSchema = z.object({
  organisation_number: z.string(),
  corp_vat: z.string().nullable(),
  corp_name: z.string(),
  corp_address: z.string(),
  corp_zip: z.string(),
  corp_city: z.string(),
  invoice_email: z.string(),
  limit: z.number().nullable(),
  consent_at: instant,
  consent_version: z.string(),
})
const timesSchema = z.object({ pickup_at: z.string().nullable(), return_at: z.string().nullable() })
/** Moved pickups and returns, by the machine's number in the case; of other events none. */
const movedTimesSchema = z.array(z.object({ line: z.int(), from: timesSchema, to: timesSchema }))
export const caseEventSchema = z.object({
  id: z.int(),
  at: instant,
  kind: z.enum(caseEventKinds),
  state: caseState.nullable(),
  /** Why, in the company's or the customer's words. */
  reason: z.string().nullable(),
  times: movedTimesSchema,
  by: z.enum(['customer', 'depot']),
})
const caseMessageSchema = z.object({
  id: z.int(),
  from_customer: z.boolean(),
  /** Of the staff member who wrote it; null for the customer's own. */
  firstname: z.string().nullable(),
  message: z.string(),
  created_at: instant,
})
const casePictureSchema = z.object({
  id: z.uuid(),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
})

/** A whole case as its customer sees it: without notes among the staff. */
export const customerCaseSchema = z
  .object({
    ...caseFields,
    price_type: z.int().nullable(),
    company: z.string().nullable(),
    firstname: z.string(),
    lastname: z.string(),
    email_address: z.string(),
    phone: z.string().nullable(),
    /** Cleaned to bold and lists. */
    text: z.string(),
    lines: z.array(caseLineSchema),
    with_operator: z.boolean(),
    /** Where the machines are driven to; null: they are collected. */
    delivery: caseDeliverySchema.nullable(),
    /** What the machines are to lift, when the sender came from the crane selector. */
    lift: askedLiftSchema.nullable(),
    /** The query of the lift plan that was sent along, for `/lyftplan?…`. */
    lift_plan: z.string().nullable(),
    course: caseCourseSchema.nullable(),
    credit: caseCreditSchema.nullable(),
    service: caseServiceSchema.nullable(),
    events: z.array(caseEventSchema),
    messages: z.array(caseMessageSchema),
    pictures: z.array(casePictureSchema),
    /** What the company has handed over with the case. */
    documents: z.array(documentSchema),
    can_cancel: z.boolean(),
    has_calendar: z.boolean(),
  })
  .openapi('CustomerCase')

export type CasesQuery = z.input<typeof casesQuerySchema>
export type PriceSnapshot = z.infer<typeof priceSnapshotSchema>
export type ListedCase = z.infer<typeof listedCaseSchema>
export type CustomerCase = z.infer<typeof customerCaseSchema>
