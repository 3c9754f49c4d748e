import * as m from '@minikran/i18n/messages'
import { LibraryInput } from './library-input.tsx'

/** The documents of an item, in order (`document_ids`). */
export function DocumentsInput({ source = 'document_ids' }: { source?: string }) {
  return (
    <LibraryInput
      kind="documents"
      source={source}
      title={m.backoffice_documents_many()}
      choose={m.backoffice_library_choose_documents()}
    />
  )
}
