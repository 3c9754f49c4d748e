import { allows } from '@minikran/domain/access/permissions'
import * as m from '@minikran/i18n/messages'
import Alert from '@mui/material/Alert'
import { Edit, TextInput, Title, Toolbar } from 'react-admin'
import { AskingSaveButton } from '../items/asking-save-button.tsx'
import { CheckedForm } from '../items/checked-form.tsx'
import { DraftKeeper } from '../items/draft-keeper.tsx'
import { Fieldset } from '../items/fieldset.tsx'
import { StaleDialog } from '../items/stale-dialog.tsx'
import { TypedInput } from '../items/typed-input.tsx'
import { dayKind, numberKind } from '../items/typed-kinds.ts'
import { useSaveOutcome } from '../items/use-save-outcome.ts'
import { useUnreadItem } from '../items/use-unread-item.ts'
import { useStaff } from '../shell/use-staff.ts'
import { problemSentence } from '../texts/problem-sentences.ts'

const queryOptions = { refetchOnWindowFocus: false, refetchOnReconnect: false }

/** What the company changes by itself; there is one of it, so the list is the form. */
export function SettingsPage() {
  const staff = useStaff()
  if (staff === null) return null
  if (allows(staff.role, 'settings:write')) return <Settings />
  return (
    <>
      <Title title={m.backoffice_settings_title()} />
      <Alert severity="error" sx={{ mt: 2 }}>
        {problemSentence('forbidden')}
      </Alert>
    </>
  )
}

function Settings() {
  const { saves, stale, onSuccess, onError } = useSaveOutcome()
  const onUnread = useUnreadItem()
  return (
    <Edit
      resource="settings"
      id={1}
      title={m.backoffice_settings_title()}
      mutationMode="pessimistic"
      redirect={false}
      actions={false}
      queryOptions={{ ...queryOptions, onError: onUnread }}
      mutationOptions={{ onError, onSuccess }}
    >
      <CheckedForm
        toolbar={
          <Toolbar>
            <AskingSaveButton question={null} />
          </Toolbar>
        }
      >
        <DraftKeeper saves={saves} />
        <StaleDialog {...stale} />
        <Fieldset title={m.backoffice_settings_company()}>
          <TextInput source="name" required />
          <TextInput source="phone" required />
          <TextInput source="email_address" required />
          <TypedInput source="founded" kind={dayKind} required />
          <TypedInput source="employees" kind={numberKind} required />
        </Fieldset>
        <Fieldset title={m.backoffice_settings_mails()}>
          <TextInput source="mail_to" helperText={m.backoffice_settings_mail_to_hint()} />
        </Fieldset>
      </CheckedForm>
    </Edit>
  )
}
