import { sql } from 'drizzle-orm'
import { participants, registrations } from './schema/cases.ts'

/** Asks for seats by a link that nobody has opened. */
export const isToConfirm = sql<boolean>`(${registrations.confirm_hash} is not null and ${registrations.confirmed_at} is null)`

/** Has no seat, nor a place on the waiting list, before the link of the registration is opened. */
export const isUnconfirmed = sql<boolean>`(${participants.waiting} and ${isToConfirm})`

/** Has a seat or waits for one. */
export const isRegistered = sql<boolean>`not ${isUnconfirmed}`
