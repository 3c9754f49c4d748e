import * as m from '@minikran/i18n/messages'
import { ArrayInput, DataTable, SimpleFormIterator, TextInput } from 'react-admin'
import { AddRowButton } from '../items/add-row-button.tsx'
import { Fieldset, wholeRow } from '../items/fieldset.tsx'
import { ItemList } from '../items/item-list.tsx'
import { MomentField } from '../items/moment-field.tsx'
import { PublishInputs } from '../items/publish-inputs.tsx'
import { TemplateFieldInputs } from './template-field-inputs.tsx'

export function TemplateList() {
  return (
    <ItemList isOrdered isTranslated={false}>
      <DataTable.Col source="title" />
      <DataTable.Col source="updated_at" field={MomentField} />
    </ItemList>
  )
}

const newField = {
  fld: '',
  fld_type: 'text-field',
  validation: 0,
  required: false,
  title_option: 0,
  own: null,
}

export function TemplateFields() {
  return (
    <>
      <TextInput source="title" required />
      <Fieldset title={m.backoffice_field_fields()}>
        <div style={wholeRow}>
          <ArrayInput source="fields" label={false}>
            <SimpleFormIterator
              inline
              disableClear
              getItemDefaults={() => newField}
              addButton={<AddRowButton label={m.backoffice_template_add()} />}
            >
              <TemplateFieldInputs />
            </SimpleFormIterator>
          </ArrayInput>
        </div>
      </Fieldset>
      <PublishInputs />
    </>
  )
}
