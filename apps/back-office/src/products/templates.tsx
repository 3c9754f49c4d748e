import { allows } from '@minikran/domain/access/permissions'
import { isTechnicalFieldName, technicalFields } from '@minikran/domain/catalogue/technical-fields'
import * as m from '@minikran/i18n/messages'
import { technicalLabels } from '@minikran/i18n/technical-words'
import {
  ArrayInput,
  BooleanInput,
  DataTable,
  SelectInput,
  SimpleFormIterator,
  TextInput,
} from 'react-admin'
import { AddRowButton } from '../items/add-row-button.tsx'
import { Fieldset } from '../items/fieldset.tsx'
import { ItemCreate, ItemEdit } from '../items/item-form.tsx'
import { ItemList } from '../items/item-list.tsx'
import { MomentField } from '../items/moment-field.tsx'
import { PublishInputs } from '../items/publish-inputs.tsx'

const byOrder = { field: 'order', order: 'ASC' } as const
const names = Object.keys(technicalFields).filter(isTechnicalFieldName)

export function TemplateList() {
  return (
    <ItemList
      isOrdered
      sort={byOrder}
      isTranslated={false}
      mayCreate={(role) => allows(role, 'product:write')}
    >
      <DataTable.Col source="title" />
      <DataTable.Col source="updated_at" field={MomentField} />
    </ItemList>
  )
}

export function TemplateEdit() {
  return (
    <ItemEdit>
      <TemplateFields />
    </ItemEdit>
  )
}

export function TemplateCreate() {
  return (
    <ItemCreate defaultValues={{ order: 0, fields: [] }}>
      <TemplateFields />
    </ItemCreate>
  )
}

const formTypes = () => [
  { id: 'text-field', name: m.backoffice_template_text() },
  { id: 'select', name: m.backoffice_template_select() },
  { id: 'autocomplete', name: m.backoffice_template_search() },
  { id: 'single-select', name: m.backoffice_template_one() },
  { id: 'selectmultiple', name: m.backoffice_template_many() },
]
const validations = () => [
  { id: 0, name: m.backoffice_template_free() },
  { id: 1, name: m.backoffice_template_number() },
  { id: 2, name: m.backoffice_template_range() },
  { id: 3, name: m.backoffice_template_four() },
  { id: 4, name: m.backoffice_template_letters() },
]
const titles = () => [
  { id: 0, name: m.backoffice_template_no_title() },
  { id: 1, name: m.backoffice_template_title({ place: 1 }) },
  { id: 2, name: m.backoffice_template_title({ place: 2 }) },
]

// As wide as its column, whatever is chosen.
const inColumn = { helperText: false, sx: { width: 160, minWidth: 0 } } as const
const nameColumn = { helperText: false, sx: { width: 210, minWidth: 0 } } as const

const wide = { gridColumn: '1 / -1' }

function TemplateFields() {
  return (
    <>
      <TextInput source="title" required />
      <Fieldset title={m.backoffice_template_fields()}>
        <div style={wide}>
          <ArrayInput source="fields" label={false}>
            <SimpleFormIterator
              inline
              disableClear
              addButton={<AddRowButton label={m.backoffice_template_add()} />}
            >
              <SelectInput
                source="fld"
                choices={names.map((name) => ({ id: name, name: technicalLabels[name]({}) }))}
                required
                {...nameColumn}
              />
              <SelectInput
                source="fld_type"
                choices={formTypes()}
                defaultValue="text-field"
                required
                {...inColumn}
              />
              <SelectInput
                source="validation"
                choices={validations()}
                defaultValue={0}
                {...inColumn}
              />
              <SelectInput
                source="title_option"
                choices={titles()}
                defaultValue={0}
                {...inColumn}
              />
              <BooleanInput source="required" defaultValue={false} helperText={false} />
            </SimpleFormIterator>
          </ArrayInput>
        </div>
      </Fieldset>
      <PublishInputs />
    </>
  )
}
