import * as m from '@minikran/i18n/messages'
import { DataTable, TextInput } from 'react-admin'
import { Fieldset } from '../items/fieldset.tsx'
import { FileLink } from './file-link.tsx'
import { MediaEdit, MediaList } from './media-screens.tsx'

export function MovieList() {
  return (
    <MediaList kind="movies">
      <DataTable.Col source="movie_name" />
    </MediaList>
  )
}

export function MovieEdit() {
  return (
    <MediaEdit kind="movies">
      <FileLink kind="movies" />
      <Fieldset title={m.backoffice_movies_one()}>
        <TextInput source="movie_name" required fullWidth />
      </Fieldset>
    </MediaEdit>
  )
}
