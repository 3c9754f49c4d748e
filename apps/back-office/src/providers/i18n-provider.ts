import type { TranslationMessages } from 'ra-core'
import polyglot from 'ra-i18n-polyglot'
import { locale } from '../locale.ts'
import { fieldLabels } from '../texts/field-labels.ts'
import { resourceNames } from '../texts/resource-names.ts'

const rowLists = ['rows', 'depothourrows', 'fields']

/** The framework's own words in this language, and ours for resources and fields. */
export async function createI18nProvider() {
  const framework: TranslationMessages =
    locale === 'sv'
      ? (await import('../texts/framework-swedish.ts')).frameworkSwedish
      : (await import('ra-language-english')).default
  const fields = Object.fromEntries(
    Object.entries(fieldLabels).flatMap(([name, label]) => {
      // Fields of rows are called by the row's list and their own name.
      const names = [name, ...rowLists.map((list) => `${list}.${name}`)]
      return names.map((one) => [one, label()] as const)
    }),
  )
  const resources = Object.fromEntries(
    Object.entries(resourceNames).map(([name, { one, many }]) => [
      name,
      { name: `${one()} |||| ${many()}`, fields },
    ]),
  )
  return polyglot(() => ({ ...framework, resources }), locale, [{ locale, name: locale }])
}
