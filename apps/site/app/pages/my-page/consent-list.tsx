import { m } from '@minikran/i18n/messages'

type Consent = { id: number; kind: string; choice: string; version: string; day: string }

const kinds: Readonly<Record<string, () => string>> = {
  cookies: m.account_consent_cookies,
  credit: m.account_consent_credit,
  terms: m.account_consent_terms,
}
const choices: Readonly<Record<string, () => string>> = {
  all: m.cookies_accept,
  necessary: m.cookies_necessary,
  withdrawn: m.account_consent_withdrawn,
}

/** Given and refused consents with date and wording. */
export function ConsentList({ consents }: { consents: Consent[] }) {
  if (consents.length === 0) return <p className="text-muted">{m.account_no_consents()}</p>
  return (
    <ul>
      {consents.map(({ id, kind, choice, version, day }) => (
        <li key={id} className="border-b border-line py-2">
          {kinds[kind]?.() ?? kind}: {choices[choice]?.() ?? m.account_consent_given()}
          <span className="block text-small text-muted">
            {m.account_consent_version({ day, version })}
          </span>
        </li>
      ))}
    </ul>
  )
}
