import Box from '@mui/material/Box'
import { useResourceContext } from 'ra-core'
import type { ReactElement, ReactNode } from 'react'
import { DataTable } from 'react-admin'
import { PlaceField } from './place-field.tsx'
import { namedColumns, RowName } from './row-link.tsx'

type Props = {
  /** Those of the wide table. */
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
  const { columns: all, name } = namedColumns(columns)
  return (
    <DataTable
      bulkActionButtons={bulkActions}
      size="small"
      tabIndex={-1}
      // The choice of columns in the wide table does not apply here.
      storeKey={`${resource}.phone`}
      sx={phoneTable}
    >
      {name && (
        <DataTable.Col {...name.props}>
          <RowName column={name.props} />
          <Box sx={detailsStyle}>{details}</Box>
        </DataTable.Col>
      )}
      {all.find((one) => one !== name && one.props.source === sortedBy)}
      {isOrdered && <DataTable.Col source="order" sx={placeStyle} field={PlaceField} />}
    </DataTable>
  )
}

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
