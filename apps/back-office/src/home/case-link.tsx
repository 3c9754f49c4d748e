import * as m from '@minikran/i18n/messages'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'

type Props = { id: number; case_number: string; unread?: boolean }

/** A link to a case by its number, bold and named unread as in the case list. */
export function CaseLink({ id, case_number, unread = false }: Props) {
  return (
    <>
      <Link
        component={RouterLink}
        to={`/cases/${id}/show`}
        sx={{ whiteSpace: 'nowrap', fontWeight: unread ? 700 : 400 }}
      >
        {case_number}
      </Link>
      {unread && (
        <>
          {' '}
          <Chip size="small" variant="outlined" label={m.backoffice_case_unread()} />
        </>
      )}
    </>
  )
}
