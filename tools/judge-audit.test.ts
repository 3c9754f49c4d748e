import { expect, test } from 'vitest'
import { judgeAudit } from './judge-audit.ts'

const report = (severity: string) =>
  JSON.stringify({
    vulnerabilities: {
      inner: {
        via: [{ url: 'https://github.com/advisories/GHSA-1', title: 'Prototype', severity }],
      },
      outer: { via: ['inner'] },
    },
  })

test.each([
  ['critical', false],
  ['high', false],
  ['moderate', true],
])('an advisory of level %s passes: %s', (severity, isOk) => {
  const lines = [`${severity}: Prototype (GHSA-1)`]
  expect(judgeAudit(report(severity), {})).toEqual({ lines, isOk })
})

test('an accepted advisory passes', () => {
  expect(judgeAudit(report('high'), { 'GHSA-1': 'not reachable' })).toEqual({
    lines: [],
    isOk: true,
  })
})

test('an acceptance that is no longer needed is told', () => {
  const { lines, isOk } = judgeAudit('{"vulnerabilities":{}}', { 'GHSA-1': 'not reachable' })
  expect(lines).toHaveLength(1)
  expect(isOk).toBe(true)
})

test.each([
  '',
  'npm error audit endpoint returned an error',
  '{"message":"405 Method Not Allowed","error":{"code":"E405"}}',
])('without an answer of the registry it is skipped with a word: %j', (output) => {
  const lines = ['Skipped: the registry gave no advisories.']
  expect(judgeAudit(output, {})).toEqual({ lines, isOk: true })
})
