import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../project.ts'
import { readJourneyReport } from './run-journeys.ts'
import { readUnitReport } from './run-unit.ts'

const file = 'packages/domain/src/pricing/rental-price.test.ts'

test('a failed unit test is named with its reason and the command that repeats it', () => {
  const report = readUnitReport({
    numPassedTests: 4,
    testResults: [
      {
        name: `${projectRoot}/${file}`,
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'a price', failureMessages: [] },
          {
            status: 'failed',
            fullName: 'a weekend costs the fee twice',
            failureMessages: [
              '\u001b[31mAssertionError: expected 1 to be 2\u001b[39m\n    at x.ts:1',
            ],
            location: { line: 12 },
          },
        ],
      },
    ],
  })
  expect(report).toEqual({
    passed: 4,
    failures: [
      {
        file,
        name: 'a weekend costs the fee twice',
        reason: 'AssertionError: expected 1 to be 2',
        again: `npm test -- ${file}:12`,
      },
    ],
  })
})

test('a file that could not be loaded counts as one failure', () => {
  const broken = { name: `${projectRoot}/${file}`, status: 'failed', assertionResults: [] }
  const { failures } = readUnitReport({
    numPassedTests: 0,
    testResults: [{ ...broken, message: 'Cannot find module' }],
  })
  expect(failures).toEqual([
    { file, name: '', reason: 'Cannot find module', again: `npm test -- ${file}` },
  ])
})

test('a failed journey is named by its line with the text of its page, however deep its suite lies', async () => {
  const path = join(await mkdtemp(join(tmpdir(), 'journey-')), 'error-context.md')
  await writeFile(path, '# Error\n\n```yaml\n- heading "Send"\n- button "Close"\n```\n\n# Source\n')
  const attachments = [{ name: 'screenshot' }, { name: 'error-context', path }]
  const failed = {
    title: 'a visitor sends an inquiry',
    ok: false,
    file: 'journeys/inquiry.spec.ts',
    line: 10,
    tests: [
      { results: [{ errors: [{ message: 'Error: not visible\n\n  Locator' }], attachments }] },
    ],
  }
  const inner = { title: 'in a dialog', specs: [failed] }
  const report = readJourneyReport({
    suites: [{ title: 'inquiry', specs: [{ ...failed, ok: true }], suites: [inner] }],
    errors: [{ message: 'The site did not start' }],
    stats: { expected: 1 },
  })
  expect(report.passed).toBe(1)
  expect(report.failures).toEqual([
    { file: 'playwright', name: '', reason: 'The site did not start', again: 'npm test -- e2e' },
    {
      file: 'e2e/journeys/inquiry.spec.ts',
      name: 'a visitor sends an inquiry',
      reason: 'Error: not visible',
      again: 'npm test -- e2e/journeys/inquiry.spec.ts:10',
      page: '- heading "Send"\n- button "Close"',
    },
  ])
})
