import { test } from 'vitest'
import { expectAllToHold } from './expect-all-to-hold.ts'
import { runKill } from './kill.ts'
import { runKillSteps } from './kill-steps.ts'

test('a server killed amid inquiries, registrations and applications loses none, stores none twice and sends every mail', () =>
  expectAllToHold(runKill))

test('a server killed between the commit of a form and its mails keeps what it has told, and repeats nothing', () =>
  expectAllToHold(runKillSteps))
