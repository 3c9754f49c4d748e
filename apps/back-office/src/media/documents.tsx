import * as m from '@minikran/i18n/messages'
import { BooleanInput, DataTable, SelectField, SelectInput, TextInput } from 'react-admin'
import { Fieldset } from '../items/fieldset.tsx'
import { ItemEdit } from '../items/item-form.tsx'
import { ItemList } from '../items/item-list.tsx'
import { MomentField } from '../items/moment-field.tsx'
import { PublishInputs } from '../items/publish-inputs.tsx'
import { PublishState } from '../items/publish-state.tsx'
import { FileLink } from './file-link.tsx'
import { BytesField } from './size-fields.tsx'
import { UploadZone } from './upload-zone.tsx'
import { useMayUpload } from './use-may-upload.ts'
import { UsedBy } from './used-by.tsx'

const newest = { field: 'created_at', order: 'DESC' } as const
const categories = () => [
  { id: 0, name: m.backoffice_document_other() },
  { id: 10, name: m.backoffice_document_data_sheet() },
  { id: 20, name: m.backoffice_document_instructions() },
  { id: 120, name: m.backoffice_document_hidden() },
]

export function DocumentList() {
  const mayUpload = useMayUpload()
  return (
    <>
      {mayUpload && <UploadZone kind="documents" />}
      <ItemList
        sort={newest}
        isTranslated={false}
        filters={[
          <SelectInput key="document_cat" source="document_cat" choices={categories()} />,
          <BooleanInput key="unused" source="unused" />,
        ]}
      >
        <DataTable.Col source="document_name" />
        <DataTable.Col source="document_cat">
          <SelectField source="document_cat" choices={categories()} />
        </DataTable.Col>
        <DataTable.Col source="state" disableSort field={PublishState} />
        <DataTable.NumberCol source="uses" disableSort />
        <DataTable.Col source="bytes" field={BytesField} />
        <DataTable.Col source="created_at" field={MomentField} />
      </ItemList>
    </>
  )
}

export function DocumentEdit() {
  return (
    <ItemEdit isContent={false} aside={<UsedBy kind="documents" />}>
      <FileLink kind="documents" />
      <Fieldset title={m.backoffice_documents_one()}>
        <TextInput source="document_name" required fullWidth />
        <SelectInput source="document_cat" choices={categories()} required />
      </Fieldset>
      <PublishInputs />
    </ItemEdit>
  )
}
