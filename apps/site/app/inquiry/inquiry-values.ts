import type { InquiryInput } from '@minikran/domain/validation/inquiry-form'
import { messageHtml } from '../forms/message/message-html.ts'
import { ticked } from '../forms/ticked.ts'

const ownFields = [
  'depot_id',
  'pickup_date',
  'pickup_time',
  'return_date',
  'return_time',
  'with_operator',
  'deliver',
  'delivery_address',
  'delivery_zip',
  'price_type',
  'company',
  'firstname',
  'lastname',
  'email',
  'phone',
  'inquiry_text',
  'inquiry_html',
  'uploads',
  'lift',
  'sum',
] as const

/** Fields that each of several machines may have; empty times are the form's. */
export const lineFields = [
  'pickup_date',
  'pickup_time',
  'return_date',
  'return_time',
  'comment',
] as const

export type OwnField = (typeof ownFields)[number]
export type LineField = (typeof lineFields)[number]
/** The name of a machine's field contains its slug, so that it does not depend on the order. */
export type LineName = `${string}.${LineField}`
export type InquiryField = OwnField | LineName
export type InquiryValues = Record<InquiryField, string>

export const lineName = (slug: string, field: LineField): LineName => `${slug}.${field}`

/**
 * The fields of the form in order, date and time apart. A single machine has no fields of its own.
 */
export function inquiryFields(slugs: readonly string[]): InquiryField[] {
  const ofLines = slugs.length < 2 ? [] : slugs.flatMap(fieldsOfLine)
  return [...ofLines, ...ownFields]
}

const fieldsOfLine = (slug: string) => lineFields.map((field) => lineName(slug, field))

/** Pickup and return of a machine as typed; each date or time is its own where it has one. */
export function timesOf(values: InquiryValues, slug: string) {
  const typed = (field: LineField & OwnField) =>
    (values[lineName(slug, field)] ?? '').trim() || values[field].trim()
  return {
    pickup: { date: typed('pickup_date'), time: typed('pickup_time') },
    return: { date: typed('return_date'), time: typed('return_time') },
  }
}

/** Whether any time of the machine differs from the form's. */
export function hasOwnTimes(values: InquiryValues, slug: string): boolean {
  const isTyped = (field: LineField) => (values[lineName(slug, field)] ?? '').trim() !== ''
  return lineFields.some((field) => field !== 'comment' && isTyped(field))
}

type Machine = { slug: string; prod_id: number | null }

/** The body of the API call: date and time joined, one line for each machine. */
export function inquiryInput(values: InquiryValues, machines: readonly Machine[]) {
  const lines = machines.map(({ slug, prod_id }) => ({
    prod_id,
    ...joinedTimes(values, slug),
    comment: values[lineName(slug, 'comment')] ?? '',
  }))
  const [first] = lines
  return {
    depot_id: values.depot_id,
    company: values.price_type === '1' ? '' : values.company,
    firstname: values.firstname,
    lastname: values.lastname,
    email: values.email,
    phone: values.phone,
    inquiry_text: messageHtml(values),
    with_operator: values.with_operator === ticked,
    deliver: values.deliver === ticked,
    delivery_address: values.delivery_address,
    delivery_zip: values.delivery_zip,
    ...(first === undefined || lines.length === 1
      ? joinedTimes(values, '')
      : { pickup_at: first.pickup_at, return_at: first.return_at, lines }),
    prod_id: first?.prod_id ?? null,
  } satisfies InquiryInput
}

function joinedTimes(values: InquiryValues, slug: string) {
  const { pickup, return: returned } = timesOf(values, slug)
  return {
    pickup_at: `${pickup.date} ${pickup.time}`.trim(),
    return_at: `${returned.date} ${returned.time}`.trim(),
  }
}
