import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'

type Props = { id: number; case_number: string; unread?: boolean }

/** A case by its number; one that nobody has opened yet stands out as in the inbox. */
export function CaseLink({ id, case_number, unread = false }: Props) {
  return (
    <Link
      component={RouterLink}
      to={`/cases/${id}/show`}
      sx={{ whiteSpace: 'nowrap', fontWeight: unread ? 700 : 400 }}
    >
      {case_number}
    </Link>
  )
}
