import { type ErrorCode, statusByErrorCode } from '@minikran/contract/error-codes'
import { problemWordings } from '../../http/problem-answer.ts'
import { ruleTexts } from './rule-texts.ts'

const row = (cells: readonly (string | number)[]) =>
  `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`

const codes = Object.entries(statusByErrorCode).map(([code, status]) => {
  const { title, detail } = problemWordings[code as ErrorCode]
  return row([`<code>${code}</code>`, status, title, detail])
})
const rules = Object.entries(ruleTexts).map(([rule, text]) => row([`<code>${rule}</code>`, text]))

/** Every error code and the rule keys of refused fields, for people. */
export const errorCodesPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Error codes</title>
<link rel="icon" href="/icon.svg">
</head>
<body>
<main>
<h1>Error codes</h1>
<p>The <code>code</code> of an <code>application/problem+json</code> answer.
<a href="/api/docs">All calls</a></p>
<table>
<thead><tr><th>Code</th><th>Status</th><th>Title</th><th>Meaning</th></tr></thead>
<tbody>
${codes.join('\n')}
</tbody>
</table>
<h2>Rule keys</h2>
<p>What is wrong with a field, in <code>errors</code>.</p>
<table>
<thead><tr><th>Rule</th><th>Meaning</th></tr></thead>
<tbody>
${rules.join('\n')}
</tbody>
</table>
</main>
</body>
</html>
`
