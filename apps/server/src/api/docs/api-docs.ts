import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { OpenAPIHono } from '@hono/zod-openapi'
import type { Api } from '../http/api.ts'
import type { Call } from '../http/call.ts'
import { problemAnswer } from '../http/problem-answer.ts'
import { describeCall } from './describe-call.ts'

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

type Answer = () => Response | Promise<Response>

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
  // Made when it is first asked for: to describe all calls takes longer than to set them up.
  let document: string | null = null
  addFile(api, '/api/openapi.json', () => {
    document ??= JSON.stringify(describeApi(calls))
    return answer(document, 'application/json; charset=utf-8')
  })
  addFile(api, '/api/docs', () => answer(page, 'text/html; charset=utf-8'))
  addFile(api, '/api/docs/start.js', () => answer(start, 'text/javascript; charset=utf-8'))
  for (const [name, type] of Object.entries(files)) {
    addFile(api, `/api/docs/${name}`, async () => answer(await readSwaggerFile(name), type))
  }
}

function addFile(api: Api, path: string, answerFile: Answer): void {
  api.get(path, answerFile)
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

function answer(body: string | Buffer<ArrayBuffer>, type: string): Response {
  return new Response(body, {
    headers: {
      'content-type': type,
      'cache-control': 'no-cache',
      'content-security-policy': policy,
    },
  })
}
