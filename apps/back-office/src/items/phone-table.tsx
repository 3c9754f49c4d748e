import { useResourceContext } from 'ra-core'
import { DataTable, type DataTableProps } from 'react-admin'

/** A table that is as wide as the phone: its words wrap. */
export function PhoneTable(props: Omit<DataTableProps, 'ref'>) {
  const resource = useResourceContext() ?? ''
  return (
    <DataTable
      bulkActionButtons={false}
      size="small"
      // The choice of columns in the wide table does not apply here.
      storeKey={`${resource}.phone`}
      sx={phoneTable}
      {...props}
    />
  )
}

const phoneTable = {
  '&& .RaDataTable-table': { width: '100%' },
  '& th, & td': { verticalAlign: 'top' },
  '&& td': { maxWidth: 'none', overflowWrap: 'anywhere', hyphens: 'auto' },
  // The box has an edge of its own.
  '&& .MuiTableCell-paddingCheckbox': { px: 0 },
}
