import { companyCustomerFields, companyCustomerShown } from '@minikran/contract/admin/companies'
import { filters } from '@minikran/contract/admin/list'
import { allows } from '@minikran/domain/access/permissions'
import { oreFromSek, sekFromOre } from '@minikran/domain/primitives/money'
import { eq, isNull } from 'drizzle-orm'
import { fullName } from '../../../database/full-name.ts'
import { companies, users } from '../../../database/schema/people.ts'
import { defineResource } from '../items/define-resource.ts'
import { holdersBy } from '../items/item-holders.ts'
import { filter } from '../items/resource.ts'
import { countPart } from '../parts/count-part.ts'

/** Company customers. */
export const companyResource = defineResource({
  item: 'companies',
  table: companies,
  fields: companyCustomerFields,
  shown: companyCustomerShown,
  parts: [countPart('accounts', users.company_id, isNull(users.deleted_at))],
  sort: ['corp_name', 'corp_city', 'discount_percent', 'updated_at'],
  search: [companies.corp_name, companies.corp_vat, companies.corp_city, companies.email_address],
  filters: {
    confirmed: filter(filters.flag(), (is) => eq(companies.confirmed, is)),
  },
  lockable: false,
  mayWrite: ({ role }, _, field) =>
    field !== 'credit_limit' || allows(role, 'credit-application:decide'),
  toColumns: ({ credit_limit, ...fields }) => ({
    ...fields,
    ...(credit_limit !== undefined && {
      credit_limit_ore: typeof credit_limit === 'number' ? oreFromSek(credit_limit) : null,
    }),
  }),
  fromRow: (row) => ({
    ...row,
    credit_limit:
      typeof row['credit_limit_ore'] === 'number' ? sekFromOre(row['credit_limit_ore']) : null,
  }),
  unique: { companies_vat: { field: 'corp_vat', rule: 'vatExists' } },
  heldBy: holdersBy({
    item: 'users',
    table: users,
    by: users.company_id,
    title: fullName,
  }),
  auditValues: false,
})
