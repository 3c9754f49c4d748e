import Alert from '@mui/material/Alert'
import { useListContext } from 'ra-core'
import { ListNoResults } from 'react-admin'

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
