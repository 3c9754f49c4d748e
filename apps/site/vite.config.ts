import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { writeSwedenOutline } from './sweden-outline.ts'

writeSwedenOutline()

export default defineConfig(({ command }) => ({
  // Vite minifies the style sheet itself; Tailwind doing so before it writes prefixes twice.
  plugins: [tailwindcss({ optimize: false }), reactRouter()],
  optimizeDeps: { entries: ['app/**/*.tsx'] },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            // Three files instead of dozens: the framework, what every page loads, and what most do.
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
                },
                { name: 'shell', test: /\/app\/(root|entry\.client)\.tsx/ },
                { name: 'shared', minShareCount: 24 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: { rollupOptions: { input: './app/entry.handler.ts' } },
      // The built server is one file; in development Node loads dependencies from node_modules.
      ...(command === 'build' && { resolve: { noExternal: true as const } }),
    },
  },
}))
