import { useResourceContext } from 'ra-core'
import { DataTable } from 'react-admin'
import { ItemList } from '../items/item-list.tsx'
import { MomentField } from '../items/moment-field.tsx'
import { PublishInputs } from '../items/publish-inputs.tsx'
import { PublishState } from '../items/publish-state.tsx'
import { type PlainKind, plainKinds } from './plain-kinds.tsx'

const useKind = () => useResourceContext() as PlainKind

export function PlainList() {
  const kind = useKind()
  return (
    <ItemList isOrdered>
      {plainKinds[kind].columns.map((source) => (
        <DataTable.Col key={source} source={source} />
      ))}
      <DataTable.Col source="window" disableSort field={PublishState} />
      <DataTable.Col source="updated_at" field={MomentField} />
    </ItemList>
  )
}

export function PlainFields() {
  const kind = useKind()
  return (
    <>
      {plainKinds[kind].fields}
      <PublishInputs />
    </>
  )
}
