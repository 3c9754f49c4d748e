import type { Profile } from '@minikran/contract/customer-profile'
import { ownDiscount } from '@minikran/domain/pricing/own-price'
import { m } from '@minikran/i18n/messages'
import { numberText } from '@minikran/i18n/number-text'
import { getLocale } from '@minikran/i18n/runtime'
import { AccountField } from '../../account-pages/account-field.tsx'
import { AccountForm, fieldOf, type PostedForm } from '../../account-pages/account-form.tsx'
import { Field } from '../../components/field.tsx'

type Props = { profile: Profile; posted: PostedForm | null }

const details = {
  does: 'uppgifter',
  labels: { firstname: m.form_firstname, lastname: m.form_lastname, phone: m.form_phone },
}

/** Name and phone number. */
export function DetailsForm({ profile, posted }: Props) {
  const field = fieldOf(posted, details)
  return (
    <AccountForm {...details} send={m.account_save_details()} posted={posted}>
      <div className="grid items-start gap-4 small:grid-cols-2">
        <AccountField
          autoComplete="given-name"
          maxLength={60}
          {...field('firstname', profile.firstname)}
        />
        <AccountField
          autoComplete="family-name"
          maxLength={60}
          {...field('lastname', profile.lastname)}
        />
      </div>
      <AccountField
        hint={m.form_optional()}
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        maxLength={40}
        {...field('phone', profile.phone ?? '')}
      />
    </AccountForm>
  )
}

const email = {
  does: 'epost',
  labels: { email_address: m.account_new_email, password: m.account_current_password },
}

/** A new address is confirmed by a link; changing it needs the password. */
export function EmailForm({ profile, posted }: Props) {
  const field = fieldOf(posted, email)
  return (
    <div className="grid gap-4">
      <p>
        {profile.email_verified_at === null
          ? m.account_email_unverified({ email: profile.email_address })
          : m.account_email_now({ email: profile.email_address })}
      </p>
      {profile.pending_email && <p>{m.account_email_pending({ email: profile.pending_email })}</p>}
      <AccountForm {...email} send={m.account_save_email()} posted={posted}>
        <AccountField
          type="email"
          autoComplete="email"
          inputMode="email"
          maxLength={254}
          {...field('email_address')}
        />
        <AccountField type="password" autoComplete="current-password" {...field('password')} />
      </AccountForm>
    </div>
  )
}

const invoiced = {
  does: 'foretag',
  labels: {
    corp_name: m.form_company,
    corp_vat: m.account_company_number,
    corp_address: m.case_address,
    corp_zip: m.account_zip,
    corp_city: m.account_city,
    email_address: m.account_company_email,
  },
}

/** The company of invoices; once confirmed, only people named by the staff may change it. */
export function CompanyForm({ profile, posted }: Props) {
  const field = fieldOf(posted, invoiced)
  const { company } = profile
  const discount = ownDiscount(profile.role, company?.discount_percent ?? null)
  if (company?.may_change === false)
    return <ConfirmedCompany company={company} discount={discount} />
  return (
    <AccountForm {...invoiced} send={m.account_save_company()} posted={posted}>
      {discount > 0 && <p>{m.account_discount({ percent: numberText(discount, getLocale()) })}</p>}
      {company?.confirmed === false && <p>{m.account_company_claim()}</p>}
      <AccountField
        autoComplete="organization"
        maxLength={100}
        {...field('corp_name', company?.corp_name)}
      />
      <AccountField
        hint={m.account_company_number_hint()}
        maxLength={30}
        {...field('corp_vat', company?.corp_vat)}
      />
      <AddressFields profile={profile} posted={posted} />
      <AccountField
        hint={m.form_optional()}
        type="email"
        inputMode="email"
        maxLength={254}
        {...field('email_address', company?.email_address)}
      />
    </AccountForm>
  )
}

function AddressFields({ profile: { company }, posted }: Props) {
  const field = fieldOf(posted, invoiced)
  return (
    <>
      <AccountField
        hint={m.form_optional()}
        autoComplete="address-line1"
        maxLength={100}
        {...field('corp_address', company?.corp_address)}
      />
      <div className="grid items-start gap-4 small:grid-cols-2">
        <AccountField
          hint={m.form_optional()}
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={10}
          {...field('corp_zip', company?.corp_zip)}
        />
        <AccountField
          hint={m.form_optional()}
          autoComplete="address-level2"
          maxLength={60}
          {...field('corp_city', company?.corp_city)}
        />
      </div>
    </>
  )
}

type ConfirmedProps = { company: NonNullable<Profile['company']>; discount: number }

function ConfirmedCompany({ company, discount }: ConfirmedProps) {
  const lines = [
    company.corp_name,
    company.corp_vat,
    company.corp_address,
    `${company.corp_zip} ${company.corp_city}`.trim(),
    company.email_address,
  ]
  return (
    <div className="grid gap-4">
      {discount > 0 && <p>{m.account_discount({ percent: numberText(discount, getLocale()) })}</p>}
      <p className="whitespace-pre-line">{lines.filter(Boolean).join('\n')}</p>
      <p>{m.account_company_confirmed()}</p>
    </div>
  )
}

/** Settings of the account, used at every log-in. */
export function SettingsForm({ profile, posted }: Props) {
  const chosen = posted?.does === 'installningar' ? posted.values : {}
  return (
    <AccountForm does="installningar" labels={{}} send={m.account_save_settings()} posted={posted}>
      <div className="grid items-start gap-4 small:grid-cols-2">
        <Choice
          label={m.account_locale()}
          name="locale"
          value={chosen['locale'] ?? profile.locale}
          options={[
            ['sv', m.account_locale_sv()],
            ['en', m.account_locale_en()],
          ]}
        />
        <Choice
          label={m.account_price_type()}
          name="price_type"
          value={chosen['price_type'] ?? profile.price_type}
          options={[
            ['', m.account_not_chosen()],
            ['1', m.price_incl_vat()],
            ['2', m.price_excl_vat()],
          ]}
        />
        <Choice
          label={m.account_cookies()}
          name="cookie_accept"
          value={chosen['cookie_accept'] ?? profile.cookie_accept}
          options={[
            ['', m.account_not_chosen()],
            ['all', m.cookies_accept()],
            ['necessary', m.cookies_necessary()],
          ]}
        />
      </div>
    </AccountForm>
  )
}

type ChoiceProps = {
  label: string
  name: string
  /** Chosen before, otherwise stored. */
  value: string
  options: readonly (readonly [value: string, word: string])[]
}

function Choice({ label, name, value: shown, options }: ChoiceProps) {
  return (
    <Field label={label}>
      {(control) => (
        <select key={shown} {...control} name={name} defaultValue={shown}>
          {options.map(([value, word]) => (
            <option key={value} value={value}>
              {word}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
