import type { Person } from '@minikran/contract/admin/users'
import * as m from '@minikran/i18n/messages'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { Title } from 'react-admin'
import { Link, useLocation } from 'react-router-dom'
import { PasswordField } from '../account/own-fields.tsx'
import { OwnForm } from '../account/own-form.tsx'
import { useRead } from '../items/use-read.ts'
import { useMay } from '../shell/use-may.ts'
import { Facts } from '../tables/facts.tsx'
import { problemSentence } from '../texts/problem-sentences.ts'
import { roleText } from './role-words.ts'

/** Erases somebody who has asked for it, with or without an account, by the e-mail address. */
export function ErasePersonPage() {
  const mayErase = useMay('person:erase')
  return (
    <Box sx={{ p: 2, maxWidth: 760 }}>
      <Title title={m.backoffice_erase_title()} />
      {mayErase ? <Steps /> : <Alert severity="error">{problemSentence('forbidden')}</Alert>}
    </Box>
  )
}

/** First an address, then what is stored about it, with the password that erases it. */
function Steps() {
  const given: unknown = useLocation().state?.address
  const [address, setAddress] = useState(typeof given === 'string' ? given : '')
  const [typed, setTyped] = useState(address)
  const [erased, setErased] = useState('')
  const outcome = useRef<HTMLElement>(null)
  const look = (event: FormEvent) => {
    event.preventDefault()
    setErased('')
    setAddress(typed.trim())
  }
  const showErased = () => {
    setErased(address)
    setAddress('')
    setTyped('')
  }
  return (
    <>
      <Typography>{m.backoffice_erase_intro()}</Typography>
      <Box component="form" noValidate onSubmit={look} sx={formStyle}>
        <TextField
          type="email"
          label={m.backoffice_field_email_address()}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          autoComplete="off"
          required
          fullWidth
        />
        <Button type="submit" variant="outlined">
          {m.backoffice_erase_look()}
        </Button>
      </Box>
      <Box ref={outcome} tabIndex={-1}>
        {erased !== '' && (
          <Alert severity="success">{m.backoffice_erase_done({ email: erased })}</Alert>
        )}
      </Box>
      {address !== '' && (
        <Found key={address} address={address} focusAfter={outcome} onErased={showErased} />
      )}
    </>
  )
}

const formStyle = { display: 'grid', gap: 1, maxWidth: 360, justifyItems: 'start', my: 2 }

type FoundProps = {
  address: string
  focusAfter: RefObject<HTMLElement | null>
  onErased: () => void
}

function Found({ address, focusAfter, onErased }: FoundProps) {
  const { data: person } = useRead<Person>('getPersonObj', { email_address: address })
  if (person === undefined) return null
  const { accounts, cases, seats } = person
  if (accounts.length + cases + seats === 0) {
    return <Alert severity="info">{m.backoffice_erase_nobody({ email: address })}</Alert>
  }
  return (
    <Box component="section">
      <Typography variant="h2" sx={{ mb: 1 }}>
        {m.backoffice_erase_whom({ email: address })}
      </Typography>
      <Facts
        facts={[
          [m.backoffice_erase_accounts(), <Accounts key="accounts" accounts={accounts} />],
          [m.backoffice_cases_many(), String(cases)],
          [m.backoffice_erase_seats(), String(seats)],
        ]}
      />
      <Typography sx={{ mt: 2 }}>{m.erase_removed()}</Typography>
      <Typography>{m.erase_kept()}</Typography>
      <Alert severity="warning" variant="outlined" role="note" sx={{ mt: 2 }}>
        {m.erase_final()}
      </Alert>
      <OwnForm
        call="erasePerson"
        send={m.backoffice_erase_confirm()}
        focusAfter={focusAfter}
        onDone={onErased}
      >
        <input type="hidden" name="email_address" value={address} />
        <PasswordField label={m.backoffice_erase_password()} />
      </OwnForm>
    </Box>
  )
}

function Accounts({ accounts }: Pick<Person, 'accounts'>) {
  if (accounts.length === 0) return m.backoffice_erase_no_account()
  return accounts.map(({ id, fullname, role, deleted_at }) => (
    <Box key={id}>
      <Link to={`/users/${id}`}>{fullname}</Link>, {roleText(role)}
      {deleted_at !== null && `, ${m.backoffice_erase_trashed()}`}
    </Box>
  ))
}
