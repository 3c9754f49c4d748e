import { DataTable, ReferenceField } from 'react-admin'

type Props = { source: string; reference: string; emptyText?: string }

/** The name of the item that a column points at. */
export function ReferenceColumn({ emptyText = '–', ...props }: Props) {
  return <ReferenceField {...props} link={false} emptyText={emptyText} />
}

/** A table's column with the names of other items. */
export function ReferenceCol({ disableSort = false, ...field }: Props & { disableSort?: boolean }) {
  return (
    <DataTable.Col source={field.source} disableSort={disableSort}>
      <ReferenceColumn {...field} />
    </DataTable.Col>
  )
}
