import type { Locale } from '@minikran/domain/catalogue/product-path'
import { downToCm } from '@minikran/domain/lift-planning/down-to-cm'
import type { LiftPlan } from '@minikran/domain/lift-planning/lift-plan'
import { neededOpening, type TightPlace } from '@minikran/domain/lift-planning/opening'
import { upToTenth } from '@minikran/domain/primitives/round-decimals'
import {
  ask,
  figure,
  moveText,
  noteOf,
  type PlanLine,
  type PlanSection,
  type PlanVerdict,
  type WordedPlan,
} from './lift-plan-text.ts'
import { numberText } from './number-text.ts'
import { m } from './paraglide/messages.js'

type Opening = NonNullable<LiftPlan['opening']>

/** Whether the load passes through the opening, and with how much clearance. */
export function openingSection(worded: WordedPlan): PlanSection | null {
  const { plan, locale } = worded
  const { opening } = plan
  if (opening === undefined) return null
  const title = m.plan_part_opening({}, { locale })
  return {
    key: 'opening',
    title,
    verdict: verdictOf(opening, locale),
    lines: linesOf(opening, locale),
    note: noteFor(worded, opening),
  }
}

function verdictOf({ passes, clearance, reason }: Opening, locale: Locale): PlanVerdict {
  if (passes === null) return ask(locale)
  if (passes) return { kind: 'yes', text: m.plan_opening_passes({}, { locale }) }
  if (reason === 'openingTooLow') {
    return { kind: 'no', text: m.plan_opening_too_low({}, { locale }) }
  }
  const isHit = clearance !== null && clearance < 0
  const text = isHit ? m.plan_opening_hits : m.plan_obstacle_tight
  return { kind: 'no', text: text({}, { locale }) }
}

const placeLabels: Record<TightPlace, typeof m.plan_line_boom_top> = {
  boomTop: m.plan_line_boom_top,
  boomSill: m.plan_line_boom_sill,
  loadSill: m.plan_line_load_sill,
  loadWall: m.plan_line_load_wall,
}

/** The tightest places together, then the others. */
function linesOf(opening: Opening, locale: Locale): PlanLine[] {
  const { clearance, tightest } = opening
  const clearances: [TightPlace, number | null][] = [
    ['boomTop', opening.boom_top_clearance],
    ['boomSill', opening.boom_sill_clearance],
    ['loadSill', opening.load_sill_clearance],
    ['loadWall', opening.load_wall_clearance],
  ]
  const others = clearances
    .filter(
      ([place, metres]) => !tightest.includes(place) && (place !== 'loadWall' || metres !== null),
    )
    .map(([place, metres]) => ({
      label: placeLabels[place]({}, { locale }),
      value: figure(metres === null ? null : downToCm(metres), 'm', locale),
    }))
  if (clearance === null) return others
  return [tightestLine(clearance, tightest, locale), ...others, ...poseLines(opening, locale)]
}

/** `0,51 m, bom till överkant, bom till underkant`. */
function tightestLine(clearance: number, places: readonly TightPlace[], locale: Locale): PlanLine {
  const names = places.map((place) => placeLabels[place]({}, { locale }).toLocaleLowerCase(locale))
  const value = [figure(downToCm(clearance), 'm', locale), ...names].join(', ')
  return { label: m.plan_line_tightest({}, { locale }), value }
}

function poseLines(opening: Opening, locale: Locale): PlanLine[] {
  const height = numberText(downToCm(opening.carry_height), locale)
  const pose = {
    length: numberText(upToTenth(opening.boom_length), locale),
    angle: numberText(Math.round(opening.boom_angle), locale),
  }
  return [
    {
      label: m.plan_line_carry({}, { locale }),
      value: m.plan_carry({ height }, { locale }),
    },
    { label: m.plan_line_boom({}, { locale }), value: m.plan_boom(pose, { locale }) },
  ]
}

function noteFor({ values, locale }: WordedPlan, opening: Opening): string | null {
  const { reason, hanging_height, move } = opening
  const { opening_sill: sill, opening_top: top } = values
  if (reason !== 'openingTooLow') return noteOf(reason, locale) ?? moveText(move, locale)
  if (hanging_height === null || sill === undefined || top === undefined) return null
  const heights = {
    hanging: numberText(hanging_height, locale),
    needed: numberText(neededOpening(hanging_height), locale),
    opening: numberText(top - sill, locale),
  }
  return m.plan_opening_needed(heights, { locale })
}
