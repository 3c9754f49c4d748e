import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { Refusal } from '../../operations/refusal.ts'
import { openQuestions } from './question-line.ts'

test('the lines of a pipe answer one question each, and a question beyond them is refused', async () => {
  const input = new PassThrough()
  const output = new PassThrough()
  const { ask, close } = openQuestions(input, output)
  input.end('eva@minikran.example\n Eva \nlyft-trygg-2026 \n')
  expect(await ask('E-mail address: ')).toBe('eva@minikran.example')
  expect(await ask('First name: ')).toBe(' Eva ')
  expect(await ask('Password: ', { isSecret: true })).toBe('lyft-trygg-2026 ')
  await expect(ask('Last name: ')).rejects.toThrow(Refusal)
  close()
  expect(String(output.read())).toBe('E-mail address: First name: Password: \nLast name: ')
})

test('at a terminal what is typed is shown, but not a password', async () => {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => input })
  const output = new PassThrough()
  const { ask, close } = openQuestions(input, output)
  const asked = ask('First name: ')
  input.write('Eva\r')
  expect(await asked).toBe('Eva')
  const hidden = ask('Password: ', { isSecret: true })
  input.write('lyft-trygg-2026\r')
  expect(await hidden).toBe('lyft-trygg-2026')
  close()
  const shown = String(output.read())
  expect(shown).toContain('Eva')
  expect(shown).toContain('Password: ')
  expect(shown).not.toContain('lyft')
})
