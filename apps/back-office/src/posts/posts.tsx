import { isAboutProduct } from '@minikran/domain/content/post-picture'
import { AutocompleteArrayInput, DataTable, ReferenceArrayInput, SelectInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { ItemList } from '../items/item-list.tsx'
import { LanguagePair } from '../items/language-pair.tsx'
import { MomentField } from '../items/moment-field.tsx'
import { PublishInputs } from '../items/publish-inputs.tsx'
import { PublishState } from '../items/publish-state.tsx'
import { RequiredSelect } from '../items/required-select.tsx'
import { SlugInput } from '../items/slug-input.tsx'
import { LibraryInput } from '../media/library-input.tsx'
import { postTypeChoices } from '../texts/code-choices.ts'

const byId = { field: 'id', order: 'ASC' } as const
const newest = { field: 'publish_at', order: 'DESC' } as const

export function PostList() {
  return (
    <ItemList
      sort={newest}
      filters={[<SelectInput key="post_type" source="post_type" choices={postTypeChoices()} />]}
    >
      <DataTable.Col source="title_sv" />
      <DataTable.Col source="title_en" disableSort />
      <DataTable.Col source="window" disableSort field={PublishState} />
      <DataTable.Col source="publish_at" field={MomentField} />
      <DataTable.NumberCol source="views" />
      <DataTable.Col source="updated_at" field={MomentField} />
    </ItemList>
  )
}

export function PostFields() {
  return (
    <>
      <LanguagePair />
      <SlugInput source="post_slug" from="title_sv" before="/nyhet/" />
      <RequiredSelect source="post_type" choices={postTypeChoices()} />
      <LibraryInput kind="images" />
      <ProductsInput />
      <PublishInputs />
    </>
  )
}

function ProductsInput() {
  const required = isAboutProduct(Number(useWatch({ name: 'post_type' })))
  return (
    <ReferenceArrayInput source="product_ids" reference="products" sort={byId} perPage={50}>
      <AutocompleteArrayInput
        filterToQuery={(q: string) => ({ q })}
        TextFieldProps={{ required }}
        fullWidth
      />
    </ReferenceArrayInput>
  )
}
