import { test } from 'vitest'
import { runKill } from './kill.ts'
import { runKillSteps } from './kill-steps.ts'
import { expectAllToHold } from './short-form.ts'

test('a server killed amid inquiries, registrations and applications loses none, stores none twice and sends every mail', () =>
  expectAllToHold(runKill))

test('a server killed between the commit of a form and its mails keeps what it has told, and repeats nothing', () =>
  expectAllToHold(runKillSteps))
