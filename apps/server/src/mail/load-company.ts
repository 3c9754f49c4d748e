import type { Database, Transaction } from '../database/client.ts'
import { company } from '../database/schema/content.ts'
import type { Company } from './mail-facts.ts'

// For a new installation, whose company has not been entered yet.
const withoutCompany = { name: 'Minikran', phone: '', email_address: '' }

/** The company, which sends all mails. */
export async function loadCompany(db: Database | Transaction): Promise<Company> {
  const [about = withoutCompany] = await db.select().from(company)
  return { name: about.name, phone: about.phone, email: about.email_address }
}
