import { buildWhenStale } from './build-parts.ts'
import { takeNoArguments } from './project.ts'

takeNoArguments(`Builds texts, website, back office and server when their sources changed.

  npm run build`)
await buildWhenStale()
console.log('Everything is built.')
