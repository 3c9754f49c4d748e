import { caseSteps } from '@minikran/domain/cases/case-steps'
import { creditDecisionSchema } from './admin/credit.ts'
import {
  craneConfigurationSchema,
  craneFiguresSchema,
  craneRowSchema,
  craneTypeSchema,
} from './crane-selection.ts'
import {
  caseEventSchema,
  caseNumber,
  caseSorts,
  caseState,
  customerCaseSchema,
  listedCaseSchema,
} from './customer-cases.ts'
import { formKindSchema } from './forms.ts'
import { itemId, queryItemId, seenId } from './item-id.ts'
import { wholeNumberOr } from './whole-number.ts'
import { instant, z } from './z.ts'

const person = z.object({ id: z.int(), fullname: z.string() }).nullable()

export const adminCasesQuerySchema = z.strictObject({
  state: caseState.optional(),
  kind: formKindSchema.optional(),
  depot_id: queryItemId.optional(),
  /** `1`: only cases that nobody has opened yet. */
  unread: z.enum(['0', '1']).optional(),
  /** `1`: only cases that came in today, by the clock in Stockholm. */
  today: z.enum(['0', '1']).optional(),
  /** `1`: only answered cases that the customer is to write in next. */
  awaits_customer: z.enum(['0', '1']).optional(),
  /** A part of number, name, company or address. */
  search: z.string().trim().max(100).optional(),
  /** The id of an owner, `me`, or `none` for cases without an owner. */
  owner: z.union([z.enum(['me', 'none']), queryItemId]).optional(),
  /** `unread`: cases that nobody has opened come first. */
  sort: z.enum([...caseSorts, 'unread']).optional(),
  page: wholeNumberOr(1, [1, 100_000]),
  per_page: wholeNumberOr(25, [1, 1_000]),
})

const senderFields = {
  company: z.string().nullable(),
  firstname: z.string(),
  lastname: z.string(),
  /** Null for roles that only prepare the machines: they need no address. */
  email_address: z.string().nullable(),
  phone: z.string().nullable(),
  price_type: z.int().nullable(),
  /** The account that it belongs to. */
  user_id: z.int().nullable(),
  owner: person,
  first_read_at: instant.nullable(),
}

export const adminListedCaseSchema = listedCaseSchema
  .extend(senderFields)
  .openapi('AdminListedCase')

/** A crane of the case with what its drawing is made of. */
const caseCraneSchema = z.object({
  line: z.int(),
  title_sv: z.string(),
  crane_type: craneTypeSchema.nullable(),
  rows: z.array(craneRowSchema),
  configurations: z.array(craneConfigurationSchema.pick({ key: true })),
  figures: craneFiguresSchema,
})

/** A case as the staff sees it: with notes, who did what, and the steps that are open. */
export const adminCaseSchema = customerCaseSchema
  .omit({ can_cancel: true, has_calendar: true, events: true, messages: true })
  .extend(senderFields)
  .extend({
    /** The machines of the case that have a load chart, when the case names a lift. */
    cranes: z.array(caseCraneSchema),
    steps: z.array(z.enum(caseSteps)),
    /** Of a credit application; of anything else null. */
    decision: creditDecisionSchema.nullable(),
    events: z.array(
      caseEventSchema.extend({
        by: person,
        /** Of a change of owner: the new one, null for none. Absent in other events. */
        owner: person.optional(),
        /** The name of a document that was attached or detached. Absent in other events. */
        document: z.string().optional(),
      }),
    ),
    messages: z.array(
      z.object({
        id: z.int(),
        from_customer: z.boolean(),
        /** A note among the staff. */
        internal: z.boolean(),
        by: person,
        message: z.string(),
        created_at: instant,
        read_at: instant.nullable(),
      }),
    ),
  })
  .openapi('AdminCase')

/** By its number or by its id. */
export const adminCaseQuerySchema = z.strictObject({
  case_number: caseNumber.optional(),
  id: queryItemId.optional(),
})
export const adminMessageBodySchema = z
  .strictObject({ case_number: caseNumber, message: z.string().max(20_000).nullable().optional() })
  .openapi('AdminCaseMessageBody')
export const customerMessageBodySchema = adminMessageBodySchema
  .extend({
    /** True: a case that nobody has answered is answered by this message. */
    answer: z.boolean().optional(),
    /** The last message that was seen: when a colleague has written to the customer since, nothing is sent. */
    seen: seenId.optional(),
  })
  .openapi('AdminCustomerMessageBody')
export const moveCaseBodySchema = z
  .strictObject({
    case_number: caseNumber,
    step: z.enum(caseSteps).exclude(['cancel']),
    /** Shown to the customer. */
    reason: z.string().max(20_000).nullable().optional(),
  })
  .openapi('MoveCaseBody')

/** `YYYY-MM-DD HH:mm` in Stockholm, as in an inquiry. */
const rentTime = z.string().max(40)

/** The machines whose times change, by their number in the case. */
export const changeTimesBodySchema = z
  .strictObject({
    case_number: caseNumber,
    lines: z
      .array(
        z.strictObject({
          line: z.int().min(1).max(32_767),
          pickup_at: rentTime,
          return_at: rentTime.nullable(),
          /** The stored times that were seen; when they have changed since, nothing is changed. */
          from: z.strictObject({ pickup_at: rentTime.nullable(), return_at: rentTime.nullable() }),
        }),
      )
      .min(1)
      .max(100),
    /** Shown to the customer. */
    reason: z.string().max(20_000).nullable().optional(),
  })
  .openapi('ChangeTimesBody')

export const caseDocumentBodySchema = z
  .strictObject({ case_number: caseNumber, document_id: itemId })
  .openapi('CaseDocumentBody')

/** `owner_id` null: the case has no owner any more. */
export const assignBodySchema = z
  .strictObject({ case_number: caseNumber, owner_id: itemId.nullable() })
  .openapi('AssignCaseBody')

export const inviteBodySchema = z
  .strictObject({
    firstname: z.string().max(1_000).nullable().optional(),
    lastname: z.string().max(1_000).nullable().optional(),
    email: z.string().max(1_000).nullable().optional(),
    phone: z.string().max(1_000).nullable().optional(),
    lang: z.enum(['sv', 'en']).optional(),
    role: z.int().optional(),
    /** The case whose sender is invited: what is left out above is taken from it. */
    case_number: caseNumber.optional(),
  })
  .openapi('InviteBody')
export const roleBodySchema = z
  .strictObject({ user_id: itemId, role: z.int() })
  .openapi('SetRoleBody')
export const userBodySchema = z.strictObject({ user_id: itemId }).openapi('UserIdBody')
export const changedUserSchema = z
  .object({
    id: z.int(),
    role: z.int(),
    locked_at: instant.nullable(),
    deleted_at: instant.nullable(),
  })
  .openapi('ChangedUser')

export type AdminListedCase = z.infer<typeof adminListedCaseSchema>
export type CaseCrane = z.infer<typeof caseCraneSchema>
export type AdminCase = z.infer<typeof adminCaseSchema>
