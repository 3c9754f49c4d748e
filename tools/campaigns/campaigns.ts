import type { CampaignOptions } from './campaign-options.ts'
import type { Fact } from './fact.ts'

export type Campaign = { about: string; run: (options: CampaignOptions) => Promise<Fact[]> }

/** What can be tried against a running product, by name. Each loads what it needs itself. */
export const campaigns: Record<string, Campaign> = {
  kill: {
    about:
      'kills the server 20 times amid 200 inquiries and 80 registrations and applications: none is lost or stored twice',
    run: async (options) => (await import('./kill.ts')).runKill(options),
  },
  'kill-steps': {
    about:
      'kills the server at each step from the commit of a form to the note of its mails: none is lost or stored twice',
    run: async (options) => (await import('./kill-steps.ts')).runKillSteps(options),
  },
  'mail-away': {
    about: 'the mail server is away for a minute: no inquiry is slow, every mail arrives',
    run: async (options) => (await import('./mail-away.ts')).runMailAway(options),
  },
  'smtp-faults': {
    about: 'the mail server fails in seven ways: no inquiry is slow, every mail arrives or is kept',
    run: async (options) => (await import('./smtp-faults.ts')).runSmtpFaults(options),
  },
  'inquiry-load': {
    about: '100 inquiries a second for a minute: cases, answers and mails are as many',
    run: async (options) => (await import('./inquiry-load.ts')).runInquiryLoad(options),
  },
  'database-away': {
    about: 'PostgreSQL goes away and comes back 5 times: 503 meanwhile, all well within 5 s',
    run: async (options) => (await import('./database-away.ts')).runDatabaseAway(options),
  },
  'hostile-input': {
    about: 'texts and pictures that mean harm: refused or inert, memory rises by less than 300 MB',
    run: async (options) => (await import('./hostile-input.ts')).runHostileInput(options),
  },
  uploads: {
    about:
      '80 files that mean harm put into the library: refused or clean, memory rises by less than 300 MB, nothing left behind',
    run: async (options) => (await import('./uploads.ts')).runUploads(options),
  },
  floods: {
    about:
      'pages and bodies flood the server from one network and from many: visitors are served as ever, memory comes back',
    run: async (options) => (await import('./floods.ts')).runFloods(options),
  },
  backup: {
    about:
      'backs up, changes and restores by the commands while the server serves, on both databases: all is as it was, a damaged archive changes nothing',
    run: async (options) => (await import('./backup.ts')).runBackup(options),
  },
  'login-timing': {
    about: '200 log-ins each of a known and an unknown address: nothing tells them apart',
    run: async (options) => (await import('./login-timing.ts')).runLoginTiming(options),
  },
  'generated-requests': {
    about:
      '20,000 requests generated from the OpenAPI document, as everybody: none is answered 5xx',
    run: async (options) => (await import('./long-tests.ts')).runGeneratedRequests(options),
  },
  'mixed-requests': {
    about: '10,000 requests of many visitors amid changes: nobody gets another visitor’s page',
    run: async () => (await import('./long-tests.ts')).runMixedRequests(),
  },
}
