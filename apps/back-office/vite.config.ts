import { m } from '@minikran/i18n/messages'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** The server puts a new one into every answer, for the styles that the components make. */
export const noncePlace = '__NONCE__'

/** What stands on the page of a browser without JavaScript. */
const noScriptText: Plugin = {
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

export default defineConfig({
  base: '/admin/',
  plugins: [react(), noScriptText],
  html: { cspNonce: noncePlace },
  // npm nests copies of these below react-admin; two of one kind know nothing of each other.
  resolve: {
    dedupe: ['react', 'react-dom', 'react-router', 'react-router-dom', 'ra-core'],
  },
  build: {
    outDir: 'build',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1_500,
  },
})
