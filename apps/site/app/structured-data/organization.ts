import type { Organization, WebSite } from 'schema-dts'
import { addressOf, organizationId, type PageFacts } from './page-facts.ts'

/** The company; complete on home, by reference elsewhere. */
export function organization(facts: PageFacts): Exclude<Organization, string> {
  const { company, publicUrl, path } = facts
  const named = {
    '@type': 'Organization',
    '@id': organizationId(facts),
    name: company?.name ?? 'Minikran',
    url: publicUrl,
  } as const
  if (company === null || path !== '/') return named
  return {
    ...named,
    logo: `${publicUrl}/icon-512.png`,
    telephone: company.phone,
    email: company.email_address,
    foundingDate: company.founded,
    numberOfEmployees: { '@type': 'QuantitativeValue', value: company.employees },
    areaServed: { '@type': 'Country', name: 'SE' },
  }
}

type Search = { '@type': 'SearchAction'; target: object; 'query-input': string }

/** The site and its search. */
export function webSite(facts: PageFacts): Exclude<WebSite, string> {
  const search: Search = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${addressOf(facts, '/produkter')}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  }
  return {
    '@type': 'WebSite',
    '@id': `${facts.publicUrl}/#website`,
    name: facts.company?.name ?? 'Minikran',
    url: addressOf(facts, '/'),
    inLanguage: facts.locale,
    publisher: { '@id': organizationId(facts) },
    potentialAction: search as never,
  }
}
