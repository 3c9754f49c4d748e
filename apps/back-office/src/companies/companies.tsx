import * as m from '@minikran/i18n/messages'
import { type RaRecord, useRecordContext } from 'ra-core'
import {
  BooleanField,
  BooleanInput,
  DataTable,
  NullableBooleanInput,
  TextField,
  TextInput,
} from 'react-admin'
import { emptyStays } from '../items/empty-stays.ts'
import { Fieldset } from '../items/fieldset.tsx'
import { ItemCreate, ItemEdit } from '../items/item-form.tsx'
import { ItemList } from '../items/item-list.tsx'
import { ItemToolbar } from '../items/item-toolbar.tsx'
import { MomentField } from '../items/moment-field.tsx'
import { TypedInput } from '../items/typed-input.tsx'
import { moneyKind, numberKind } from '../items/typed-kinds.ts'

// One that was deleted meanwhile has no count.
type Counted = { accounts?: number }

/** The question before the trash; null for companies without accounts. */
function trashQuestion(companies: readonly Counted[]): string | null {
  const count = companies.reduce((sum, { accounts = 0 }) => sum + accounts, 0)
  return count === 0 ? null : m.backoffice_company_ask_trash({ count })
}

const byName = { field: 'corp_name', order: 'ASC' } as const

export function CompanyList() {
  return (
    <ItemList
      sort={byName}
      isPublishable={false}
      details={<CompanyDetails />}
      bulkQuestion={async (action, rows) =>
        action === 'trash' ? trashQuestion(rows as readonly (RaRecord & Counted)[]) : null
      }
      filters={[<NullableBooleanInput key="confirmed" source="confirmed" alwaysOn />]}
    >
      <DataTable.Col source="corp_name" />
      <DataTable.Col source="corp_vat" disableSort />
      <DataTable.Col source="corp_city" />
      <DataTable.Col source="confirmed" disableSort field={BooleanField} />
      <DataTable.NumberCol source="accounts" disableSort />
      <DataTable.NumberCol source="discount_percent" />
      <DataTable.NumberCol source="credit_limit" disableSort />
      <DataTable.Col source="updated_at" field={MomentField} />
    </ItemList>
  )
}

function CompanyDetails() {
  return (
    <>
      <TextField source="corp_vat" />
      <TextField source="corp_city" />
    </>
  )
}

export function CompanyEdit() {
  return (
    <ItemEdit lockable={false} toolbar={<CompanyToolbar />}>
      <CompanyFields />
    </ItemEdit>
  )
}

function CompanyToolbar() {
  const company = useRecordContext<RaRecord & Counted>()
  const trash = company === undefined ? null : trashQuestion([company])
  return (
    <ItemToolbar isCopied={false} destroyable questions={{ save: null, trash, restore: null }} />
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
