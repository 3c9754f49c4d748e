import { AutocompleteInput, ReferenceInput } from 'react-admin'

type Props = { source: string; reference: string; required?: boolean; helperText?: string }

const first = { field: 'id', order: 'ASC' } as const

/** Another item, picked by typing a part of its name. */
export function ReferenceChoice({ source, reference, required = false, ...help }: Props) {
  return (
    <ReferenceInput source={source} reference={reference} perPage={50} sort={first}>
      <AutocompleteInput
        {...help}
        filterToQuery={(q: string) => ({ q })}
        TextFieldProps={{ required }}
        fullWidth
      />
    </ReferenceInput>
  )
}
