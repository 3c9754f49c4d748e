import { presentationSubject } from '@minikran/domain/content/presentation-picture'
import * as m from '@minikran/i18n/messages'
import { DataTable, SelectField, SelectInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { Fieldset } from '../items/fieldset.tsx'
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
import { presentationTypeChoices } from '../texts/code-choices.ts'
import { PresentationPagesInput } from './presentation-pages-input.tsx'

const newest = { field: 'publish_at', order: 'DESC' } as const

export function PresentationList() {
  return (
    <ItemList
      sort={newest}
      filters={[
        <SelectInput
          key="presentation_type"
          source="presentation_type"
          choices={presentationTypeChoices()}
        />,
        <ReferenceChoice key="product_id" source="product_id" reference="products" />,
        <ReferenceChoice key="prodsubcat_id" source="prodsubcat_id" reference="prodsubcats" />,
      ]}
    >
      <DataTable.Col source="title_sv" />
      <DataTable.Col source="presentation_type">
        <SelectField source="presentation_type" choices={presentationTypeChoices()} />
      </DataTable.Col>
      <ReferenceCol source="product_id" reference="products" disableSort />
      <ReferenceCol source="prodsubcat_id" reference="prodsubcats" disableSort />
      <DataTable.Col source="window" disableSort field={PublishState} />
      <DataTable.Col source="publish_at" field={MomentField} />
      <DataTable.NumberCol source="views" />
    </ItemList>
  )
}

export function PresentationFields() {
  const subject = presentationSubject(Number(useWatch({ name: 'presentation_type' })))
  return (
    <>
      <LanguagePair />
      <SlugInput source="presentation_slug" from="title_sv" before="/presentation/" />
      <Fieldset title={m.backoffice_presentation_about()}>
        <RequiredSelect source="presentation_type" choices={presentationTypeChoices()} />
        <ReferenceChoice
          source="product_id"
          reference="products"
          required={subject === 'product'}
        />
        <ReferenceChoice
          source="prodsubcat_id"
          reference="prodsubcats"
          required={subject === 'subcategory'}
        />
      </Fieldset>
      <LibraryInput kind="images" />
      <PresentationPagesInput />
      <PublishInputs />
    </>
  )
}
