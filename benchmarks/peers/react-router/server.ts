// React Router in framework mode behind Express, as its own templates start it: nothing is kept.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createRequestHandler } from '@react-router/express'
import express from 'express'
import type { ServerBuild } from 'react-router'
import { answerBench } from '../answer-bench.ts'

const buildFolder = join(import.meta.dirname, 'build')
const build = (await import(
  pathToFileURL(join(buildFolder, 'server/index.js')).href
)) as ServerBuild

const app = express()
app.use('/assets', express.static(join(buildFolder, 'client/assets')))
app.use(createRequestHandler({ build }))

answerBench(app.listen(0, '127.0.0.1'))
