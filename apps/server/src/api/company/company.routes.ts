import { type Company, companySchema } from '@minikran/contract/company'
import type { Database } from '../../database/client.ts'
import { demoCompany } from '../../database/demo-company.ts'
import { company } from '../../database/schema/content.ts'
import { type Call, dataOf, noQuery, readCall } from '../calls/call.ts'

/** What every page says about the company. */
export function companyCalls({ db }: { db: Database }): Call[] {
  const query = db
    .select({
      name: company.name,
      phone: company.phone,
      email_address: company.email_address,
      founded: company.founded,
      employees: company.employees,
    })
    .from(company)
    .prepare('company')

  return [
    readCall({
      path: '/site/getCompanyObj',
      summary: 'Name, phone and mail of the company',
      permission: 'content:read',
      query: noQuery,
      answer: dataOf(companySchema),
      reads: ['company'],
      async handle() {
        const [row] = await query.execute()
        if (row === undefined) return { kind: 'notFound' }
        // Told by the content, not the environment: it stays invented wherever it is served.
        const demo = row.email_address === demoCompany.email_address
        return { kind: 'data', data: { ...row, demo } satisfies Company }
      },
    }),
  ]
}
