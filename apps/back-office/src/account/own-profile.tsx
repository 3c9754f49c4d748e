import type { OwnAccount } from '@minikran/contract/admin/own-account'
import { inquiryMaxLengths } from '@minikran/domain/validation/inquiry-max-lengths'
import * as m from '@minikran/i18n/messages'
import TextField from '@mui/material/TextField'
import { useNotify } from 'ra-core'
import { Facts, Section } from '../cases/case-facts.tsx'
import { chooseLocale, locale } from '../locale.ts'
import { roleText } from '../users/role-words.ts'
import { OwnForm } from './own-form.tsx'
import { useOwnCall } from './use-own-call.ts'

type Props = { own: OwnAccount; onChanged: () => Promise<void> }

/** Who one is here: name, phone and language are the own ones to change, the rest is the company's. */
export function OwnProfile({ own, onChanged }: Props) {
  const { call, faults, byField, isBusy } = useOwnCall()
  const notify = useNotify()
  const save = async (typed: Record<string, string>) => {
    const saved = (await call('updateOwnProfile', typed)) as OwnAccount | null
    if (saved === null) return
    if (saved.locale !== own.locale && saved.locale !== locale) return chooseLocale(saved.locale)
    notify(m.backoffice_account_saved(), { type: 'info' })
    await onChanged()
  }
  const text = (name: 'firstname' | 'lastname' | 'phone') => ({
    name,
    defaultValue: own[name] ?? '',
    error: byField[name] !== undefined,
    helperText: byField[name],
    fullWidth: true,
    slotProps: { htmlInput: { maxLength: inquiryMaxLengths[name] } },
  })
  return (
    <Section title={own.fullname}>
      <Facts
        facts={[
          [m.backoffice_field_email_address(), own.email_address],
          [m.backoffice_field_role(), roleText(own.role)],
        ]}
      />
      <OwnForm
        send={m.backoffice_account_save()}
        faults={Object.keys(byField).length === 0 ? faults : []}
        isBusy={isBusy}
        keepsTyped
        onSend={(typed) => void save(typed)}
      >
        <TextField
          {...text('firstname')}
          label={m.backoffice_field_firstname()}
          autoComplete="given-name"
          required
        />
        <TextField
          {...text('lastname')}
          label={m.backoffice_field_lastname()}
          autoComplete="family-name"
          required
        />
        <TextField
          {...text('phone')}
          label={m.backoffice_field_phone()}
          type="tel"
          autoComplete="tel"
        />
        <TextField
          select
          name="locale"
          label={m.backoffice_case_language()}
          defaultValue={own.locale}
          helperText={m.backoffice_account_language_help()}
          fullWidth
          slotProps={{ select: { native: true } }}
        >
          <option value="sv">{m.backoffice_language_sv()}</option>
          <option value="en">{m.backoffice_language_en()}</option>
        </TextField>
      </OwnForm>
    </Section>
  )
}
