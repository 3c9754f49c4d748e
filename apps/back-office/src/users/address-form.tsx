import * as m from '@minikran/i18n/messages'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import type { FormEvent } from 'react'
import { pressProps } from '../items/press-props.ts'
import { mayDropEdits } from '../items/unsaved-edits.ts'
import { useAct } from '../items/use-act.ts'
import { useKept } from '../items/use-kept.ts'
import { useStaff } from '../shell/use-staff.ts'

/** Changes an account's address; the new one is valid when the link that is mailed to it is opened. */
export function AddressForm({ userId }: { userId: number }) {
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
        sx={{ minWidth: { sm: 320 } }}
      />
      <Button type="submit" variant="outlined" {...pressProps(isBusy || address.trim() === '')}>
        {m.backoffice_user_address_send()}
      </Button>
    </Box>
  )
}
