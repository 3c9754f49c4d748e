import type { OwnAccount } from '@minikran/contract/admin/own-account'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import { inquiryMaxLengths } from '@minikran/domain/validation/inquiry-max-lengths'
import * as m from '@minikran/i18n/messages'
import { type HttpError, ResourceContextProvider, useNotify } from 'ra-core'
import { useState } from 'react'
import { TextInput } from 'react-admin'
import { AskingSaveButton } from '../items/asking-save-button.tsx'
import { CheckedForm } from '../items/checked-form.tsx'
import { DraftKeeper, forgetDraft } from '../items/draft-keeper.tsx'
import { RequiredSelect } from '../items/required-select.tsx'
import { useTellProblem } from '../items/use-tell-problem.ts'
import { chooseLocale, locale } from '../locale.ts'
import { type Values, writeApi } from '../providers/call-api.ts'
import { formProblem } from '../providers/form-problem.ts'
import { useStaff } from '../shell/use-staff.ts'
import { Facts, Section } from '../tables/facts.tsx'
import { languageChoices } from '../texts/languages.ts'
import { roleText } from '../users/role-words.ts'

type Props = { own: OwnAccount; onSaved: (saved: OwnAccount) => Promise<void> }

const formStyle = {
  p: 0,
  mt: 1,
  // As wide as the other forms of this page.
  '& .MuiStack-root > .MuiFormControl-root': { maxWidth: 360 },
  '& .MuiAlert-root': { mb: 1.5 },
}

/** Who one is here: name, phone and language are the own ones to change, the rest is the company's. */
export function OwnProfile({ own, onSaved }: Props) {
  const { save, saves } = useSaveProfile({ own, onSaved })
  const { id, firstname, lastname, phone } = own
  return (
    <Section title={own.fullname}>
      <Facts
        facts={[
          [m.backoffice_field_email_address(), own.email_address],
          [m.backoffice_field_role(), roleText(own.role)],
        ]}
      />
      <ResourceContextProvider value="account">
        <CheckedForm
          // No more than is changed here: what else changes on this page must not empty the form.
          record={{ id, firstname, lastname, phone, locale: own.locale }}
          onSubmit={save}
          toolbar={false}
          sx={formStyle}
        >
          <DraftKeeper saves={saves} />
          <ProfileInputs />
          <AskingSaveButton
            question={null}
            label={m.backoffice_account_save()}
            variant="outlined"
            icon={null}
          />
        </CheckedForm>
      </ResourceContextProvider>
    </Section>
  )
}

// With sentences about its fields, the form shows them; else it is said why nothing was saved.
function useSaveProfile({ own, onSaved }: Props) {
  const notify = useNotify()
  const staff = useStaff()
  const tellProblem = useTellProblem()
  const [saves, setSaves] = useState(0)
  const save = async ({ firstname, lastname, phone, locale: chosen }: Values) => {
    const profile = { firstname, lastname, phone, locale: chosen }
    let saved: OwnAccount
    try {
      const { data } = await writeApi('updateOwnProfile', profile).catch(formProblem)
      saved = data as OwnAccount
    } catch (error) {
      const { errors } = (error as HttpError).body ?? {}
      if (errors !== undefined) return errors
      await tellProblem(error)
      return
    }
    setSaves((number) => number + 1)
    if (chosen !== own.locale && chosen !== locale) {
      // The page is loaded anew before the form could do it.
      forgetDraft({ staffId: staff?.id, resource: 'account', id: own.id })
      return chooseLocale(chosen as Locale)
    }
    notify(m.backoffice_account_saved(), { type: 'info' })
    await onSaved(saved)
  }
  return { save, saves }
}

function ProfileInputs() {
  return (
    <>
      <TextInput
        source="firstname"
        label={m.backoffice_field_firstname()}
        autoComplete="given-name"
        required
        fullWidth
        {...atMost('firstname')}
      />
      <TextInput
        source="lastname"
        label={m.backoffice_field_lastname()}
        autoComplete="family-name"
        required
        fullWidth
        {...atMost('lastname')}
      />
      <TextInput
        source="phone"
        label={m.backoffice_field_phone()}
        type="tel"
        autoComplete="tel"
        fullWidth
        {...atMost('phone')}
      />
      <RequiredSelect
        source="locale"
        label={m.backoffice_case_language()}
        choices={languageChoices()}
        helperText={m.backoffice_account_language_help()}
        fullWidth
      />
    </>
  )
}

const atMost = (name: 'firstname' | 'lastname' | 'phone') => ({
  slotProps: { htmlInput: { maxLength: inquiryMaxLengths[name] } },
})
