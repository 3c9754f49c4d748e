import { defineConfig } from 'rolldown'

/** One file at the root of the site, from where it may answer for every page. */
export default defineConfig({
  input: 'app/offline/service-worker.ts',
  platform: 'browser',
  transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  output: { file: 'build/client/service-worker.js', format: 'iife', minify: true },
})
