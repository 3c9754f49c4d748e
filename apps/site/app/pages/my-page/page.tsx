import { m } from '@minikran/i18n/messages'
import { numberText } from '@minikran/i18n/number-text'
import { getLocale } from '@minikran/i18n/runtime'
import type { ReactNode } from 'react'
import { useActionData, useLoaderData } from 'react-router'
import { AccountNav } from '../../account-pages/account-nav.tsx'
import { stateText } from '../../account-pages/case-texts.ts'
import { accountHeaders, forAccount } from '../../account-pages/define-account-page.ts'
import { DoneNotice } from '../../account-pages/done-notice.tsx'
import { keepAccountForm } from '../../account-pages/keep-unsent.ts'
import { TitleCells } from '../../account-pages/title-cells.tsx'
import { Breadcrumbs } from '../../components/breadcrumbs.tsx'
import { Link } from '../../components/link.tsx'
import { withWholeParts } from '../../components/whole-parts.tsx'
import { pageMeta } from '../../head/page-meta.ts'
import { pathTo } from '../../locale-path.ts'
import { changeAccount } from './change-account.ts'
import { loadMyPage } from './load-my-page.ts'
import { CompanyForm, DetailsForm, EmailForm, SettingsForm } from './profile-forms.tsx'
import { SessionList } from './session-list.tsx'

export const loader = forAccount(loadMyPage)
export const action = forAccount(changeAccount)
export const clientAction = keepAccountForm
export const headers = accountHeaders
export const handle = { unlisted: true }

export function meta() {
  return pageMeta({ title: m.account_title(), text: m.account_lead(), unlisted: true })
}

export default function MyPage() {
  const { profile, cases, latestCase, sessions, consents, isSupplier } =
    useLoaderData<typeof loader>()
  const forms = { profile, posted: useActionData<typeof action>() ?? null }
  return (
    <div className="grid gap-6 py-4">
      <Breadcrumbs trail={[{ title: m.account_title(), path: pathTo('/mina-sidor/min-sida') }]} />
      <AccountNav />
      <div className="grid gap-2">
        <h1>{`${profile.firstname} ${profile.lastname}`}</h1>
        <p className="max-w-text">{isSupplier ? m.account_lead_supplier() : m.account_lead()}</p>
        <OwnCases cases={cases} latestCase={latestCase} />
      </div>
      <TitleCells
        facts={[
          { label: m.form_email(), value: profile.email_address },
          ...(profile.company
            ? [{ label: m.form_company(), value: profile.company.corp_name }]
            : []),
          { label: m.cases_title(), value: numberText(cases, getLocale()) },
        ]}
      />
      <DoneNotice does="losenord" />
      <div className="grid gap-x-12 gap-y-8 wide:grid-cols-2">
        <Part title={m.account_details()}>
          <DetailsForm {...forms} />
        </Part>
        <Part title={m.form_company()}>
          <CompanyForm {...forms} />
        </Part>
        <Part title={m.account_email()}>
          <EmailForm {...forms} />
        </Part>
        <Part title={m.account_settings()}>
          <p>{m.account_settings_lead()}</p>
          <SettingsForm {...forms} />
        </Part>
        <Part title={m.account_sessions()}>
          <SessionList sessions={sessions} posted={forms.posted} />
        </Part>
        <Part title={m.account_consents()}>
          <ConsentList consents={consents} />
        </Part>
      </div>
      <MorePages />
    </div>
  )
}

type OwnCasesProps = Pick<Awaited<ReturnType<typeof loadMyPage>>, 'cases' | 'latestCase'>

/** Leads to the customer's cases. */
function OwnCases({ cases, latestCase }: OwnCasesProps) {
  return (
    <>
      <p>
        <Link to={pathTo('/mina-sidor/mina-arenden')} className="tap-link">
          {cases === 1
            ? m.account_cases_one()
            : m.account_cases_other({ count: numberText(cases, getLocale()) })}
        </Link>
      </p>
      {latestCase !== null && (
        <p>
          {`${m.account_latest_case()}: `}
          <Link
            to={pathTo('/mina-sidor/mina-arenden/:case_number', { case_number: latestCase.number })}
            className="tap-link"
          >
            {withWholeParts(latestCase.number)}
          </Link>
          {` (${stateText(latestCase.state)})`}
        </p>
      )}
    </>
  )
}

const morePages = [
  ['/mina-sidor/losenord', m.account_change_password],
  ['/mina-sidor/mina-uppgifter', m.account_own_data],
  ['/mina-sidor/radera-konto', m.account_erase],
] as const

function MorePages() {
  return (
    <Part title={m.account_more()}>
      <ul className="flex flex-wrap gap-x-6">
        {morePages.map(([path, title]) => (
          <li key={path}>
            <Link to={pathTo(path)} className="tap-link">
              {title()}
            </Link>
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid content-start gap-4 border-t border-ink pt-4">
      <h2 className="text-lead">{title}</h2>
      {children}
    </section>
  )
}

type Consent = { id: number; kind: string; choice: string; version: string; day: string }

const consentKinds: Readonly<Record<string, () => string>> = {
  cookies: m.account_cookies,
  credit: m.account_consent_credit,
  terms: m.account_consent_terms,
}
const consentChoices: Readonly<Record<string, () => string>> = {
  all: m.cookies_accept,
  necessary: m.cookies_necessary,
  withdrawn: m.account_consent_withdrawn,
}

/** Given and refused consents with date and wording. */
function ConsentList({ consents }: { consents: Consent[] }) {
  if (consents.length === 0) return <p className="text-muted">{m.account_no_consents()}</p>
  return (
    <ul>
      {consents.map(({ id, kind, choice, version, day }) => (
        <li key={id} className="border-b border-line py-2">
          {consentKinds[kind]?.() ?? kind}:{' '}
          {consentChoices[choice]?.() ?? m.account_consent_given()}
          <span className="block text-small text-muted">
            {m.account_consent_version({ day, version })}
          </span>
        </li>
      ))}
    </ul>
  )
}
