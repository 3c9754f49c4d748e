import * as m from '@minikran/i18n/messages'
import { DataTable, SelectField, SelectInput, TextInput } from 'react-admin'
import { Fieldset } from '../items/fieldset.tsx'
import { RequiredSelect } from '../items/required-select.tsx'
import { documentChoices } from '../texts/code-choices.ts'
import { FileLink } from './file-link.tsx'
import { MediaEdit, MediaList } from './media-screens.tsx'

export function DocumentList() {
  return (
    <MediaList
      kind="documents"
      filters={[
        <SelectInput key="document_cat" source="document_cat" choices={documentChoices()} />,
      ]}
    >
      <DataTable.Col source="document_name" />
      <DataTable.Col source="document_cat">
        <SelectField source="document_cat" choices={documentChoices()} />
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
        <RequiredSelect source="document_cat" choices={documentChoices()} />
      </Fieldset>
    </MediaEdit>
  )
}
