import type { OwnAccount } from '@minikran/contract/admin/own-account'
import { browserText } from '@minikran/i18n/browser-text'
import * as m from '@minikran/i18n/messages'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { Moment, Section } from '../cases/case-facts.tsx'
import { pressProps } from '../items/press-props.ts'
import { useOwnCall } from './use-own-call.ts'

type Props = { own: OwnAccount; onChanged: () => Promise<void> }

/** Where one is logged in; what one does not know is ended. */
export function OwnSessions({ own, onChanged }: Props) {
  const { call, faults, isBusy } = useOwnCall()
  const end = async (session_id: string) => {
    await call('endOwnSession', { session_id })
    await onChanged()
  }
  return (
    <Section title={m.backoffice_account_sessions()}>
      {faults.length > 0 && (
        <Alert severity="error" role="alert" variant="outlined">
          {faults.join(' ')}
        </Alert>
      )}
      <Box sx={{ overflowX: 'auto' }}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{m.backoffice_account_browser()}</TableCell>
              <TableCell>{m.backoffice_account_since()}</TableCell>
              <TableCell>{m.backoffice_account_used()}</TableCell>
              <TableCell>{m.backoffice_occasion_change()}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {own.sessions.map(({ id, user_agent, created_at, last_used_at, current }) => (
              <TableRow key={id}>
                <TableCell>{browserText(user_agent)}</TableCell>
                <TableCell>
                  <Moment at={created_at} />
                </TableCell>
                <TableCell>
                  <Moment at={last_used_at} />
                </TableCell>
                <TableCell>
                  {current ? (
                    m.backoffice_account_this()
                  ) : (
                    <Button
                      size="small"
                      sx={{ whiteSpace: 'nowrap' }}
                      {...pressProps(isBusy, () => void end(id))}
                    >
                      {m.backoffice_account_end()}
                    </Button>
                  )}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Section>
  )
}
