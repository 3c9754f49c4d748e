import Button from '@mui/material/Button'
import { useSimpleFormIterator } from 'ra-core'

/** Adds a row to a list inside a form, and says of what: the framework's own is a sign without words. */
export function AddRowButton({ label }: { label: string }) {
  const { add } = useSimpleFormIterator()
  return (
    <Button variant="outlined" size="small" sx={{ mt: 1 }} onClick={() => add()}>
      {label}
    </Button>
  )
}
