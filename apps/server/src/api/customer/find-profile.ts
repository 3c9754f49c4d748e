import type { Profile } from '@minikran/contract/customer-profile'
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../database/client.ts'
import { account_tokens, companies, users } from '../../database/schema/people.ts'

/** The account with its company; throws when there is none, since the caller has its session. */
export async function findProfile(db: Database, userId: number): Promise<Profile> {
  const [[found], [pending]] = await Promise.all([
    db
      .select({ user: users, company: companies })
      .from(users)
      .leftJoin(companies, and(eq(companies.id, users.company_id), isNull(companies.deleted_at)))
      .where(eq(users.id, userId)),
    db
      .select({ email: account_tokens.email_address })
      .from(account_tokens)
      .where(
        and(
          eq(account_tokens.user_id, userId),
          eq(account_tokens.kind, 'email'),
          isNull(account_tokens.used_at),
          gt(account_tokens.expires_at, sql`now()`),
        ),
      )
      .orderBy(desc(account_tokens.created_at))
      .limit(1),
  ])
  if (found === undefined) throw new Error('The account of a live session was not found')
  return presentProfile(found, pending?.email ?? null)
}

type AccountRow = { user: typeof users.$inferSelect; company: typeof companies.$inferSelect | null }

function presentProfile({ user, company }: AccountRow, pendingEmail: string | null): Profile {
  const instant = (at: Date | null) => at?.toISOString() ?? null
  return {
    id: user.id,
    role: user.role,
    firstname: user.firstname,
    lastname: user.lastname,
    email_address: user.email_address,
    email_verified_at: instant(user.email_verified_at),
    pending_email: pendingEmail,
    phone: user.phone,
    locale: user.locale,
    price_type: user.price_type === 1 ? '1' : user.price_type === 2 ? '2' : '',
    cookie_accept: user.cookie_accept,
    created_at: user.created_at.toISOString(),
    last_logged_in: instant(user.last_logged_in),
    password_changed_at: instant(user.password_changed_at),
    company: company && {
      id: company.id,
      corp_vat: company.corp_vat,
      corp_name: company.corp_name,
      corp_address: company.corp_address,
      corp_zip: company.corp_zip,
      corp_city: company.corp_city,
      email_address: company.email_address,
      confirmed: company.confirmed,
      may_change: !company.confirmed || user.edits_company,
      discount_percent: company.confirmed ? company.discount_percent : 0,
    },
  }
}
