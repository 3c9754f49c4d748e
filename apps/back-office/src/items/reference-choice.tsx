import { AutocompleteInput, ReferenceInput } from 'react-admin'

type Props = { source: string; reference: string; required?: boolean }

const first = { field: 'id', order: 'ASC' } as const

/** Another item, picked by typing a part of its name. */
export function ReferenceChoice({ source, reference, required = false }: Props) {
  return (
    <ReferenceInput source={source} reference={reference} perPage={50} sort={first}>
      <AutocompleteInput filterToQuery={(q: string) => ({ q })} isRequired={required} fullWidth />
    </ReferenceInput>
  )
}
