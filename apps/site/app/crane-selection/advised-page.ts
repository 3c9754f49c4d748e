import type { SelectedCrane } from '@minikran/contract/crane-selection'
import { rowsWith } from '@minikran/domain/crane-selection/configurations'
import {
  type LiftAdvice,
  liftAdvice,
  liftAdvices,
} from '@minikran/domain/crane-selection/lift-advice'
import { cranesPerPage, cranesPerRequest } from '../components/page-sizes.ts'
import { type RequestedLift, totalLift } from './lift-values.ts'

export type AdvisedCrane = { crane: SelectedCrane; advice: LiftAdvice }

/** The page of the API, `cranesPerRequest` long, that holds a page of the list. */
export const apiPageOf = (page: number) => Math.ceil((page * cranesPerPage) / cranesPerRequest)

/** A page of the list: the best advice first, and within one advice the API's order. */
export function advisedPage(
  cranes: readonly SelectedCrane[],
  requested: RequestedLift,
  page: number,
): AdvisedCrane[] {
  const request = { lift: totalLift(requested), extraKg: requested.extra }
  const advised = cranes.map((crane) => ({
    crane,
    advice: liftAdvice(rowsWith(crane.rows, crane.configuration), request),
  }))
  const ordered = liftAdvices.flatMap((wanted) => advised.filter(({ advice }) => advice === wanted))
  const skipped = ((page - 1) * cranesPerPage) % cranesPerRequest
  return ordered.slice(skipped, skipped + cranesPerPage)
}
