import { test } from 'vitest'
import { runBackup } from './backup.ts'
import { runDatabaseAway } from './database-away.ts'
import { expectAllToHold } from './expect-all-to-hold.ts'

test('the server outlives its database and works again after its return', () =>
  expectAllToHold(runDatabaseAway))

test('what was backed up by the command comes back by the command, while the server serves', () =>
  expectAllToHold(runBackup))
