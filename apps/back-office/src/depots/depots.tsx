import * as m from '@minikran/i18n/messages'
import { AutocompleteArrayInput, DataTable, ReferenceArrayInput, TextInput } from 'react-admin'
import { Fieldset } from '../items/fieldset.tsx'
import { ItemCreate, ItemEdit } from '../items/item-form.tsx'
import { ItemList } from '../items/item-list.tsx'
import { LanguagePair } from '../items/language-pair.tsx'
import { MomentField } from '../items/moment-field.tsx'
import { PublishInputs } from '../items/publish-inputs.tsx'
import { PublishState } from '../items/publish-state.tsx'
import { ReferenceChoice } from '../items/reference-choice.tsx'
import { SlugInput } from '../items/slug-input.tsx'
import { TypedInput } from '../items/typed-input.tsx'
import { numberKind } from '../items/typed-kinds.ts'
import { useOwnDepot } from '../items/use-own-depot.ts'
import { LibraryInput } from '../media/library-input.tsx'

export function DepotList() {
  return (
    <ItemList isOrdered>
      <DataTable.Col source="depot_name" />
      <DataTable.Col source="corp_city" />
      <DataTable.Col source="phone" disableSort />
      <DataTable.Col source="email_address" disableSort />
      <DataTable.Col source="window" disableSort field={PublishState} />
      <DataTable.Col source="updated_at" field={MomentField} />
    </ItemList>
  )
}

export function DepotFields() {
  return (
    <>
      <TextInput source="depot_name" required />
      <SlugInput source="depot_slug" from="depot_name" before="/region/" />
      <Fieldset title={m.backoffice_depot_contact()}>
        <TextInput source="corp_address" required />
        <TextInput source="corp_zip" required />
        <TextInput source="corp_city" required />
        <TextInput source="phone" type="tel" required />
        <TextInput source="email_address" type="email" required />
        <TypedInput source="corp_lat" kind={numberKind} required />
        <TypedInput source="corp_lng" kind={numberKind} required />
        <TextInput source="social_url" type="url" />
        <TextInput source="shop_url" type="url" />
      </Fieldset>
      <LanguagePair content="continfo" />
      <LibraryInput kind="images" />
      <PublishInputs />
    </>
  )
}

export function DepotEmployeeList() {
  return (
    <ItemList
      isOrdered
      filters={[<ReferenceChoice key="depot_id" source="depot_id" reference="depots" />]}
    >
      <DataTable.Col source="fullname" />
      <DataTable.Col source="title_sv" />
      <DataTable.Col source="phone" disableSort />
      <DataTable.Col source="email_address" disableSort />
      <DataTable.Col source="window" disableSort field={PublishState} />
    </ItemList>
  )
}

export function DepotEmployeeEdit() {
  return (
    <ItemEdit>
      <DepotEmployeeFields />
    </ItemEdit>
  )
}

export function DepotEmployeeCreate() {
  const depot = useOwnDepot()
  return (
    <ItemCreate defaultValues={{ order: 0, ...(depot !== null && { depot_ids: [depot] }) }}>
      <DepotEmployeeFields />
    </ItemCreate>
  )
}

function DepotEmployeeFields() {
  return (
    <>
      <TextInput source="fullname" required />
      <LanguagePair content={null} />
      <TextInput source="phone" type="tel" />
      <TextInput source="email_address" type="email" />
      <ReferenceArrayInput
        source="depot_ids"
        reference="depots"
        sort={{ field: 'id', order: 'ASC' }}
        perPage={100}
      >
        <AutocompleteArrayInput
          filterToQuery={(q: string) => ({ q })}
          TextFieldProps={{ required: true }}
        />
      </ReferenceArrayInput>
      <LibraryInput kind="images" />
      <PublishInputs />
    </>
  )
}
