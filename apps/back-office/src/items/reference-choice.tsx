import { AutocompleteInput, type AutocompleteInputProps, ReferenceInput } from 'react-admin'

type Props = {
  source: string
  reference: string
  required?: boolean
  sort?: { field: string; order: 'ASC' | 'DESC' }
  /** Limits the choices like a filter of the reference's list. */
  filter?: Record<string, unknown>
} & Pick<AutocompleteInputProps, 'label' | 'helperText' | 'onChange' | 'getOptionDisabled'>

const byId = { field: 'id', order: 'ASC' } as const

/** Chooses another item by typing a part of its name. */
export function ReferenceChoice({
  source,
  reference,
  required = false,
  sort = byId,
  filter = {},
  ...input
}: Props) {
  return (
    <ReferenceInput source={source} reference={reference} perPage={50} sort={sort} filter={filter}>
      <AutocompleteInput
        {...input}
        filterToQuery={(q: string) => ({ q })}
        TextFieldProps={{ required }}
        fullWidth
      />
    </ReferenceInput>
  )
}
