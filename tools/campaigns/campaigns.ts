import { runBackup } from './backup.ts'
import type { CampaignOptions } from './campaign-options.ts'
import { runDatabaseAway } from './database-away.ts'
import type { Fact } from './fact.ts'
import { runGeneratedRequests } from './generated-requests.ts'
import { runHostileInput } from './hostile-input.ts'
import { runInquiryLoad } from './inquiry-load.ts'
import { runKill } from './kill.ts'
import { runKillSteps } from './kill-steps.ts'
import { runLoginTiming } from './login-timing.ts'
import { runMailAway } from './mail-away.ts'
import { runSmtpFaults } from './smtp-faults.ts'
import { runUploads } from './uploads.ts'

export type Campaign = { about: string; run: (options: CampaignOptions) => Promise<Fact[]> }

/** What can be tried against a running product, by name. */
export const campaigns: Record<string, Campaign> = {
  kill: {
    about:
      'kills the server 20 times amid 200 inquiries and 80 registrations and applications: none is lost or stored twice',
    run: runKill,
  },
  'kill-steps': {
    about:
      'kills the server at each step from the commit of a form to the note of its mails: none is lost or stored twice',
    run: runKillSteps,
  },
  'mail-away': {
    about: 'the mail server is away for a minute: no inquiry is slow, every mail arrives',
    run: runMailAway,
  },
  'smtp-faults': {
    about: 'the mail server fails in seven ways: no inquiry is slow, every mail arrives or is kept',
    run: runSmtpFaults,
  },
  'inquiry-load': {
    about: '100 inquiries a second for a minute: cases, answers and mails are as many',
    run: runInquiryLoad,
  },
  'database-away': {
    about: 'PostgreSQL goes away and comes back 5 times: 503 meanwhile, all well within 5 s',
    run: runDatabaseAway,
  },
  'hostile-input': {
    about: 'texts and pictures that mean harm: refused or inert, memory rises by less than 300 MB',
    run: runHostileInput,
  },
  uploads: {
    about:
      '80 files that mean harm put into the library: refused or clean, memory rises by less than 300 MB, nothing left behind',
    run: runUploads,
  },
  backup: {
    about:
      'backs up, changes and restores by the commands while the server serves, on both databases: all is as it was, a damaged archive changes nothing',
    run: runBackup,
  },
  'login-timing': {
    about: '200 log-ins each of a known and an unknown address: nothing tells them apart',
    run: runLoginTiming,
  },
  'generated-requests': {
    about:
      '20,000 requests generated from the OpenAPI document, as everybody: none is answered 5xx',
    run: runGeneratedRequests,
  },
}
