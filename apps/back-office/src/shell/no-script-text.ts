import { m } from '@minikran/i18n/messages'
import type { Plugin } from 'vite'

/** Puts into the page, as it is built, what a browser without JavaScript shows. */
export const noScriptText: Plugin = {
  name: 'no-script-text',
  transformIndexHtml: () => [
    {
      tag: 'noscript',
      injectTo: 'body-prepend',
      children: [
        { tag: 'p', children: m.backoffice_no_script({}, { locale: 'sv' }) },
        { tag: 'p', attrs: { lang: 'en' }, children: m.backoffice_no_script({}, { locale: 'en' }) },
      ],
    },
  ],
}
