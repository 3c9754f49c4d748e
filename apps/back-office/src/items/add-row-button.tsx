import Button from '@mui/material/Button'
import { useSimpleFormIterator } from 'ra-core'

/** Adds a row to a list in a form. Has a label; react-admin's own button is an icon only. */
export function AddRowButton({ label }: { label: string }) {
  const { add } = useSimpleFormIterator()
  return (
    <Button variant="outlined" size="small" sx={{ mt: 1 }} onClick={() => add()}>
      {label}
    </Button>
  )
}
