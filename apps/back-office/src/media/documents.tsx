import * as m from '@minikran/i18n/messages'
import { DataTable, SelectField, SelectInput, TextInput } from 'react-admin'
import { Fieldset } from '../items/fieldset.tsx'
import { FileLink } from './file-link.tsx'
import { MediaEdit, MediaList } from './media-screens.tsx'

const categories = () => [
  { id: 0, name: m.backoffice_document_other() },
  { id: 10, name: m.backoffice_document_data_sheet() },
  { id: 20, name: m.backoffice_document_instructions() },
  { id: 120, name: m.backoffice_document_hidden() },
]

export function DocumentList() {
  return (
    <MediaList
      kind="documents"
      filters={[<SelectInput key="document_cat" source="document_cat" choices={categories()} />]}
    >
      <DataTable.Col source="document_name" />
      <DataTable.Col source="document_cat">
        <SelectField source="document_cat" choices={categories()} />
      </DataTable.Col>
    </MediaList>
  )
}

export function DocumentEdit() {
  return (
    <MediaEdit kind="documents">
      <FileLink kind="documents" />
      <Fieldset title={m.backoffice_documents_one()}>
        <TextInput source="document_name" required fullWidth />
        <SelectInput source="document_cat" choices={categories()} required />
      </Fieldset>
    </MediaEdit>
  )
}
