import { buildWhenStale } from './build-parts.ts'

await buildWhenStale()
console.log('Everything is built.')
