import * as m from '@minikran/i18n/messages'
import { BooleanInput, DataTable, TextInput } from 'react-admin'
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

export function MovieList() {
  const mayUpload = useMayUpload()
  return (
    <>
      {mayUpload && <UploadZone kind="movies" />}
      <ItemList
        sort={newest}
        isTranslated={false}
        filters={[<BooleanInput key="unused" source="unused" />]}
      >
        <DataTable.Col source="movie_name" />
        <DataTable.Col source="state" disableSort field={PublishState} />
        <DataTable.NumberCol source="uses" disableSort />
        <DataTable.Col source="bytes" field={BytesField} />
        <DataTable.Col source="created_at" field={MomentField} />
      </ItemList>
    </>
  )
}

export function MovieEdit() {
  return (
    <ItemEdit isContent={false} aside={<UsedBy kind="movies" />}>
      <FileLink kind="movies" />
      <Fieldset title={m.backoffice_movies_one()}>
        <TextInput source="movie_name" required fullWidth />
      </Fieldset>
      <PublishInputs />
    </ItemEdit>
  )
}
