import { DataTable } from 'react-admin'
import { ItemList } from '../items/item-list.tsx'
import { LanguagePair } from '../items/language-pair.tsx'
import { MomentField } from '../items/moment-field.tsx'
import { PublishInputs } from '../items/publish-inputs.tsx'
import { PublishState } from '../items/publish-state.tsx'
import { ReferenceChoice } from '../items/reference-choice.tsx'
import { ReferenceCol } from '../items/reference-column.tsx'
import { RequiredSelect } from '../items/required-select.tsx'
import { SlugInput } from '../items/slug-input.tsx'
import { LibraryInput } from '../media/library-input.tsx'
import { outlineChoices } from '../texts/code-choices.ts'

export function ProdcatList() {
  return (
    <ItemList isOrdered>
      <DataTable.Col source="prodcat_title_sv" />
      <DataTable.Col source="prodcat_title_en" disableSort />
      <DataTable.Col source="window" disableSort field={PublishState} />
      <DataTable.Col source="updated_at" field={MomentField} />
    </ItemList>
  )
}

export function ProdcatFields() {
  return (
    <>
      <LanguagePair title="prodcat_title" />
      <SlugInput source="prodcat_slug" from="prodcat_title_sv" before="/produkter/" />
      <OutlineInput />
      <LibraryInput kind="images" />
      <PublishInputs />
    </>
  )
}

export function ProdsubcatList() {
  return (
    <ItemList
      isOrdered
      filters={[<ReferenceChoice key="prodcat_id" source="prodcat_id" reference="prodcats" />]}
    >
      <DataTable.Col source="prodsubcat_title_sv" />
      <ReferenceCol source="prodcat_id" reference="prodcats" />
      <DataTable.Col source="window" disableSort field={PublishState} />
      <DataTable.Col source="updated_at" field={MomentField} />
    </ItemList>
  )
}

export function ProdsubcatFields() {
  return (
    <>
      <LanguagePair title="prodsubcat_title" />
      <ReferenceChoice source="prodcat_id" reference="prodcats" required />
      <SlugInput source="prodsubcat_slug" from="prodsubcat_title_sv" before="…/" />
      <OutlineInput />
      <LibraryInput kind="images" />
      <PublishInputs />
    </>
  )
}

/** The drawing that is shown where there is no photograph. */
function OutlineInput() {
  return <RequiredSelect source="outline" choices={outlineChoices()} />
}
