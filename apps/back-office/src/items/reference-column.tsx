import { ReferenceField } from 'react-admin'

type Props = { source: string; reference: string; emptyText?: string }

/** The name of the item that a column points at. */
export function ReferenceColumn({ emptyText = '–', ...props }: Props) {
  return <ReferenceField {...props} link={false} emptyText={emptyText} />
}
