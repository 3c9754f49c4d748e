import type { Locale } from '@minikran/domain/catalogue/product-path'
import * as m from '@minikran/i18n/messages'

/** The name of a language that customers and accounts may have. */
export const languageName = (language: Locale) =>
  language === 'sv' ? m.backoffice_language_sv() : m.backoffice_language_en()

/** Both languages, for a choice. */
export const languageChoices = () =>
  (['sv', 'en'] as const).map((id) => ({ id, name: languageName(id) }))
