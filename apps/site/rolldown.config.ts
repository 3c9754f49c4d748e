import { defineConfig } from 'rolldown'

/** At the root of the site, so that its scope is all pages. */
export default defineConfig({
  input: 'app/offline/service-worker.ts',
  platform: 'browser',
  transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  output: { file: 'build/client/service-worker.js', format: 'iife', minify: true },
})
