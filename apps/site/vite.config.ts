import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  optimizeDeps: { entries: ['app/**/*.tsx'] },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            // Every page needs these: two files instead of a dozen small ones.
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /node_modules\/(react|react-dom|react-router|scheduler)\/|vite\/preload-helper/,
                },
                {
                  name: 'shell',
                  test: /app\/(shell|components\/(icon|button|notice|breadcrumbs|price-figures|product-(highlights|picture|title|green-mark)|outline\.)|preferences\/(?!choose)|page-data|errors|head)|i18n\/src\/(number-text|paraglide\/messages\/(error_|products_(title|description)))/,
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
