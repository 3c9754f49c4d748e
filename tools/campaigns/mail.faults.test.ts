import { test } from 'vitest'
import { expectAllToHold } from './expect-all-to-hold.ts'
import { runMailAway } from './mail-away.ts'
import { runSmtpFaults } from './smtp-faults.ts'

// At once: most of their time is waiting for mail servers.
test.concurrent('a mail server that fails in any way delays mails, and those it refuses for good are kept', () =>
  expectAllToHold(runSmtpFaults))

test.concurrent('mails wait for a mail server that is away', () => expectAllToHold(runMailAway))
