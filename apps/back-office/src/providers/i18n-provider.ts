import type { TranslationMessages } from 'ra-core'
import polyglot from 'ra-i18n-polyglot'
import { locale } from '../locale.ts'
import { fieldLabels } from '../texts/field-labels.ts'
import { resourceNames } from '../texts/resource-names.ts'

/** The framework's own words in this language, and ours for resources and fields. */
export async function createI18nProvider() {
  const framework: TranslationMessages =
    locale === 'sv'
      ? (await import('../texts/framework-swedish.ts')).frameworkSwedish
      : (await import('ra-language-english')).default
  const fields = Object.fromEntries(
    Object.entries(fieldLabels).map(([name, label]) => [name, label()]),
  )
  const resources = Object.fromEntries(
    Object.entries(resourceNames).map(([name, { one, many }]) => [
      name,
      { name: `${one()} |||| ${many()}`, fields },
    ]),
  )
  return polyglot(() => ({ ...framework, resources }), locale, [{ locale, name: locale }])
}
