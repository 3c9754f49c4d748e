import * as m from '@minikran/i18n/messages'
import { LibraryInput } from './library-input.tsx'

/** The movies of an item, in order (`movie_ids`). */
export function MoviesInput({ source = 'movie_ids' }: { source?: string }) {
  return (
    <LibraryInput
      kind="movies"
      source={source}
      title={m.backoffice_movies_many()}
      choose={m.backoffice_library_choose_movies()}
    />
  )
}
