import * as m from '@minikran/i18n/messages'
import { LibraryInput } from './library-input.tsx'

/** The pictures of an item, the first one first (`image_ids`). */
export function ImagesInput({ source = 'image_ids' }: { source?: string }) {
  return (
    <LibraryInput
      kind="images"
      source={source}
      title={m.backoffice_images_many()}
      choose={m.backoffice_library_choose_images()}
    />
  )
}
