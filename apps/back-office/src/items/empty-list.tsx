import Alert from '@mui/material/Alert'
import { useListContext } from 'ra-core'
import { ListNoResults, Pagination } from 'react-admin'

/** In place of a list's rows: that there are none, or why they could not be read. */
export function EmptyList() {
  const { error } = useListContext()
  if (!error) return <ListNoResults />
  return (
    <Alert severity="error" variant="outlined">
      {error.message}
    </Alert>
  )
}

/** The pages of a list; none while it could not be read, when its count is unknown. */
export function KnownPages() {
  const { error, total } = useListContext()
  return error && total === undefined ? null : <Pagination />
}
