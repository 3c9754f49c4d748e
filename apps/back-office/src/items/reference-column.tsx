import { ReferenceField } from 'react-admin'

/** The name of the item that a column points at. */
export function ReferenceColumn({ source, reference }: { source: string; reference: string }) {
  return <ReferenceField source={source} reference={reference} link={false} emptyText="–" />
}
