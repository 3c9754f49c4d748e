import type { Staff } from '@minikran/contract/admin/session'
import { mayWriteItem } from '@minikran/domain/access/item-rights'
import { practicalTraining, rental } from '@minikran/domain/catalogue/product-types'
import * as m from '@minikran/i18n/messages'
import { useRecordContext } from 'ra-core'
import { BooleanInput, DataTable, SelectField, SelectInput, TextInput } from 'react-admin'
import { ImportButton } from '../imports/import-button.tsx'
import { emptyStays } from '../items/empty-stays.ts'
import { Fieldset } from '../items/fieldset.tsx'
import { ItemCreate, ItemEdit } from '../items/item-form.tsx'
import { ItemList } from '../items/item-list.tsx'
import { LanguagePair } from '../items/language-pair.tsx'
import { MomentField } from '../items/moment-field.tsx'
import { PublishInputs } from '../items/publish-inputs.tsx'
import { PublishState } from '../items/publish-state.tsx'
import { FieldsBesidePrices } from '../items/read-only.tsx'
import { ReferenceChoice } from '../items/reference-choice.tsx'
import { ReferenceCol } from '../items/reference-column.tsx'
import { RequiredSelect } from '../items/required-select.tsx'
import { SlugInput } from '../items/slug-input.tsx'
import { TypedInput } from '../items/typed-input.tsx'
import { numberKind } from '../items/typed-kinds.ts'
import { useOwnDepot } from '../items/use-own-depot.ts'
import { LibraryInput } from '../media/library-input.tsx'
import { useStaff } from '../shell/use-staff.ts'
import { HighlightInputs } from './highlight-inputs.tsx'
import { PriceInput } from './price-input.tsx'
import { PricePreview } from './price-preview.tsx'
import {
  ownershipChoices,
  placementChoices,
  statusChoices,
  typeChoices,
} from './product-choices.ts'
import { StatusInput } from './status-input.tsx'
import { TechnicalInputs } from './technical-inputs.tsx'

export function ProductList() {
  return (
    <ItemList
      isOrdered
      // Shown also to users who may only change prices, since the table has them.
      actions={<ImportButton kind="products" />}
      details={<ProductDetails />}
      filters={[
        <SelectInput key="status" source="status" choices={statusChoices()} alwaysOn />,
        <SelectInput key="type" source="type" choices={typeChoices()} />,
        <ReferenceChoice key="depot_id" source="depot_id" reference="depots" />,
        <ReferenceChoice key="prodsubcat_id" source="prodsubcat_id" reference="prodsubcats" />,
        <ReferenceChoice
          key="manufacturer_id"
          source="manufacturer_id"
          reference="manufacturers"
        />,
      ]}
    >
      <DataTable.Col source="title_sv" sx={titleWidth} />
      <ReferenceCol source="prodsubcat_id" reference="prodsubcats" />
      <DataTable.Col source="type">
        <SelectField source="type" choices={typeChoices()} />
      </DataTable.Col>
      <DataTable.Col source="status">
        <SelectField source="status" choices={statusChoices()} />
      </DataTable.Col>
      <DataTable.Col source="window" disableSort field={PublishState} />
      <DataTable.NumberCol
        source="price_first_day"
        label={m.backoffice_product_first_day()}
        disableSort
        options={bothDecimalsOrNone}
        sx={priceWidth}
      />
      <DataTable.NumberCol source="views" />
      <DataTable.Col source="updated_at" field={MomentField} />
    </ItemList>
  )
}

function ProductDetails() {
  return (
    <>
      <SelectField source="type" choices={typeChoices()} />
      <SelectField source="status" choices={statusChoices()} />
      <PublishState />
    </>
  )
}

export function ProductEdit() {
  return (
    <ItemEdit>
      <ProductFields />
    </ItemEdit>
  )
}

// Most titles fit on one line.
const titleWidth = { minWidth: '10em' } as const
const bothDecimalsOrNone = {
  minimumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
} as const
// Its head takes two lines.
const priceWidth = { minWidth: '6em' } as const

export function ProductCreate() {
  const staff = useStaff()
  const depot_id = useOwnDepot()
  const type = staff === null || mayWriteType(staff, rental) ? rental : practicalTraining
  return (
    <ItemCreate defaultValues={{ type, depot_id, status: 0, prod_vat: 25, order: 0 }}>
      <ProductFields />
    </ItemCreate>
  )
}

/** Whether the user may write products of this type; some roles may write only courses. */
function mayWriteType({ role, depot_id }: Staff, type: number): boolean {
  const item = { type, depot_id }
  return mayWriteItem({ role, depotId: depot_id }, 'products', { item, field: null })
}

/** The types that the user may write, and the one that the product has. */
function useTypeChoices() {
  const staff = useStaff()
  const stored: unknown = useRecordContext()?.['type']
  const mayWrite = (type: number) => staff !== null && mayWriteType(staff, type)
  return typeChoices().filter(({ id }) => id === stored || mayWrite(id))
}

const prices = [
  'price_first_day',
  'price_following_days',
  'price_weekend',
  'price_basic_fee',
  'price_sale',
  'price_offer',
  'price_rentstart',
  'price_rentday',
] as const

function ProductFields() {
  const isOwnDepot = useOwnDepot() !== null
  const types = useTypeChoices()
  return (
    <>
      <FieldsBesidePrices>
        <LanguagePair />
        <SlugInput source="product_slug" from="title_sv" before="…/" />
        <Fieldset title={m.backoffice_product_identity()}>
          <StatusInput />
          <RequiredSelect source="type" choices={types} />
          <ReferenceChoice source="prodsubcat_id" reference="prodsubcats" required />
          <ReferenceChoice source="prodtpl_id" reference="prodtpls" />
          <ReferenceChoice source="manufacturer_id" reference="manufacturers" />
          <TextInput source="model" parse={emptyStays} />
          <ReferenceChoice source="depot_id" reference="depots" required={isOwnDepot} />
          <SelectInput source="depot_ownership" choices={ownershipChoices()} />
          <TextInput source="education_city" />
          <TextInput
            source="search_tags"
            parse={emptyStays}
            helperText={m.backoffice_product_tags_hint()}
          />
          <SelectInput
            source="placements"
            choices={placementChoices()}
            helperText={m.backoffice_product_placements_hint()}
          />
          <BooleanInput source="green_lifting" />
        </Fieldset>
      </FieldsBesidePrices>
      <Fieldset title={m.backoffice_product_prices()}>
        {prices.map((name) => (
          <PriceInput key={name} source={name} />
        ))}
        <TypedInput source="prod_vat" kind={numberKind} />
        <PricePreview />
      </Fieldset>
      <FieldsBesidePrices>
        <TechnicalInputs />
        <HighlightInputs />
        <LibraryInput kind="images" />
        <LibraryInput kind="documents" />
        <LibraryInput kind="movies" />
        <PublishInputs />
      </FieldsBesidePrices>
    </>
  )
}
