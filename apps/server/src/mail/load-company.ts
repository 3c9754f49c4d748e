import type { Database, Transaction } from '../database/client.ts'
import { company } from '../database/schema/content.ts'
import type { Company } from './mail-facts.ts'

const withoutCompany = { name: 'Minikran', phone: '', email_address: '' }

/** Who every mail comes from. */
export async function loadCompany(db: Database | Transaction): Promise<Company> {
  const [about = withoutCompany] = await db.select().from(company)
  return { name: about.name, phone: about.phone, email: about.email_address }
}
