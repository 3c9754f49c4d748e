import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { OpenAPIHono } from '@hono/zod-openapi'
import { cachedFile } from '../../http/cached-file.ts'
import { problemAnswer } from '../../http/problem-answer.ts'
import type { Api } from '../calls/api.ts'
import { authenticate, type FindSession, sessionToken } from '../calls/authenticate.ts'
import type { Call } from '../calls/call.ts'
import { addCurlLines } from './curl-line.ts'
import { describeCall } from './describe-call.ts'
import { describeFields } from './describe-fields.ts'
import type { ApiDocument } from './described-document.ts'
import { errorCodesPage } from './error-codes-page.ts'

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; " +
  "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; " +
  "frame-ancestors 'none'"

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>API</title>
<link rel="icon" href="/icon.svg">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
</head>
<body>
<main id="api"></main>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`
const start = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#api', deepLinking: true })\n`

const files: Record<string, string> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
}

/** The OpenAPI document of the calls, with a text for each field and an example for each call. */
export function describeApi(calls: readonly Call[], publicUrl: string): ApiDocument {
  const described = new OpenAPIHono()
  described.openAPIRegistry.registerComponent('securitySchemes', 'clientKey', {
    type: 'apiKey',
    in: 'header',
    name: 'X-Api-Key',
  })
  described.openAPIRegistry.registerComponent('securitySchemes', 'token', {
    type: 'http',
    scheme: 'bearer',
  })
  for (const call of calls) describeCall(described, call)
  const generated = described.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: 'Minikran', version: '1', description: '[All error codes](/api/docs/errors)' },
    servers: [{ url: '/' }],
  })
  // The generated document shares objects; in the copy each gets its own description.
  const document = JSON.parse(JSON.stringify(generated)) as ApiDocument
  describeFields(document)
  addCurlLines(document, publicUrl)
  return document
}

type Services = { findSession: FindSession; publicUrl: string }

/** The description made from the calls themselves, and pages to read it on. */
export function addApiDocs(api: Api, calls: readonly Call[], services: Services): void {
  addDescription(api, calls, services)
  const html = 'text/html; charset=utf-8'
  addFile(api, '/api/docs', { type: html, make: () => page })
  addFile(api, '/api/docs/errors', { type: html, make: () => errorCodesPage })
  addFile(api, '/api/docs/start.js', { type: 'text/javascript; charset=utf-8', make: () => start })
  for (const [name, type] of Object.entries(files)) {
    addFile(api, `/api/docs/${name}`, { type, make: () => readSwaggerFile(name) })
  }
}

/** The calls of the back office are described to those who are logged in there. */
function addDescription(api: Api, calls: readonly Call[], services: Services): void {
  const { findSession, publicUrl } = services
  const open = calls.filter(({ path }) => !path.startsWith('/admin/'))
  const fileOf = (described: readonly Call[], cacheControl: string) =>
    cachedFile(() => JSON.stringify(describeApi(described, publicUrl)), {
      ...headersOf('application/json; charset=utf-8'),
      'cache-control': cacheControl,
      vary: 'accept-encoding, cookie, authorization',
    })
  const toVisitors = fileOf(open, 'no-cache')
  const toStaff = fileOf(calls, 'private, no-cache')
  addReading(api, '/api/openapi.json', async (request) => {
    const token = sessionToken(request, 'backOffice', publicUrl)
    const { kind } = await authenticate(token, 'backOffice', findSession)
    return await (kind === 'account' ? toStaff : toVisitors)(request)
  })
}

type File = { type: string; make: () => string | Promise<Buffer<ArrayBuffer>> }

const headersOf = (type: string) => ({
  'content-type': type,
  'cache-control': 'no-cache',
  'content-security-policy': policy,
})

function addFile(api: Api, path: string, { type, make }: File): void {
  addReading(api, path, cachedFile(make, headersOf(type)))
}

function addReading(api: Api, path: string, answer: (request: Request) => Promise<Response>): void {
  api.get(path, (c) => answer(c.req.raw))
  api.get(`${path}/`, (c) => c.redirect(path, 301))
  api.all(path, (c) =>
    problemAnswer('methodNotAllowed', {
      requestId: c.env.visitor.requestId,
      headers: { allow: 'GET, HEAD' },
    }),
  )
}

function readSwaggerFile(name: string): Promise<Buffer<ArrayBuffer>> {
  return readFile(createRequire(import.meta.url).resolve(`swagger-ui-dist/${name}`))
}
