import { needsDepot } from '@minikran/domain/access/account-rules'
import * as m from '@minikran/i18n/messages'
import Alert from '@mui/material/Alert'
import { useGetOne, useRecordContext } from 'ra-core'
import {
  BooleanField,
  BooleanInput,
  DataTable,
  FunctionField,
  SelectField,
  SelectInput,
  TextField,
  TextInput,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { Fieldset } from '../items/fieldset.tsx'
import { ItemCreate, ItemEdit } from '../items/item-form.tsx'
import { ItemList } from '../items/item-list.tsx'
import { MomentField } from '../items/moment-field.tsx'
import { ReferenceChoice } from '../items/reference-choice.tsx'
import { ReferenceCol } from '../items/reference-column.tsx'
import { RequiredSelect } from '../items/required-select.tsx'
import { useTellQueryError } from '../items/use-tell-problem.ts'
import { useStaff } from '../shell/use-staff.ts'
import { languageChoices } from '../texts/languages.ts'
import { ErasePersonLink } from './erase-person-link.tsx'
import { roleChoices, roleChoicesFor, roleText } from './role-words.ts'
import { UserActions } from './user-actions.tsx'

const byName = { field: 'lastname', order: 'ASC' } as const
const newUser = {
  locale: 'sv',
  depot_id: null,
  company_id: null,
  edits_company: false,
}

const states = () => [
  { id: 'active', name: m.backoffice_user_active() },
  { id: 'invited', name: m.backoffice_user_invited() },
  { id: 'locked', name: m.backoffice_user_locked() },
]

/** Everybody with an account: customers, suppliers and staff. */
export function UserList() {
  return (
    <ItemList
      sort={byName}
      isPublishable={false}
      details={<UserDetails />}
      actions={<ErasePersonLink />}
      filters={[
        <SelectInput key="role" source="role" choices={roleChoices()} alwaysOn />,
        <SelectInput
          key="state"
          source="state"
          label={m.backoffice_field_state()}
          choices={states()}
          alwaysOn
        />,
        <ReferenceChoice key="depot_id" source="depot_id" reference="depots" />,
        <ReferenceChoice key="company_id" source="company_id" reference="companies" />,
      ]}
    >
      <DataTable.Col
        source="lastname"
        label={m.backoffice_field_fullname()}
        render={({ fullname }) => fullname}
      />
      <DataTable.Col source="email_address" />
      <DataTable.Col source="role" render={({ role }) => roleText(role)} />
      <ReferenceCol source="depot_id" reference="depots" disableSort />
      <ReferenceCol source="company_id" reference="companies" disableSort />
      <DataTable.Col source="state" disableSort>
        <SelectField source="state" choices={states()} />
      </DataTable.Col>
      <DataTable.Col source="second_step" disableSort field={BooleanField} />
      <DataTable.Col source="last_logged_in" field={MomentField} />
    </ItemList>
  )
}

function UserDetails() {
  return (
    <>
      <TextField source="email_address" />
      <FunctionField source="role" render={({ role }) => roleText(role)} />
      <SelectField source="state" choices={states()} />
    </>
  )
}

export function UserEdit() {
  return (
    <ItemEdit lockable={false} destroyable={false} aside={<UserActions />}>
      <LockedNote />
      <Fieldset title={m.backoffice_user_person()}>
        <PersonInputs />
        <TextInput source="email_address" type="email" readOnly />
      </Fieldset>
      <RightsInputs />
    </ItemEdit>
  )
}

function LockedNote() {
  if (useRecordContext()?.['state'] !== 'locked') return null
  return (
    <Alert severity="warning" variant="outlined" sx={{ width: '100%', mb: 1 }}>
      {m.backoffice_user_locked_note()}
    </Alert>
  )
}

/** An invitation: its link works for 72 hours and sets the password. */
export function UserCreate() {
  return (
    <ItemCreate
      defaultValues={newUser}
      done={({ email_address }) => m.backoffice_user_invited_now({ email: String(email_address) })}
    >
      <Fieldset title={m.backoffice_user_person()}>
        <PersonInputs />
        <TextInput
          source="email_address"
          type="email"
          required
          helperText={m.backoffice_user_invite_help()}
        />
      </Fieldset>
      <RightsInputs />
    </ItemCreate>
  )
}

function PersonInputs() {
  return (
    <>
      <TextInput source="firstname" required />
      <TextInput source="lastname" required />
      <TextInput source="phone" type="tel" />
      <RequiredSelect source="locale" choices={languageChoices()} />
    </>
  )
}

function RightsInputs() {
  const staff = useStaff()
  const role = Number(useWatch({ name: 'role' }))
  const stored = useRecordContext()?.['role']
  const choices = roleChoicesFor(staff?.role ?? 0)
  // The account's role may be above those that the user may give.
  const shown =
    typeof stored !== 'number' || choices.some(({ id }) => id === stored)
      ? choices
      : [...choices, { id: stored, name: roleText(stored) }]
  return (
    <Fieldset title={m.backoffice_user_rights()}>
      <RequiredSelect
        source="role"
        choices={shown}
        helperText={stored !== undefined && m.backoffice_user_role_help()}
      />
      <ReferenceChoice
        source="depot_id"
        reference="depots"
        required={needsDepot(role)}
        {...(needsDepot(role) ? { helperText: m.backoffice_rule_depot_missing() } : {})}
      />
      <CompanyInputs />
    </Fieldset>
  )
}

const confirmedOnly = { confirmed: 'true' }

/** The confirmed companies to choose from, with the unconfirmed one that the account has named. */
function CompanyInputs() {
  const id = useRecordContext()?.['company_id']
  const { data: company, error } = useGetOne(
    'companies',
    { id },
    { enabled: typeof id === 'number', retry: false },
  )
  useTellQueryError(error)
  const isClaim = company?.['confirmed'] === false
  const claim = isClaim && {
    helperText: m.backoffice_company_claimed({
      name: String(company['corp_name']),
      number: String(company['corp_vat']),
    }),
  }
  return (
    <>
      <ReferenceChoice
        source="company_id"
        reference="companies"
        filter={confirmedOnly}
        {...claim}
      />
      <BooleanInput source="edits_company" helperText={m.backoffice_user_edits_company_help()} />
    </>
  )
}
