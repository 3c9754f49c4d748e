import { prodtplFields } from '@minikran/contract/admin/products'
import { formTypesFor } from '@minikran/domain/catalogue/form-types'
import { type OwnField, ownFieldName, ownKind } from '@minikran/domain/catalogue/own-fields'
import { isTechnicalFieldName } from '@minikran/domain/catalogue/technical-fields'
import { type TemplateField, validationsFor } from '@minikran/domain/catalogue/template-rules'
import { and, inArray, ne } from 'drizzle-orm'
import type { Reader } from '../../../database/client.ts'
import { lockName } from '../../../database/lock-name.ts'
import { prodtplflds, prodtpls } from '../../../database/schema/catalogue.ts'
import { products } from '../../../database/schema/products.ts'
import { defineResource } from '../items/define-resource.ts'
import { holdersBy } from '../items/item-holders.ts'
import type { Change, Errors } from '../items/resource.ts'
import { childRows } from '../parts/child-rows.ts'

async function judgeTemplateFields(db: Reader, { before, after }: Change): Promise<Errors> {
  const fields = after['fields'] as (TemplateField & { title_option: number })[]
  const others = await findOthers(db, fields, before?.id ?? 0)
  const faults: Errors = {}
  for (const [index, field] of fields.entries()) {
    const at = (name: string, fault: string) => {
      faults[`fields.${index}.${name}`] ??= [fault]
    }
    if (!isFieldName(field)) at('fld', 'format')
    if (fields.findIndex(({ fld }) => fld === field.fld) < index) at('fld', 'fieldUsed')
    if (!formTypesFor(knownName(field.fld)).includes(field.fld_type)) at('fld_type', 'format')
    if (!validationsFor(field).includes(field.validation)) at('validation', 'format')
    if (field.own !== null) {
      if (field.title_option !== 0) at('title_option', 'format')
      for (const [name, fault] of ownFaults(field.own, field)) at(name, fault)
      const isOther = others.some((other) => other.fld === field.fld && differs(other, field))
      if (isOther) at('fld', 'ownFieldDiffers')
    }
  }
  return faults
}

const knownName = (fld: string) => (isTechnicalFieldName(fld) ? fld : null)
const isFieldName = ({ fld, own }: TemplateField) =>
  own === null ? isTechnicalFieldName(fld) : !isTechnicalFieldName(fld) && ownFieldName.test(fld)

function ownFaults(own: OwnField, field: TemplateField): [string, string][] {
  if (ownKind(field) !== 'choices') return []
  if (own.choices.length === 0) return [['own.choices', 'required']]
  const codes = own.choices.map(({ code }) => code)
  return codes.flatMap((code, index): [string, string][] =>
    codes.indexOf(code) < index ? [[`own.choices.${index}.code`, 'codeTwice']] : [],
  )
}

/**
 * Own fields of the same names in other templates: lists show and filter them as one field. Simultaneous
 * changes of templates with own fields wait for each other.
 */
async function findOthers(db: Reader, fields: readonly TemplateField[], id: number) {
  const names = fields.filter(({ own }) => own !== null).map(({ fld }) => fld)
  if (names.length === 0) return []
  await lockName(db, 'own fields of templates')
  return db
    .select()
    .from(prodtplflds)
    .where(and(inArray(prodtplflds.fld, names), ne(prodtplflds.prodtpl_id, id)))
}

const differs = (one: TemplateField, other: TemplateField) =>
  ownKind(one) !== ownKind(other) || one.own?.unit !== other.own?.unit

export const prodtplResource = defineResource({
  item: 'prodtpls',
  table: prodtpls,
  isContent: true,
  fields: prodtplFields,
  parts: [
    childRows({
      field: 'fields',
      table: prodtplflds,
      owner: 'prodtpl_id',
      columns: ['fld', 'fld_type', 'validation', 'required', 'title_option', 'own'],
      orderBy: ['order', 'id'],
      also: (order) => ({ order }),
    }),
  ],
  sort: ['order', 'title', 'updated_at'],
  search: [prodtpls.title],
  judge: judgeTemplateFields,
  heldBy: holdersBy({
    item: 'products',
    table: products,
    by: products.prodtpl_id,
    title: products.title_sv,
  }),
})
