import { companyCustomerFields } from '@minikran/contract/admin/companies'
import { companies, users } from '../../../database/schema/people.ts'
import { holdersBy } from '../items/item-holders.ts'
import { defineResource, writtenWith } from '../items/resource.ts'

/** Company customers (specification §3). */
export const companyResource = defineResource({
  one: 'CompanyCustomer',
  many: 'CompanyCustomers',
  item: 'companies',
  table: companies,
  fields: companyCustomerFields,
  sort: ['corp_name', 'corp_city', 'discount_percent', 'updated_at'],
  search: [companies.corp_name, companies.corp_vat, companies.corp_city, companies.email_address],
  read: 'profile:read:any',
  lockable: false,
  mayWrite: writtenWith('profile:write:any'),
  unique: { companies_vat: { field: 'corp_vat', rule: 'vatExists' } },
  heldBy: holdersBy({
    item: 'users',
    table: users,
    by: users.company_id,
    title: users.lastname,
  }),
  auditValues: false,
})
