import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { makeWhenStale, type Part } from './build-parts.ts'
import { cacheFolder, projectRoot } from './project.ts'

const output = 'node_modules/.cache/minikran/built-by-a-test'
const done = { code: 0, output: '', seconds: 0 }

function partOf(source: string, work: Part['work']): Part {
  return { name: `Building from ${source}`, sources: [source], output, work }
}

test('what a failed build left is built again, also from the sources of before', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  onTestFinished(() => {
    rmSync(join(projectRoot, output), { force: true })
    rmSync(join(cacheFolder, 'built', output.replaceAll('/', '-')), { force: true })
  })
  const build = vi.fn(async () => {
    writeFileSync(join(projectRoot, output), '')
    return done
  })
  await makeWhenStale(partOf('package.json', build))
  await makeWhenStale(partOf('package.json', build))
  expect(build).toHaveBeenCalledTimes(1)
  const failing = partOf('README.md', async () => ({ ...done, code: 1 }))
  await expect(makeWhenStale(failing)).rejects.toThrow('failed')
  await makeWhenStale(partOf('package.json', build))
  expect(build).toHaveBeenCalledTimes(2)
})
