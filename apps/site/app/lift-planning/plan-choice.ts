import { pathTo } from '../locale-path.ts'
import { planAddress, type TypedPlan } from './plan-address.ts'

/** A crane, or a crane and a lifter, that a plan is compared for. */
type PlanChoice = { crane: string; lifter?: string | undefined }

/** A choice in the parameter `m`: the slugs, separated by a dot. */
export const choiceText = ({ crane, lifter = '' }: PlanChoice) =>
  lifter === '' ? crane : `${crane}.${lifter}`

/** Reads `choiceText`. */
export function readChoice(text: string): PlanChoice {
  const [crane = '', lifter] = text.split('.')
  return { crane, lifter }
}

/** The page of the comparison, whose query is that of the plan and the choices. */
export const comparisonPath = () => pathTo('/lyftplan/jamfor')

/** `/lyftplan/jamfor?…&m=a,b.c`: the plan with the choices that are compared. */
export function comparedPlansAddress(typed: TypedPlan, choices: readonly string[]): string {
  const query = planAddress(typed).split('?')[1] ?? ''
  return `${comparisonPath()}?${query}&m=${choices.join(',')}`
}
