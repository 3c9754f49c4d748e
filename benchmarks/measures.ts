import { measureBackOffice } from './back-office.ts'
import { measureBytes } from './bytes.ts'
import { measureChanges } from './changes.ts'
import { measureCraneSelection } from './crane-selection.ts'
import { measureFinished } from './finished.ts'
import { measureGrowth } from './growth.ts'
import { measureLighthouse, measureOtherPages } from './lighthouse.ts'
import { measureMakeInquery } from './make-inquery.ts'
import { measureMemory } from './memory.ts'
import type { Reading } from './reading.ts'
import { measureSearch } from './search.ts'
import { measureSsr } from './ssr.ts'
import { measureStart } from './start.ts'

export type Measure = { about: string; run: () => Promise<Reading[]> }

/** What `npm run bench` can measure, by name, in the order of the cost. */
export const measures: Record<string, Measure> = {
  bytes: { about: 'what a first visit fetches', run: measureBytes },
  ssr: { about: 'CPU time to render a page that is kept nowhere', run: measureSsr },
  finished: {
    about: 'kept answers beside a bare server with the same bytes',
    run: measureFinished,
  },
  changes: { about: 'a change of content, seen in two processes', run: measureChanges },
  start: { about: 'npm start until /readyz answers 200', run: measureStart },
  memory: { about: 'resident memory of the Node process at rest', run: measureMemory },
  'make-inquery': {
    about: 'an inquiry, stored and queued, beside page visits',
    run: measureMakeInquery,
  },
  search: { about: 'the search over HTTP at 10,000 products', run: measureSearch },
  'crane-selection': {
    about: 'the crane selector over HTTP at 200,000 rows',
    run: measureCraneSelection,
  },
  'back-office': {
    about: 'the lists of the back office at 10,000 products and 50,000 cases',
    run: measureBackOffice,
  },
  growth: { about: 'pages kept nowhere, at 100 and at 10,000 products', run: measureGrowth },
  lighthouse: { about: 'a phone, median of three runs a page', run: measureLighthouse },
  'other-pages': { about: 'the same phone on every other kind of page', run: measureOtherPages },
}
