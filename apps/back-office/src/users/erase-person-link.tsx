import * as m from '@minikran/i18n/messages'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { useMay } from '../shell/use-may.ts'

/** Leads to the page that erases a person; the address is not in the link, so that no log has it. */
export function ErasePersonLink({ address = '' }: { address?: string }) {
  if (!useMay('person:erase')) return null
  return (
    <Button size="small" component={Link} to="/erase-person" state={{ address }}>
      {m.backoffice_erase_title()}
    </Button>
  )
}
