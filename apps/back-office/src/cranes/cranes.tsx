import * as m from '@minikran/i18n/messages'
import { BooleanField, BooleanInput, DataTable, SelectInput, TextInput } from 'react-admin'
import { ImportButton } from '../imports/import-button.tsx'
import { ChartExportButton } from '../items/export-buttons.tsx'
import { Fieldset } from '../items/fieldset.tsx'
import { ItemList } from '../items/item-list.tsx'
import { LanguagePair } from '../items/language-pair.tsx'
import { MomentField } from '../items/moment-field.tsx'
import { PublishInputs } from '../items/publish-inputs.tsx'
import { PublishState } from '../items/publish-state.tsx'
import { ReferenceChoice } from '../items/reference-choice.tsx'
import { ReferenceCol } from '../items/reference-column.tsx'
import { SlugInput } from '../items/slug-input.tsx'
import { TypedInput } from '../items/typed-input.tsx'
import { sizeKind } from '../items/typed-kinds.ts'
import { LibraryInput } from '../media/library-input.tsx'
import { craneTypeChoices } from '../texts/code-choices.ts'
import { ConfigurationsInput } from './configurations-input.tsx'
import { LoadChartInput } from './load-chart-input.tsx'

export function CraneList() {
  return (
    <ItemList
      isOrdered
      isTranslated={false}
      actions={
        <>
          <ChartExportButton />
          <ImportButton kind="craneselectors" />
        </>
      }
      filters={[
        <ReferenceChoice
          key="manufacturer_id"
          source="manufacturer_id"
          reference="manufacturers"
        />,
        <BooleanInput key="showcase" source="showcase" defaultValue />,
      ]}
    >
      <DataTable.Col source="title" />
      <ReferenceCol source="manufacturer_id" reference="manufacturers" />
      <DataTable.NumberCol source="weight" />
      <DataTable.Col source="showcase" field={BooleanField} />
      <DataTable.Col source="window" disableSort field={PublishState} />
      <DataTable.Col source="updated_at" field={MomentField} />
    </ItemList>
  )
}

export function CraneFields() {
  return (
    <>
      <TextInput source="title" required fullWidth />
      <SlugInput source="slug" from="title" before="…/" />
      <Fieldset title={m.backoffice_crane_identity()}>
        <ReferenceChoice source="manufacturer_id" reference="manufacturers" />
        <ReferenceChoice source="product_id" reference="products" />
        <SelectInput source="crane_type" choices={craneTypeChoices()} />
        <TypedInput source="weight" kind={sizeKind} />
        <TextInput source="url" type="url" />
        <BooleanInput source="repairs" />
        <BooleanInput source="sales" />
        <BooleanInput source="showcase" />
      </Fieldset>
      <ConfigurationsInput />
      <LoadChartInput />
      <LanguagePair title={null} />
      <LibraryInput kind="images" />
      <PublishInputs />
    </>
  )
}
