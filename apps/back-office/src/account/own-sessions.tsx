import type { OwnAccount } from '@minikran/contract/admin/own-account'
import { browserText } from '@minikran/i18n/browser-text'
import * as m from '@minikran/i18n/messages'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useRef } from 'react'
import { focusAfterCall } from '../items/focus-after-call.ts'
import { firstClick, pressProps } from '../items/press-props.ts'
import { Moment, Section } from '../tables/facts.tsx'
import { PlainTable } from '../tables/plain-table.tsx'
import { useOwnCall } from './use-own-call.ts'

type Props = { own: OwnAccount; onChanged: () => Promise<void> }

/** Where one is logged in; what one does not know is ended. */
export function OwnSessions({ own, onChanged }: Props) {
  const { call, faults, isBusy } = useOwnCall()
  const list = useRef<HTMLElement>(null)
  const end = async (session_id: string) => {
    const moveFocus = focusAfterCall()
    // The pressed button goes with its row.
    const { answer } = await call('endOwnSession', { session_id })
    if (answer !== null) moveFocus(list.current)
    await onChanged()
  }
  return (
    <Section title={m.backoffice_account_sessions()}>
      {faults.length > 0 && (
        <Alert severity="error" role="alert" variant="outlined">
          {faults.join(' ')}
        </Alert>
      )}
      <Box
        ref={list}
        role="group"
        aria-label={m.backoffice_account_sessions()}
        tabIndex={-1}
        sx={{ overflowX: 'auto', '& :is(th, td)': { px: { xs: 0.5, sm: 1 } } }}
      >
        <PlainTable
          heads={[
            m.backoffice_account_browser(),
            m.backoffice_account_since(),
            m.backoffice_account_used(),
            m.backoffice_occasion_change(),
          ]}
          rows={own.sessions.map(({ id, user_agent, created_at, last_used_at, current }) => [
            id,
            browserText(user_agent),
            <Moment key={id} at={created_at} />,
            <Moment key={id} at={last_used_at} />,
            current ? (
              m.backoffice_account_this()
            ) : (
              <EndButton key={id} isBusy={isBusy} onPress={() => void end(id)} />
            ),
          ])}
        />
      </Box>
    </Section>
  )
}

function EndButton({ isBusy, onPress }: { isBusy: boolean; onPress: () => void }) {
  return (
    <Button
      size="small"
      sx={{ whiteSpace: { sm: 'nowrap' }, minWidth: 0, px: { xs: 0, sm: 1 } }}
      {...pressProps(isBusy, firstClick(onPress))}
    >
      {m.backoffice_account_end()}
    </Button>
  )
}
