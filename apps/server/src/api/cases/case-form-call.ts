import type { HoursDetail, SentForm } from '@minikran/contract/forms'
import type { z } from '@minikran/contract/z'
import type { Permission } from '@minikran/domain/access/permissions'
import type { CaseKind } from '@minikran/domain/cases/case-steps'
import type { PriceTypeChoice } from '@minikran/domain/pricing/price-type'
import type { Transaction } from '../../database/client.ts'
import type { SentFields } from '../calls/validate.ts'

/** Rule keys by field. */
export type FieldFaults = Record<string, string[]>
/** The depot's hours by the field whose time is outside them. */
export type HoursDetails = Record<string, HoursDetail>

/** What every case has, whatever its kind; texts are valid and trimmed. */
export type CaseFields = {
  sender: {
    company: string | null
    firstname: string
    lastname: string
    email: string
    phone: string | null
  }
  priceType: PriceTypeChoice
  depotId: number | null
  /** The address for notification and replies; empty while the company has none. */
  answeredBy: string
  /** Its products; the case counts as an order of each. */
  productIds: readonly number[]
  /** Its pictures, which were uploaded before. */
  uploadIds?: readonly string[]
}

/** The case that a form's rows belong to, and its sender. */
export type NewCase = {
  caseId: number
  discountPercent: number
  userId: number | null
  network: string
}

/** What the rows of a kind add to the answer's data and to the mail that confirms it. */
export type StoredContent = { answer: object; mail?: Record<string, unknown> }

export type ValidatedForm<Content> =
  | { ok: true; facts: CaseFields; content: Content }
  | { ok: false; errors: FieldFaults; details?: HoursDetails }

/**
 * What one kind of form has of its own; everything else about sending (the sum question, limits,
 * repeats, numbers, mails) is the same for all.
 */
export type CaseFormCall<Body extends SentForm, Content> = {
  kind: CaseKind
  /** Below `/api`. */
  path: string
  summary: string
  permission: Permission
  body: z.ZodType<Body>
  answer: z.ZodType
  /**
   * Checks all fields at once, whatever their types. A form without a typed body is never valid. The
   * price type may be in the request's cookies.
   */
  validate(sent: SentFields<Body>, cookies: string | null): Promise<ValidatedForm<Content>>
  /** Writes its own rows in the case's transaction. */
  store(tx: Transaction, stored: NewCase, content: Content): Promise<StoredContent>
}
