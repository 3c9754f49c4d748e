import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { lighterModules } from './lighter-modules.ts'
import { writeSwedenOutline } from './sweden-outline.ts'
import { watchParts } from './watch-parts.ts'

writeSwedenOutline()

const onEveryPage = [
  'app/(page-data|errors/bare|head)',
  'app/shell/(notice|shell-parts|phone)',
  'app/session/check-on-navigation',
  'app/preferences/(?!choose|keep|locale-switch|price-switch)',
  'app/components/(icon|button|notice|sleeping-part|keep-typed|breadcrumbs|picture\\.|picture-slide)',
  'domain/src/media/picture-variants',
  'app/inquiry/(inquiry-address|listed|use-listed)',
  'i18n/src/number-text',
  'paraglide/messages/(products|error|missing)_(title|lead|description)',
  'paraglide/messages/(shell_machines|product_send_inquiry|price_card_title)',
]

/** Every page that shows machines. */
const onMachineCards =
  'app/components/(price-figures|product-(highlights|picture|title|green-mark)|outline\\.)'

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), lighterModules(), watchParts()],
  optimizeDeps: { entries: ['app/**/*.tsx'] },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            // What every page needs, and every page with machines: few files instead of dozens of small ones.
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /node_modules\/(react|react-dom|react-router|scheduler)\/|vite\/preload-helper|app\/errors\/(late-part|lost-part|load-route)/,
                },
                {
                  name: 'shell',
                  test: new RegExp(onEveryPage.join('|')),
                },
                {
                  name: 'machine-cards',
                  test: new RegExp(onMachineCards),
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: { rollupOptions: { input: './app/entry.handler.ts' } },
      // One file needs nothing beside it; in development Node itself loads what is installed.
      ...(command === 'build' && { resolve: { noExternal: true as const } }),
    },
  },
}))
