// Grows the demo content. Example: npm run demo:scale -- --products 10000 --rows 200000
import { join } from 'node:path'
import { projectRoot } from './project.ts'

await import(join(projectRoot, 'apps/server/demo/demo-scale.ts'))
