import { test } from 'vitest'
import { expectAllToHold } from './expect-all-to-hold.ts'
import { runHostileInput } from './hostile-input.ts'
import { runUploads } from './uploads.ts'

test('texts and pictures that mean harm are refused or inert, and the server stays itself', () =>
  expectAllToHold(runHostileInput))

test('files that mean harm are refused by the library or clean in it', () =>
  expectAllToHold(runUploads))
