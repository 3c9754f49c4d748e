import * as m from '@minikran/i18n/messages'
import { BooleanField, BooleanInput, DataTable, NullableBooleanInput, TextInput } from 'react-admin'
import { emptyStays } from '../items/empty-stays.ts'
import { Fieldset } from '../items/fieldset.tsx'
import { FigureCol } from '../items/figure-col.tsx'
import { ItemCreate, ItemEdit } from '../items/item-form.tsx'
import { ItemList } from '../items/item-list.tsx'
import { MomentField } from '../items/moment-field.tsx'
import { TypedInput } from '../items/typed-input.tsx'
import { moneyKind, numberKind } from '../items/typed-kinds.ts'

const byName = { field: 'corp_name', order: 'ASC' } as const

export function CompanyList() {
  return (
    <ItemList
      sort={byName}
      isItem={false}
      filters={[<NullableBooleanInput key="confirmed" source="confirmed" alwaysOn />]}
    >
      <DataTable.Col source="corp_name" />
      <DataTable.Col source="corp_vat" disableSort />
      <DataTable.Col source="corp_city" />
      <DataTable.Col source="confirmed" disableSort field={BooleanField} />
      <FigureCol source="discount_percent" />
      <FigureCol source="credit_limit" disableSort />
      <DataTable.Col source="updated_at" field={MomentField} />
    </ItemList>
  )
}

export function CompanyEdit() {
  return (
    <ItemEdit lockable={false}>
      <CompanyFields />
    </ItemEdit>
  )
}

export function CompanyCreate() {
  return (
    <ItemCreate defaultValues={{ discount_percent: 0, confirmed: true }}>
      <CompanyFields />
    </ItemCreate>
  )
}

function CompanyFields() {
  return (
    <>
      <Fieldset title={m.backoffice_company_who()}>
        <TextInput source="corp_name" required />
        <TextInput source="corp_vat" required />
        <TextInput source="email_address" type="email" parse={emptyStays} />
        <TextInput source="corp_address" parse={emptyStays} />
        <TextInput source="corp_zip" parse={emptyStays} />
        <TextInput source="corp_city" parse={emptyStays} />
      </Fieldset>
      <Fieldset title={m.backoffice_company_terms()}>
        <BooleanInput source="confirmed" helperText={m.backoffice_company_confirmed_help()} />
        <TypedInput source="discount_percent" kind={numberKind} />
        <TypedInput source="credit_limit" kind={moneyKind} />
      </Fieldset>
    </>
  )
}
