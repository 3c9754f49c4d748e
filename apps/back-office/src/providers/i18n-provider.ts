import * as m from '@minikran/i18n/messages'
import type { TranslationMessages } from 'ra-core'
import polyglot from 'ra-i18n-polyglot'
import { locale } from '../locale.ts'
import { resourceNames } from '../resources.ts'
import { fieldLabels } from '../texts/field-labels.ts'

// The name of a depot is enough as the title of its form.
const ownTitles: Record<string, object> = { depots: { edit: '%{recordRepresentation}' } }

const rowLists = ['rows', 'depothourrows', 'fields', 'configurations']

/** The framework's texts in the user's language, and ours for resources and fields. */
export async function createI18nProvider() {
  const framework: TranslationMessages =
    locale === 'sv'
      ? (await import('../texts/framework-swedish.ts')).frameworkSwedish
      : (await import('ra-language-english')).default
  const fields = Object.fromEntries(
    Object.entries(fieldLabels).flatMap(([name, label]) => {
      // react-admin looks for the label of a row's field under `<list>.<field>`.
      const names = [name, ...rowLists.map((list) => `${list}.${name}`)]
      return names.map((one) => [one, label()] as const)
    }),
  )
  const resources = Object.fromEntries(
    Object.entries(resourceNames).map(([name, { one, many }]) => [
      name,
      {
        name: `${one()} |||| ${many()}`,
        fields,
        page: {
          create: m.backoffice_create_title({ name: one().toLowerCase() }),
          ...ownTitles[name],
        },
      },
    ]),
  )
  const messages = { ...framework, ra: withOwnWords(framework.ra), resources }
  // With `allowMissing`, a finished sentence may be passed in place of a key.
  return polyglot(() => messages, locale, [{ locale, name: locale }], { allowMissing: true })
}

// The same sentences for every empty list.
export function withOwnWords(words: TranslationMessages['ra']): TranslationMessages['ra'] {
  const message = {
    ...words.message,
    // The page for an unknown address adds a full stop.
    not_found: words.message.not_found.replace(/\.$/, ''),
  }
  const navigation = {
    ...words.navigation,
    no_results: m.backoffice_list_empty(),
    no_filtered_results: m.backoffice_list_unmatched(),
  }
  const notification = {
    ...words.notification,
    updated: m.backoffice_saved(),
    created: m.backoffice_created(),
  }
  return { ...words, message, navigation, notification }
}
