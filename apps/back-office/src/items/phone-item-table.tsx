import Box from '@mui/material/Box'
import type { ReactElement, ReactNode } from 'react'
import { DataTable } from 'react-admin'
import { PhoneTable } from './phone-table.tsx'
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
  const { columns: all, name } = namedColumns(columns)
  return (
    <PhoneTable bulkActionButtons={bulkActions} tabIndex={-1}>
      {name && (
        <DataTable.Col {...name.props}>
          <RowName column={name.props} />
          <Box sx={detailsStyle}>{details}</Box>
        </DataTable.Col>
      )}
      {all.find((one) => one !== name && one.props.source === sortedBy)}
      {isOrdered && <DataTable.Col source="order" sx={placeStyle} field={PlaceField} />}
    </PhoneTable>
  )
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
