import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { OpenAPIHono } from '@hono/zod-openapi'
import { problemAnswer } from '../../http/problem-answer.ts'
import type { Api } from '../calls/api.ts'
import type { Call } from '../calls/call.ts'
import { describeCall } from './describe-call.ts'
import { keptFile } from './kept-file.ts'

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

/** The OpenAPI document of the calls. */
export function describeApi(calls: readonly Call[]) {
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
  return described.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: 'Minikran', version: '1' },
    servers: [{ url: '/' }],
  })
}

/** The description made from the calls themselves, and a page to read it on. */
export function addApiDocs(api: Api, calls: readonly Call[]): void {
  const json = 'application/json; charset=utf-8'
  addFile(api, '/api/openapi.json', { type: json, make: () => JSON.stringify(describeApi(calls)) })
  addFile(api, '/api/docs', { type: 'text/html; charset=utf-8', make: () => page })
  addFile(api, '/api/docs/start.js', { type: 'text/javascript; charset=utf-8', make: () => start })
  for (const [name, type] of Object.entries(files)) {
    addFile(api, `/api/docs/${name}`, { type, make: () => readSwaggerFile(name) })
  }
}

type File = { type: string; make: () => string | Promise<Buffer<ArrayBuffer>> }

function addFile(api: Api, path: string, { type, make }: File): void {
  const answer = keptFile(make, {
    'content-type': type,
    'cache-control': 'no-cache',
    'content-security-policy': policy,
  })
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
