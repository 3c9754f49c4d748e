import type { Outline } from '@minikran/contract/catalogue'
import * as m from '@minikran/i18n/messages'
import { DataTable, SelectInput } from 'react-admin'
import { ItemList } from '../items/item-list.tsx'
import { LanguagePair } from '../items/language-pair.tsx'
import { MomentField } from '../items/moment-field.tsx'
import { PublishInputs } from '../items/publish-inputs.tsx'
import { PublishState } from '../items/publish-state.tsx'
import { ReferenceChoice } from '../items/reference-choice.tsx'
import { ReferenceCol } from '../items/reference-column.tsx'
import { SlugInput } from '../items/slug-input.tsx'
import { LibraryInput } from '../media/library-input.tsx'

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

const outlineWords: Record<Outline, () => string> = {
  'mini-crane': m.backoffice_outline_mini_crane,
  'glass-robot': m.backoffice_outline_glass_robot,
  'vacuum-lifter': m.backoffice_outline_vacuum_lifter,
  'tracked-carrier': m.backoffice_outline_tracked_carrier,
  'aerial-lift': m.backoffice_outline_aerial_lift,
  'lifting-accessory': m.backoffice_outline_lifting_accessory,
  education: m.backoffice_outline_education,
}

/** The drawing that is shown where there is no photograph. */
function OutlineInput() {
  const choices = Object.entries(outlineWords).map(([id, word]) => ({ id, name: word() }))
  return <SelectInput source="outline" choices={choices} required />
}
