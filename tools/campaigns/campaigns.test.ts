import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildWhenStale } from '../build-parts.ts'
import { runBackup } from './backup.ts'
import type { CampaignOptions } from './campaign-options.ts'
import { runDatabaseAway } from './database-away.ts'
import { brokenFacts, type Fact } from './fact.ts'
import { runHostileInput } from './hostile-input.ts'
import { runInquiryLoad } from './inquiry-load.ts'
import { runKill } from './kill.ts'
import { runKillSteps } from './kill-steps.ts'
import { runLoginTiming } from './login-timing.ts'
import { runMailAway } from './mail-away.ts'
import { prepareData } from './prepared-data.ts'
import { runSmtpFaults } from './smtp-faults.ts'
import { runUploads } from './uploads.ts'

const patienceMs = 180_000

const prepared = mkdtempSync(join(tmpdir(), 'minikran-prepared-'))
beforeAll(async () => {
  await buildWhenStale()
  // Once for all: migrating, the demo and its pictures take longer than most of what is tried here.
  await prepareData(prepared)
}, patienceMs)
afterAll(() => rmSync(prepared, { recursive: true, force: true }))

// Two at once: each has a server of its own, and most of the time is waiting for mail servers.
test.concurrent(
  'a server killed amid inquiries, registrations and applications loses none, stores none twice and sends every mail',
  () => expectAllToHold(runKill),
  patienceMs,
)

test.concurrent(
  'a server killed between the commit of a form and its mails keeps what it has told, and repeats nothing',
  () => expectAllToHold(runKillSteps),
  patienceMs,
)

test.concurrent(
  'a mail server that fails in any way delays mails, and those it refuses for good are kept',
  () => expectAllToHold(runSmtpFaults),
  patienceMs,
)

test.concurrent(
  'inquiries sent without waiting for each other become as many cases and mails',
  () => expectAllToHold(runInquiryLoad),
  patienceMs,
)

test.concurrent(
  'mails wait for a mail server that is away',
  () => expectAllToHold(runMailAway),
  patienceMs,
)

test.concurrent(
  'known and unknown addresses are answered alike',
  () => expectAllToHold(runLoginTiming),
  patienceMs,
)

test.concurrent(
  'the server outlives its database and works again within seconds of its return',
  () => expectAllToHold(runDatabaseAway),
  patienceMs,
)

test.concurrent(
  'texts and pictures that mean harm are refused or inert, and the server stays itself',
  () => expectAllToHold(runHostileInput),
  patienceMs,
)

test.concurrent(
  'files that mean harm are refused by the library or clean in it',
  () => expectAllToHold(runUploads),
  patienceMs,
)

test.concurrent(
  'what was backed up by the command comes back by the command, while the server serves',
  () => expectAllToHold(runBackup),
  patienceMs,
)

async function expectAllToHold(campaign: (options: CampaignOptions) => Promise<Fact[]>) {
  const folder = mkdtempSync(join(tmpdir(), 'minikran-campaign-'))
  try {
    const facts = await campaign({ folder, seed: 42, short: true, prepared })
    expect(facts.length).toBeGreaterThan(0)
    expect(brokenFacts(facts)).toEqual([])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
