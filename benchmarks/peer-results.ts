import type { Reading } from './reading.ts'

/** One figure of all three programs; the ratios are ours to theirs. */
export type Compared = {
  name: string
  unit: string
  ours: number
  express: number
  reactRouter: number
  toExpress: number
  toReactRouter: number
}

export type RunFacts = { date: string; machine: string; paceMs: number }

export function readingsOf(compared: readonly Compared[]): Reading[] {
  return compared.flatMap(({ name, ours, express, reactRouter, toExpress, toReactRouter }) => [
    { name: `${name}, ratio to Express`, value: toExpress },
    { name: `${name}, ratio to React Router`, value: toReactRouter },
    { name: `${name}, ours`, value: ours },
    { name: `${name}, Express`, value: express },
    { name: `${name}, React Router`, value: reactRouter },
  ])
}

/** The run as a page in Markdown. */
export function formatResults(
  { date, machine, paceMs }: RunFacts,
  compared: readonly Compared[],
): string {
  const rows = compared.map((row) =>
    rowOf([
      row.name,
      row.unit,
      ...[row.ours, row.express, row.reactRouter, row.toExpress, row.toReactRouter].map(figure),
    ]),
  )
  return `# Beside peers

Written by \`npm run bench -- peers\`; [README.md](README.md) says what is counted.

${date}. ${machine}. Pace: ${Math.round(paceMs)} ms, the median of five fib(38).

| | unit | ours | Express | React Router | ratio to Express | ratio to React Router |
| --- | --- | ---: | ---: | ---: | ---: | ---: |
${rows.join('\n')}
`
}

const rowOf = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** Three digits at least. */
function figure(value: number): string {
  if (value >= 100) return value.toFixed(0)
  return value.toFixed(value >= 10 ? 1 : 2)
}
