import type { User } from '@minikran/contract/auth'
import type { UserRow } from './auth.queries.ts'

/** The user as the API shows it, without the row's other columns. */
export function presentUser(row: UserRow): User {
  return {
    id: row.id,
    forcelogout: row.forcelogout,
    firstname: row.firstname,
    lastname: row.lastname,
    fullname: `${row.firstname} ${row.lastname}`.trim(),
    role: row.role,
    depot_id: row.depot_id,
    email_address: row.email_address,
    created_at: row.created_at.toISOString(),
    created_by: row.created_by,
    updated_at: row.updated_at.toISOString(),
    updated_by: row.updated_by,
    deleted_at: row.deleted_at?.toISOString() ?? null,
    deleted_by: row.deleted_by,
    last_logged_in: row.last_logged_in?.toISOString() ?? null,
    cookie_accept: row.cookie_accept,
  }
}
