import { BooleanField, BooleanInput, DataTable, TextInput } from 'react-admin'
import { ItemList } from '../items/item-list.tsx'
import { LanguagePair } from '../items/language-pair.tsx'
import { MomentField } from '../items/moment-field.tsx'
import { PublishInputs } from '../items/publish-inputs.tsx'
import { PublishState } from '../items/publish-state.tsx'
import { SlugInput } from '../items/slug-input.tsx'
import { LibraryInput } from '../media/library-input.tsx'

export function ManufacturerList() {
  return (
    <ItemList isOrdered>
      <DataTable.Col source="title_sv" />
      <DataTable.Col source="repairs" field={BooleanField} />
      <DataTable.Col source="sales" field={BooleanField} />
      <DataTable.Col source="window" disableSort field={PublishState} />
      <DataTable.Col source="updated_at" field={MomentField} />
    </ItemList>
  )
}

export function ManufacturerFields() {
  return (
    <>
      <LanguagePair />
      <SlugInput source="manufacturer_slug" from="title_sv" before="/leverantorer?tillverkare=" />
      <TextInput source="url" type="url" />
      <BooleanInput source="repairs" />
      <BooleanInput source="sales" />
      <LibraryInput kind="images" />
      <PublishInputs />
    </>
  )
}
