import { sql } from 'drizzle-orm'
import { participants, registrations } from './schema/cases.ts'

/** The registration still has to be confirmed by its mailed link. */
export const isToConfirm = sql<boolean>`(${registrations.confirm_hash} is not null and ${registrations.confirmed_at} is null)`

/** A participant who gets a seat or a place on the waiting list once the link is opened. */
export const isUnconfirmed = sql<boolean>`(${participants.waiting} and ${isToConfirm})`

/** A participant with a seat or a place on the waiting list. */
export const isRegistered = sql<boolean>`not ${isUnconfirmed}`
