import { replyTemplateFields } from '@minikran/contract/admin/reply-templates'
import { formKindSchema } from '@minikran/contract/forms'
import { unknownReplyFields } from '@minikran/domain/cases/reply-fields'
import { eq, isNull, or } from 'drizzle-orm'
import { reply_templates } from '../../../database/schema/mails.ts'
import { defineResource } from '../items/define-resource.ts'
import { type Errors, filter } from '../items/resource.ts'

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Prepared answers to customers, in both languages. */
export const replyTemplateResource = defineResource({
  item: 'reply_templates',
  table: reply_templates,
  fields: replyTemplateFields,
  sort: ['order', 'title', 'updated_at'],
  search: [reply_templates.title, reply_templates.text_sv, reply_templates.text_en],
  english: reply_templates.text_en,
  filters: {
    // With those for any kind.
    kind: filter(formKindSchema.optional(), (kind) =>
      or(eq(reply_templates.kind, kind), isNull(reply_templates.kind)),
    ),
  },
  notInLists: [],
  lockable: false,
  async judge(_, { after }): Promise<Errors> {
    const faulty = ['text_sv', 'text_en'].filter(
      (name) => unknownReplyFields(textOf(after[name])).length > 0,
    )
    return Object.fromEntries(faulty.map((name) => [name, ['unknownField']]))
  },
})
