import type { Reading } from './reading.ts'

export type Measure = { about: string; run: () => Promise<Reading[]> }

/**
 * What `npm run bench` can measure, by name, in the order of the cost. Each loads what it needs
 * itself: beside the libraries of all others a page took a sixth longer to render.
 */
export const measures: Record<string, Measure> = {
  bytes: {
    about: 'what a first visit fetches',
    run: async () => (await import('./bytes.ts')).measureBytes(),
  },
  ssr: {
    about: 'CPU time to render a page that is kept nowhere',
    run: async () => (await import('./ssr.ts')).measureSsr(),
  },
  finished: {
    about: 'kept answers beside a bare server with the same bytes',
    run: async () => (await import('./finished.ts')).measureFinished(),
  },
  peers: {
    about: 'what no cache can answer, beside plain Express and plain React Router',
    run: async () => (await import('./peers.ts')).measurePeers(),
  },
  changes: {
    about: 'a change of content, seen in two processes',
    run: async () => (await import('./changes.ts')).measureChanges(),
  },
  start: {
    about: 'npm start until /readyz answers 200',
    run: async () => (await import('./start.ts')).measureStart(),
  },
  memory: {
    about: 'resident memory of the Node process at rest',
    run: async () => (await import('./memory.ts')).measureMemory(),
  },
  'make-inquery': {
    about: 'an inquiry, stored and queued, beside page visits',
    run: async () => (await import('./make-inquery.ts')).measureMakeInquery(),
  },
  search: {
    about: 'the search over HTTP at 10,000 products',
    run: async () => (await import('./search.ts')).measureSearch(),
  },
  'crane-selection': {
    about: 'the crane selector and lift plans over HTTP at 200,000 rows',
    run: async () => (await import('./crane-selection.ts')).measureCraneSelection(),
  },
  'back-office': {
    about: 'the lists of the back office at 10,000 products and 50,000 cases',
    run: async () => (await import('./back-office.ts')).measureBackOffice(),
  },
  growth: {
    about: 'lists that are not cached, at 100 and at 10,000 products',
    run: async () => (await import('./growth.ts')).measureGrowth(),
  },
  lighthouse: {
    about: 'a phone, median of three runs a page',
    run: async () => (await import('./lighthouse.ts')).measureLighthouse(),
  },
  'other-pages': {
    about: 'the same on every other kind of page',
    run: async () => (await import('./lighthouse.ts')).measureOtherPages(),
  },
}
