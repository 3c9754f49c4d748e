import { replyFields, unknownReplyFields } from '@minikran/domain/cases/reply-fields'
import * as m from '@minikran/i18n/messages'
import { BooleanInput, DataTable, SelectField, SelectInput, TextInput } from 'react-admin'
import { kindChoices } from '../cases/case-words.ts'
import { Fieldset } from '../items/fieldset.tsx'
import { ItemCreate, ItemEdit } from '../items/item-form.tsx'
import { ItemList } from '../items/item-list.tsx'
import { MomentField } from '../items/moment-field.tsx'
import { TypedInput } from '../items/typed-input.tsx'
import { numberKind } from '../items/typed-kinds.ts'
import type { Values } from '../providers/call-api.ts'

/** Answers that are written once and sent often. */
export function ReplyTemplateList() {
  return (
    <ItemList
      isPublishable={false}
      details={<Kind />}
      filters={[
        <SelectInput key="kind" source="kind" choices={kindChoices()} alwaysOn />,
        <BooleanInput key="untranslated" source="untranslated" defaultValue />,
      ]}
    >
      <DataTable.Col source="title" />
      <DataTable.Col source="kind" disableSort>
        <Kind />
      </DataTable.Col>
      <DataTable.Col source="text_sv" disableSort />
      <DataTable.NumberCol source="order" />
      <DataTable.Col source="updated_at" field={MomentField} />
    </ItemList>
  )
}

const Kind = () => (
  <SelectField source="kind" choices={kindChoices()} emptyText={m.backoffice_reply_any()} />
)

export function ReplyTemplateEdit() {
  return (
    <ItemEdit lockable={false} faults={replyFaults}>
      <ReplyTemplateFields />
    </ItemEdit>
  )
}

export function ReplyTemplateCreate() {
  return (
    <ItemCreate defaultValues={{ order: 0, kind: null, text_en: null }} faults={replyFaults}>
      <ReplyTemplateFields />
    </ItemCreate>
  )
}

const braced = (names: readonly string[]) => names.map((name) => `{${name}}`).join(' ')

/** A text that names a field that does not exist is refused with those that do. */
function replyFaults(values: Values): Values {
  const faults = ['text_sv', 'text_en'].flatMap((name) => {
    const text = values[name]
    const unknown = typeof text === 'string' ? unknownReplyFields(text) : []
    if (unknown.length === 0) return []
    const told = { unknown: braced(unknown), known: braced(replyFields) }
    return [[name, m.backoffice_rule_unknown_fields(told)]]
  })
  return Object.fromEntries(faults)
}

function ReplyTemplateFields() {
  return (
    <>
      <TextInput source="title" required />
      <SelectInput source="kind" choices={kindChoices()} emptyText={m.backoffice_reply_any()} />
      <TypedInput source="order" kind={numberKind} helper={m.backoffice_order_help} />
      <Fieldset title={m.backoffice_reply_words()} isPair>
        <TextInput source="text_sv" multiline minRows={6} required />
        <TextInput source="text_en" multiline minRows={6} />
      </Fieldset>
      <p>
        {m.backoffice_reply_help()} {braced(replyFields)}
      </p>
    </>
  )
}
