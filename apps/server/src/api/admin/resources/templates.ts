import { prodtplFields } from '@minikran/contract/admin/products'
import { isTechnicalFieldName } from '@minikran/domain/catalogue/technical-fields'
import { prodtpls } from '../../../database/schema/catalogue.ts'
import { products } from '../../../database/schema/products.ts'
import { judgeWindow } from '../items/content-rules.ts'
import { windowFilter } from '../items/item-filters.ts'
import { holdersBy } from '../items/item-holders.ts'
import { defineResource, type Errors, type Fields } from '../items/resource.ts'
import { templateFieldsPart } from '../parts/template-fields-part.ts'

// "Field already used in template".
function judgeTemplateFields(after: Fields): Errors {
  const fields = after['fields'] as { fld: string }[]
  const seen = new Set<string>()
  const faults: Errors = {}
  for (const [index, { fld }] of fields.entries()) {
    if (!isTechnicalFieldName(fld)) faults[`fields.${index}.fld`] = ['format']
    else if (seen.has(fld)) faults[`fields.${index}.fld`] = ['fieldUsed']
    seen.add(fld)
  }
  return faults
}

export const prodtplResource = defineResource({
  one: 'Prodtpl',
  many: 'Prodtpls',
  item: 'prodtpls',
  table: prodtpls,
  isContent: true,
  fields: prodtplFields,
  parts: [templateFieldsPart],
  sort: ['order', 'title', 'updated_at'],
  search: [prodtpls.title],
  filters: { window: windowFilter(prodtpls) },
  judge: async (_, { after }) => ({ ...judgeWindow(after), ...judgeTemplateFields(after) }),
  heldBy: holdersBy({
    item: 'products',
    table: products,
    by: products.prodtpl_id,
    title: products.title_sv,
  }),
})
