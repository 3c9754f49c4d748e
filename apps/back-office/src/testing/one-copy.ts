import { registerHooks } from 'node:module'

// npm nests copies of these below react-admin, and Node takes the nearest one; two of one kind know
// nothing of each other. The bundle has `dedupe` in vite.config.ts for it, which Node does not read.
const single = new Set(['react', 'react-dom', 'react-router', 'react-router-dom', 'ra-core'])

registerHooks({
  resolve: (name, context, next) =>
    next(name, single.has(name) ? { ...context, parentURL: import.meta.url } : context),
})
