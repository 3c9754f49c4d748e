import * as m from '@minikran/i18n/messages'
import type { TranslationMessages } from 'ra-core'
import polyglot from 'ra-i18n-polyglot'
import { locale } from '../locale.ts'
import { resourceNames } from '../resources.ts'
import { fieldLabels } from '../texts/field-labels.ts'

// A depot's name says that it is one.
const ownTitles: Record<string, object> = { depots: { edit: '%{recordRepresentation}' } }

const rowLists = ['rows', 'depothourrows', 'fields', 'configurations']

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
  // A sentence of ours that is given in place of a key is shown as it is.
  return polyglot(() => messages, locale, [{ locale, name: locale }], { allowMissing: true })
}

// What the browser finds is said in the words of what the server finds, and of an
// empty list what everything else here says of nothing.
function withOwnWords(words: TranslationMessages['ra']): TranslationMessages['ra'] {
  const message = { ...words.message, invalid_form: m.backoffice_problem_invalid() }
  const validation = { ...words.validation, required: m.backoffice_rule_required() }
  const navigation = {
    ...words.navigation,
    no_results: m.backoffice_list_empty(),
    no_filtered_results: m.backoffice_list_unmatched(),
  }
  return { ...words, message, validation, navigation }
}
