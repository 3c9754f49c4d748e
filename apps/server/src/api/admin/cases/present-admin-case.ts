import type { AdminCase, AdminListedCase } from '@minikran/contract/admin-cases'
import { seesMailAddresses } from '@minikran/domain/access/account-rules'
import { stepsFrom } from '@minikran/domain/cases/case-steps'
import type { CaseParts } from '../../../database/case-parts.ts'
import type { ListedCaseRow } from '../../cases/case-rows.ts'
import { presentCase, presentEvent, presentListedCase } from '../../cases/present-case.ts'

/** The names of case owners. */
type Owners = ReadonlyMap<number, string>

/** `role` is the reader's. */
type Reader = { role: number; owners: Owners }

export function presentAdminListed(row: ListedCaseRow, reader: Reader): AdminListedCase {
  return { ...presentListedCase(row), ...senderAndOwner(row, reader) }
}

function senderAndOwner({ case: stored }: ListedCaseRow, { role, owners }: Reader) {
  const ownerName = stored.owner_id === null ? undefined : owners.get(stored.owner_id)
  return {
    company: stored.company,
    firstname: stored.firstname,
    lastname: stored.lastname,
    email_address: seesMailAddresses(role) ? stored.email_address : null,
    phone: stored.phone,
    price_type: stored.price_type,
    user_id: stored.user_id,
    owner:
      stored.owner_id === null || ownerName === undefined
        ? null
        : { id: stored.owner_id, fullname: ownerName },
    first_read_at: stored.first_read_at?.toISOString() ?? null,
  }
}

type Owner = AdminCase['owner']
type Facts = Reader & Pick<AdminCase, 'decision' | 'cranes'>

/** A whole case with everything that the staff has written and done. */
export function presentAdminCase(
  row: ListedCaseRow,
  parts: CaseParts,
  { role, owners, decision, cranes }: Facts,
): AdminCase {
  const { can_cancel, has_calendar, events, messages, ...shown } = presentCase(row, parts)
  return {
    ...shown,
    ...senderAndOwner(row, { role, owners }),
    course: shown.course && {
      ...shown.course,
      participants: shown.course.participants.map((person) => ({
        ...person,
        email_address: seesMailAddresses(role) ? person.email_address : null,
      })),
    },
    steps: [...stepsFrom(row.case, 'staff')],
    decision,
    cranes,
    events: parts.events.map(({ event, by }) => ({
      ...presentEvent(event),
      by: personOf(by),
      ...(event.kind === 'ownerChanged' && newOwner(event.details, owners)),
      ...documentIn(event.details),
    })),
    messages: parts.messages.map(({ message, by }) => ({
      id: message.id,
      from_customer: message.from_customer,
      internal: message.internal,
      by: personOf(by),
      message: message.message,
      created_at: message.created_at.toISOString(),
      read_at: message.read_at?.toISOString() ?? null,
    })),
  }
}

/** Whom a change of owner gave the case to, by the details of its event. */
export const newOwnerIdIn = ({ to }: Record<string, unknown>) =>
  typeof to === 'number' || to === null ? to : undefined

const documentIn = ({ document }: Record<string, unknown>) =>
  typeof document === 'string' ? { document } : {}

function newOwner(details: Record<string, unknown>, owners: Owners): { owner?: Owner } {
  const id = newOwnerIdIn(details)
  if (id === null) return { owner: null }
  const fullname = id === undefined ? undefined : owners.get(id)
  return id === undefined || fullname === undefined ? {} : { owner: { id, fullname } }
}

function personOf(by: CaseParts['events'][number]['by']) {
  return by && { id: by.id, fullname: `${by.firstname} ${by.lastname}` }
}
