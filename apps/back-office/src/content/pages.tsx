import { DataTable } from 'react-admin'
import { ItemEdit } from '../items/item-form.tsx'
import { ItemList } from '../items/item-list.tsx'
import { LanguagePair } from '../items/language-pair.tsx'
import { MomentField } from '../items/moment-field.tsx'
import { PublishInputs } from '../items/publish-inputs.tsx'
import { PublishState } from '../items/publish-state.tsx'
import { LibraryInput } from '../media/library-input.tsx'

const byKey = { field: 'page_key', order: 'ASC' } as const

export function PageList() {
  return (
    <ItemList sort={byKey}>
      <DataTable.Col source="title_sv" />
      <DataTable.Col source="page_key" />
      <DataTable.Col source="title_en" disableSort />
      <DataTable.Col source="window" disableSort field={PublishState} />
      <DataTable.Col source="updated_at" field={MomentField} />
    </ItemList>
  )
}

export function PageEdit() {
  return (
    <ItemEdit isCopied={false}>
      <LanguagePair />
      <LibraryInput kind="images" />
      <LibraryInput kind="documents" />
      <LibraryInput kind="movies" />
      <PublishInputs />
    </ItemEdit>
  )
}
