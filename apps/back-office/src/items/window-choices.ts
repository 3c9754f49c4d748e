import * as m from '@minikran/i18n/messages'

/** The choices of the API's `window` filter. */
export const windowChoices = () => [
  { id: 'published', name: m.backoffice_window_published() },
  { id: 'scheduled', name: m.backoffice_window_scheduled() },
  { id: 'ended', name: m.backoffice_window_ended() },
  { id: 'draft', name: m.backoffice_window_draft() },
]
