import { defineConfig } from 'rolldown'

/** Turns the components into JavaScript; packages are loaded from node_modules. */
export default defineConfig({
  input: 'express-server.tsx',
  platform: 'node',
  external: /^[a-z@]/,
  output: { dir: 'build', format: 'esm', cleanDir: true },
})
