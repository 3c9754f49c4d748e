import type { LocalText } from '@minikran/domain/catalogue/title-text'
import { governingLimit, type PlanLimit } from '@minikran/domain/lift-planning/governing-limit'
import { heldWeight } from '@minikran/domain/lift-planning/pairs'
import { upToTenth } from '@minikran/domain/primitives/round-decimals'
import { liftPlanSections } from './lift-plan-sections.ts'
import {
  ask,
  headOf,
  isHeadTooHigh,
  leftText,
  nameLine,
  nameOf,
  noteOf,
  type PlanLine,
  type PlanSection,
  type PlanVerdict,
  type WordedPlan,
} from './lift-plan-text.ts'
import { numberText } from './number-text.ts'
import { m } from './paraglide/messages.js'

/** The rows of a comparison that come from the plan; the others are about the operator and the price. */
export const comparedRows = [
  'machine',
  'margin',
  'obstacle',
  'wind',
  'ground',
  'power',
  'towing',
] as const
type ComparedRow = (typeof comparedRows)[number]
/** Null when the plan has no such part. */
export type ComparedCell = Pick<PlanSection, 'verdict' | 'lines' | 'note'> | null
export type ComparedPlan = {
  cells: Record<ComparedRow, ComparedCell>
  /** The row and text of the tightest limit; null when it is unknown. */
  governing: { row: ComparedRow; text: string } | null
}

const governingRows: Record<PlanLimit, { row: ComparedRow; text: typeof m.plan_governs_crane }> = {
  crane: { row: 'margin', text: m.plan_governs_crane },
  lifter: { row: 'margin', text: m.plan_governs_lifter },
  boom: { row: 'obstacle', text: m.plan_governs_boom },
  load: { row: 'obstacle', text: m.plan_governs_load },
  wind: { row: 'wind', text: m.plan_governs_wind },
}

/** A plan as a column of a comparison, in the words and figures of its sheet. */
export function comparedPlan(worded: WordedPlan): ComparedPlan {
  const { plan, values, locale } = worded
  const sections = new Map(liftPlanSections(worded).map((section) => [section.key, section]))
  const part = (key: ComparedRow): ComparedCell => sections.get(key) ?? null
  const limit = governingLimit(plan, values)
  const governing = limit === null ? null : governingRows[limit]
  return {
    cells: {
      machine: { verdict: null, lines: machineLines(worded), note: null },
      margin: marginCell(worded, sections.get('crane')),
      obstacle: part('obstacle') ?? sections.get('opening') ?? null,
      wind: part('wind'),
      ground: part('ground'),
      power: part('power'),
      towing: part('towing'),
    },
    governing: governing && { row: governing.row, text: governing.text({}, { locale }) },
  }
}

function machineLines(worded: WordedPlan): PlanLine[] {
  const { values, names, locale } = worded
  const { lifter } = values
  const plain: LocalText = { text: m.plan_rigged_plain({}, { locale }), lang: locale }
  const rigged = nameLine(m.plan_line_configuration({}, { locale }), names.configuration ?? plain)
  if (lifter === undefined) return [rigged]
  return [rigged, nameLine(m.plan_line_lifter({}, { locale }), nameOf(worded, lifter))]
}

/** What crane and lifter have left over, and whether both are enough. */
function marginCell(worded: WordedPlan, crane: PlanSection | undefined): ComparedCell {
  const { plan, locale } = worded
  const { capacity, margin } = plan.crane
  const lifter = lifterMargin(worded)
  const lines: PlanLine[] = []
  if (capacity !== null && margin !== null) {
    const value = leftText(margin.weight, capacity, locale)
    lines.push({ label: m.plan_line_crane({}, { locale }), value })
  }
  return {
    verdict: worst([crane?.verdict ?? null, lifter?.verdict ?? null]),
    lines: [...lines, ...(lifter?.lines ?? [])],
    note: lifter?.note ?? crane?.note ?? headNote(worded),
  }
}

function headNote(worded: WordedPlan): string | null {
  const { locale } = worded
  const height = numberText(upToTenth(headOf(worded)), locale)
  return isHeadTooHigh(worded) ? m.plan_assume_head({ height }, { locale }) : null
}

/** Null without a panel or a lifter. */
function lifterMargin({ plan, values, locale }: WordedPlan): ComparedCell {
  const lifter = plan.lifters?.find(({ product_slug }) => product_slug === values.lifter)
  if (lifter === undefined || plan.panel === undefined) return null
  const { capacity, fits, reason } = lifter
  const note = noteOf(reason, locale)
  const no: PlanVerdict = { kind: 'no', text: m.plan_lifter_refuses({}, { locale }) }
  const verdict = fits === null ? ask(locale) : fits ? null : no
  if (capacity === null) return { verdict, lines: [], note }
  const left = leftText(capacity - heldWeight(values, plan.panel), capacity, locale)
  return { verdict, lines: [{ label: m.plan_line_lifter({}, { locale }), value: left }], note }
}

const fromWorst: readonly PlanVerdict['kind'][] = ['no', 'ask', 'warn', 'yes']

function worst(verdicts: readonly (PlanVerdict | null)[]): PlanVerdict | null {
  const [first] = verdicts
    .filter((verdict) => verdict !== null)
    .sort((a, b) => fromWorst.indexOf(a.kind) - fromWorst.indexOf(b.kind))
  return first ?? null
}

export function comparedRowTitle(row: ComparedRow, locale: WordedPlan['locale']): string {
  const titles = {
    machine: m.plan_row_machine,
    margin: m.plan_line_margin,
    obstacle: m.plan_row_clearance,
    wind: m.plan_part_wind,
    ground: m.plan_part_ground,
    power: m.plan_part_power,
    towing: m.plan_part_towing,
  }
  return titles[row]({}, { locale })
}
