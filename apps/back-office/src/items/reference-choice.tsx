import { AutocompleteInput, ReferenceInput } from 'react-admin'

/** What the choices are narrowed by, as in the list of the reference. */
type Filtered = { filter?: Record<string, unknown> }
type Props = {
  source: string
  reference: string
  required?: boolean
  helperText?: string
} & Filtered

const first = { field: 'id', order: 'ASC' } as const

/** Another item, picked by typing a part of its name. */
export function ReferenceChoice({
  source,
  reference,
  required = false,
  filter = {},
  ...help
}: Props) {
  return (
    <ReferenceInput source={source} reference={reference} perPage={50} sort={first} filter={filter}>
      <AutocompleteInput
        {...help}
        filterToQuery={(q: string) => ({ q })}
        TextFieldProps={{ required }}
        fullWidth
      />
    </ReferenceInput>
  )
}
