import { m } from '@minikran/i18n/messages'
import type { ReactNode } from 'react'

type Stored = { name: string; purpose: string; life: string }

// Set by this program, so not part of the edited text. A journey compares it with a browser.
const stored = (): Stored[] => [
  { name: 'settings', purpose: m.cookies_settings_purpose(), life: m.cookies_year_life() },
  { name: '__Host-auth', purpose: m.cookies_auth_purpose(), life: m.cookies_auth_life() },
  { name: '__Host-admin', purpose: m.cookies_admin_purpose(), life: m.cookies_admin_life() },
  { name: 'filters', purpose: m.cookies_filters_purpose(), life: m.cookies_year_life() },
  { name: 'crud', purpose: m.cookies_crud_purpose(), life: m.cookies_year_life() },
  { name: 'paginations', purpose: m.cookies_paginations_purpose(), life: m.cookies_year_life() },
  {
    name: 'inquiry, registration-…, credit, service, message-…, account-…, inquiry-pictures, service-pictures, unsent',
    purpose: m.cookies_inquiry_purpose(),
    life: m.cookies_tab_life(),
  },
  {
    name: 'goingTo, loadedWhole, react-router-scroll-positions',
    purpose: m.cookies_way_purpose(),
    life: m.cookies_tab_life(),
  },
  { name: 'inquiry-list', purpose: m.cookies_list_purpose(), life: m.cookies_list_life() },
  { name: 'sent-cases', purpose: m.cookies_cases_purpose(), life: m.cookies_cases_life() },
  {
    name: 'assets, pages, pictures',
    purpose: m.cookies_copies_purpose(),
    life: m.cookies_copies_life(),
  },
]

/** All that a browser stores for the site, with purpose and lifetime. */
export function CookieList() {
  return (
    <section className="mt-2 grid gap-3">
      <h2 className="text-title">{m.cookies_list()}</h2>
      <div className="grid border-t border-ink">
        <div
          aria-hidden="true"
          className="hidden gap-x-6 border-b border-line py-2 text-small text-muted small:grid small:grid-cols-[1fr_2fr_1fr]"
        >
          <span>{m.cookies_name()}</span>
          <span>{m.cookies_purpose()}</span>
          <span>{m.cookies_life()}</span>
        </div>
        {stored().map(({ name, purpose, life }) => (
          <dl
            key={name}
            className="grid gap-x-6 border-b border-line py-3 small:grid-cols-[1fr_2fr_1fr]"
          >
            <Cell label={m.cookies_name()}>
              <code translate="no" className="text-body font-medium">
                {name}
              </code>
            </Cell>
            <Cell label={m.cookies_purpose()}>{purpose}</Cell>
            <Cell label={m.cookies_life()}>{life}</Cell>
          </dl>
        ))}
      </div>
    </section>
  )
}

function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="sr-only">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
