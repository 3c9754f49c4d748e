import { allows } from '@minikran/domain/access/permissions'
import { DataTable, TextInput } from 'react-admin'
import { emptyIsNull } from '../items/empty-is-null.ts'
import { ItemCreate, ItemEdit } from '../items/item-form.tsx'
import { ItemList } from '../items/item-list.tsx'
import { LanguagePair } from '../items/language-pair.tsx'
import { MomentField } from '../items/moment-field.tsx'
import { PublishInputs } from '../items/publish-inputs.tsx'
import { PublishState } from '../items/publish-state.tsx'
import { DocumentsInput } from '../media/documents-input.tsx'
import { ImagesInput } from '../media/images-input.tsx'
import { MoviesInput } from '../media/movies-input.tsx'

const byKey = { field: 'page_key', order: 'ASC' } as const
const byOrder = { field: 'order', order: 'ASC' } as const

export function PageList() {
  return (
    <ItemList sort={byKey}>
      <DataTable.Col source="page_key" />
      <DataTable.Col source="title_sv" />
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
      <ImagesInput />
      <DocumentsInput />
      <MoviesInput />
      <PublishInputs />
    </ItemEdit>
  )
}

export function TestimonialList() {
  return (
    <ItemList isOrdered sort={byOrder} mayCreate={(role) => allows(role, 'content:write')}>
      <DataTable.Col source="name" />
      <DataTable.Col source="company" />
      <DataTable.Col source="window" disableSort field={PublishState} />
      <DataTable.Col source="updated_at" field={MomentField} />
    </ItemList>
  )
}

export function TestimonialEdit() {
  return (
    <ItemEdit>
      <TestimonialFields />
    </ItemEdit>
  )
}

export function TestimonialCreate() {
  return (
    <ItemCreate defaultValues={{ order: 0 }}>
      <TestimonialFields />
    </ItemCreate>
  )
}

function TestimonialFields() {
  return (
    <>
      <TextInput source="name" required />
      <TextInput source="company" parse={emptyIsNull} />
      <LanguagePair title={null} />
      <PublishInputs />
    </>
  )
}
