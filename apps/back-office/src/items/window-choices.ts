import * as m from '@minikran/i18n/messages'

/** Where in its life an item is, as the API's `window` filter has it. */
export const windowChoices = () => [
  { id: 'published', name: m.backoffice_window_published() },
  { id: 'scheduled', name: m.backoffice_window_scheduled() },
  { id: 'ended', name: m.backoffice_window_ended() },
  { id: 'draft', name: m.backoffice_window_draft() },
]
