import Box from '@mui/material/Box'
import { type RaRecord, useGetRecordRepresentation, useResourceContext } from 'ra-core'
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { DataTable, type DataTableColumnProps } from 'react-admin'
import { PlaceField } from './place-field.tsx'

type Props = {
  /** Those of the wide table, first the one that its rows are named by. */
  columns: ReactNode
  /** What is shown of a row below its name. */
  details: ReactNode
  /** The field that the list is sorted by at first; its column stays, to sort by it again. */
  sortedBy: string
  isOrdered: boolean
  bulkActions: ReactElement | false
}

/** A kind of items on a phone: the name of a row with its details below, and what the list is sorted by. */
export function PhoneItemTable({ columns, details, sortedBy, isOrdered, bulkActions }: Props) {
  const resource = useResourceContext() ?? ''
  const nameOf = useGetRecordRepresentation(resource)
  const [first, ...others] = Children.toArray(columns).filter(isColumn)
  // The head of that column above cells of its own.
  const head = { ...first?.props, children: null }
  return (
    <DataTable
      bulkActionButtons={bulkActions}
      size="small"
      tabIndex={-1}
      // The choice of columns in the wide table does not apply here.
      storeKey={`${resource}.phone`}
      sx={phoneTable}
    >
      <DataTable.Col
        {...head}
        render={(item: RaRecord) => (
          <>
            {nameOf(item)}
            <Box sx={detailsStyle}>{details}</Box>
          </>
        )}
      />
      {others.find(({ props }) => props.source === sortedBy)}
      {isOrdered && <DataTable.Col source="order" sx={placeStyle} field={PlaceField} />}
    </DataTable>
  )
}

const isColumn = (column: ReactNode) => isValidElement<DataTableColumnProps>(column)

/** A table that is as wide as the phone: its words wrap. */
export const phoneTable = {
  '&& .RaDataTable-table': { width: '100%' },
  '& th, & td': { verticalAlign: 'top' },
  '&& td': { maxWidth: 'none', overflowWrap: 'anywhere', hyphens: 'auto' },
  // The box has an edge of its own.
  '&& .MuiTableCell-paddingCheckbox': { px: 0 },
}

const detailsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 8px',
  mt: 0.5,
  color: 'text.secondary',
  // An email address with a hyphen is another one.
  hyphens: 'manual',
}
// No finger drags a row.
const placeStyle = { width: 0, '& [draggable]': { display: 'none' } }
