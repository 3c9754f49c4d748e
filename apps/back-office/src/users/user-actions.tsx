import * as m from '@minikran/i18n/messages'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useRecordContext } from 'ra-core'
import { type FormEvent, useRef } from 'react'
import { firstClick, pressProps } from '../items/press-props.ts'
import { mayDropEdits } from '../items/unsaved-edits.ts'
import { useAct } from '../items/use-act.ts'
import { useKept } from '../items/use-kept.ts'
import { useStaff } from '../shell/use-staff.ts'
import { ErasePersonLink } from './erase-person-link.tsx'

type Action = { call: string; label: () => string; done: () => string }

const actions = {
  lock: {
    call: 'lockUser',
    label: m.backoffice_user_lock,
    done: m.backoffice_user_lock_done,
  },
  unlock: {
    call: 'unlockUser',
    label: m.backoffice_user_unlock,
    done: m.backoffice_user_unlock_done,
  },
  sessions: {
    call: 'endUserSessions',
    label: m.backoffice_user_sessions,
    done: m.backoffice_user_sessions_done,
  },
  secondStep: {
    call: 'resetUserSecondStep',
    label: m.backoffice_user_second,
    done: m.backoffice_user_second_done,
  },
  invite: {
    call: 'sendUserInvitation',
    label: m.backoffice_user_invite,
    done: m.backoffice_user_invite_done,
  },
} as const satisfies Record<string, Action>

/** Buttons that change the account at once, without saving the form. */
export function UserActions() {
  const record = useRecordContext()
  const group = useRef<HTMLElement>(null)
  const { act, isBusy } = useAct({ focusAfter: group })
  if (record === undefined || record['deleted_at'] !== null || record['may_write'] !== true) {
    return null
  }
  const state = String(record['state'])
  // The account is loaded again afterwards, which resets the form.
  const change = ({ call, done }: Action) => {
    if (mayDropEdits()) void act(call, { user_id: Number(record.id) }, done())
  }
  const open: Action[] = [
    state === 'locked' ? actions.unlock : actions.lock,
    ...(state === 'active' ? [actions.sessions] : []),
    ...(record['second_step'] === true ? [actions.secondStep] : []),
    ...(state === 'invited' ? [actions.invite] : []),
  ]
  return (
    <Box component="section" sx={{ p: 2 }}>
      <Typography variant="h2">{m.backoffice_user_login()}</Typography>
      <Typography variant="body2">{m.backoffice_user_login_help()}</Typography>
      {/* A pressed button can be gone afterwards, such as the one that locks. */}
      <Box
        ref={group}
        role="group"
        aria-label={m.backoffice_user_login()}
        tabIndex={-1}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}
      >
        {open.map((action) => (
          <Button
            key={action.call}
            variant="outlined"
            {...pressProps(
              isBusy,
              firstClick(() => change(action)),
            )}
          >
            {action.label()}
          </Button>
        ))}
      </Box>
      <AddressForm userId={Number(record.id)} />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        {m.backoffice_user_erase_help()}
      </Typography>
      <ErasePersonLink address={String(record['email_address'])} />
    </Box>
  )
}

/** Changes an account's address; the new one is valid when the link that is mailed to it is opened. */
function AddressForm({ userId }: { userId: number }) {
  const { act, isBusy } = useAct()
  const draftKey = `draft:${useStaff()?.id ?? 0}:changeUserAddress:${userId}`
  const [address, setAddress] = useKept(draftKey, '')
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!mayDropEdits()) return
    const body = { user_id: userId, email_address: address.trim() }
    if (await act('changeUserAddress', body, m.backoffice_user_address_done())) setAddress('')
  }
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void send(event)}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2, alignItems: 'start' }}
    >
      <TextField
        type="email"
        size="small"
        label={m.backoffice_user_address()}
        helperText={m.backoffice_user_address_help()}
        value={address}
        onChange={({ target }) => setAddress(target.value)}
        margin="none"
        sx={{ minWidth: { sm: 320 } }}
        slotProps={{ htmlInput: { readOnly: isBusy } }}
      />
      <Button
        type="submit"
        variant="outlined"
        sx={{ minHeight: 40 }}
        {...pressProps(isBusy || address.trim() === '')}
      >
        {m.backoffice_user_address_send()}
      </Button>
    </Box>
  )
}
