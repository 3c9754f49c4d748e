import type { Database } from '../database/client.ts'
import type { GetSecret } from '../database/secrets.ts'
import type { WhileUnchanged } from '../response-cache/while-unchanged.ts'
import type { SearchRecorder } from '../search-recorder/search-recorder.ts'
import type { Call } from './calls/call.ts'
import { formChallengeCalls } from './cases/form-challenge.routes.ts'
import { educationCalls } from './catalogue/educations.routes.ts'
import { createFindSearchHits } from './catalogue/find-search-hits.ts'
import { createListProducts } from './catalogue/list-products.ts'
import { manufacturerCalls } from './catalogue/manufacturers.routes.ts'
import { prodcatCalls } from './catalogue/prodcats.routes.ts'
import { createProductQueries } from './catalogue/products.queries.ts'
import { productCalls } from './catalogue/products.routes.ts'
import { createVocabulary } from './catalogue/search-vocabulary.ts'
import { companyCalls } from './company/company.routes.ts'
import { pageCalls } from './content/pages.routes.ts'
import { craneSelectionCalls } from './crane-selection/crane-selection.routes.ts'
import { cranesForLifts } from './crane-selection/cranes-for-lifts.ts'
import { depotCalls } from './depots/depots.routes.ts'
import { liftPlanCalls } from './lift-plan/lift-plan.routes.ts'
import { postCalls } from './posts/posts.routes.ts'
import { presentationCalls } from './presentations/presentations.routes.ts'
import { siteListCalls } from './site-list-calls.ts'

type Counter = { count: (slug: string) => void }
export type SiteCallParts = {
  db: Database
  views: Record<'products' | 'posts' | 'presentations', Counter>
  searches: SearchRecorder
  getSecret: GetSecret
  now: () => number
  formLeastTimeMs: number
  whileUnchanged: WhileUnchanged
}

/** Every call that public pages are made from. */
export function siteCalls({
  db,
  views,
  searches,
  getSecret,
  now,
  formLeastTimeMs,
  whileUnchanged,
}: SiteCallParts): Call[] {
  const queries = createProductQueries(db)
  const listProducts = createListProducts(queries, whileUnchanged)
  const lists = { db, queries, findSearchHits: createFindSearchHits(db), listProducts }
  return [
    ...prodcatCalls(lists),
    ...productCalls({
      lists,
      vocabulary: createVocabulary(db, whileUnchanged),
      countView: views.products.count,
      recordMiss: searches.recordMiss,
      now,
    }),
    ...postCalls({ db, listProducts, countView: views.posts.count }),
    ...presentationCalls({ db, listProducts, countView: views.presentations.count }),
    ...educationCalls({ db, now }),
    ...manufacturerCalls({ db }),
    ...craneSelectionCalls({ db, searches }),
    ...liftPlanCalls({ db, cranes: cranesForLifts(db), searches }),
    ...depotCalls({ db, now }),
    ...companyCalls({ db }),
    ...pageCalls({ db }),
    ...siteListCalls({ db }),
    ...formChallengeCalls({ getSecret, now, formLeastTimeMs }),
  ]
}
