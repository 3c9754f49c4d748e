import type { Locale } from '@minikran/domain/catalogue/product-path'
import type { LiftAdvice } from '@minikran/domain/crane-selection/lift-advice'
import { downToCm } from '@minikran/domain/lift-planning/down-to-cm'
import { shownLifters } from '@minikran/domain/lift-planning/lift-plan'
import type { LifterAnswer } from '@minikran/domain/lift-planning/lifters'
import { upToTenth } from '@minikran/domain/primitives/round-decimals'
import { openingSection } from './lift-plan-opening-section.ts'
import {
  groundSection,
  powerSection,
  towingSection,
  windSection,
} from './lift-plan-site-sections.ts'
import {
  ask,
  craneAdvice,
  figure,
  moveText,
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

/** The parts of a lift plan as a page and a PDF show them. */
export function liftPlanSections(worded: WordedPlan): PlanSection[] {
  return [
    craneSection(worded),
    loadsSection(worded),
    obstacleSection(worded),
    openingSection(worded),
    panelSection(worded),
    groundSection(worded),
    windSection(worded),
    powerSection(worded),
    towingSection(worded),
  ].filter((section) => section !== null)
}

function craneSection(worded: WordedPlan): PlanSection {
  const { plan, values, names, locale } = worded
  const { crane } = plan
  const { title, capacity, margin, reason } = crane
  const place = {
    height: numberText(values.height, locale),
    radius: numberText(values.radius, locale),
  }
  const lines: PlanLine[] = [
    { label: m.plan_line_place({}, { locale }), value: m.plan_place(place, { locale }) },
  ]
  // A crane's own title has no translation.
  if (title !== null) {
    lines.unshift(nameLine(m.plan_line_crane({}, { locale }), { text: title, lang: 'sv' }))
  }
  if (names.configuration !== null) {
    lines.push(nameLine(m.plan_line_configuration({}, { locale }), names.configuration))
  }
  if (capacity !== null) {
    const carries = m.plan_line_capacity({}, { locale })
    lines.push({ label: carries, value: figure(capacity, 'kg', locale) })
  }
  if (margin !== null) {
    const left = figure(margin.weight, 'kg', locale)
    lines.push({ label: m.plan_line_margin({}, { locale }), value: left })
  }
  const note = noteOf(reason, locale)
  const verdict = craneVerdict(worded)
  return { key: 'crane', title: m.plan_part_crane({}, { locale }), verdict, lines, note }
}

const advised: Record<LiftAdvice, { kind: PlanVerdict['kind']; text: typeof m.results_good }> = {
  good: { kind: 'yes', text: m.results_good },
  tight: { kind: 'warn', text: m.results_tight },
  loadOnly: { kind: 'warn', text: m.results_load_only },
}

/** In the words of the selector: a signed plan must not be more positive. */
function craneVerdict(worded: WordedPlan): PlanVerdict {
  const { plan, locale } = worded
  const advice = craneAdvice(worded)
  if (advice !== null) {
    const { kind, text } = advised[advice]
    return { kind, text: text({}, { locale }) }
  }
  const isTooWeak = plan.crane.margin !== null && plan.crane.margin.weight < 0
  return isTooWeak ? { kind: 'no', text: m.plan_crane_too_weak({}, { locale }) } : ask(locale)
}

function loadsSection({ plan, values, names, locale }: WordedPlan): PlanSection {
  const { load, rigging, lifter, total, reason } = plan.loads ?? {
    load: values.weight,
    rigging: 0,
    lifter: 0,
    total: values.weight,
  }
  const given = (value: string | number | undefined, weight: number | null) =>
    value === undefined ? m.plan_not_given({}, { locale }) : figure(weight, 'kg', locale)
  const lifterName = names.products[values.lifter ?? '']
  const lifterLabel = m.plan_line_lifter({}, { locale })
  const lines: PlanLine[] = [
    { label: m.plan_line_load({}, { locale }), value: figure(load, 'kg', locale) },
    { label: m.plan_line_rigging({}, { locale }), value: given(values.rigging, rigging) },
    {
      label: lifterName === undefined ? lifterLabel : `${lifterLabel}, ${lifterName.text}`,
      value: given(values.lifter, lifter),
      names: lifterName === undefined ? [] : [lifterName],
    },
    { label: m.plan_line_total({}, { locale }), value: figure(total, 'kg', locale) },
  ]
  const note = noteOf(reason, locale)
  const title = m.plan_part_loads({}, { locale })
  return { key: 'loads', title, verdict: total === null ? ask(locale) : null, lines, note }
}

function obstacleSection({ plan: { obstacle }, locale }: WordedPlan): PlanSection | null {
  if (obstacle === undefined) return null
  const { boom_clearance: boom, load_clearance: load, passes } = obstacle
  const isHit = boom < 0 || (load !== null && load < 0)
  const verdict: PlanVerdict =
    passes === null
      ? ask(locale)
      : passes
        ? { kind: 'yes', text: m.plan_obstacle_passes({}, { locale }) }
        : {
            kind: 'no',
            text: isHit
              ? m.plan_obstacle_hits({}, { locale })
              : m.plan_obstacle_tight({}, { locale }),
          }
  const pose = {
    length: numberText(upToTenth(obstacle.boom_length), locale),
    angle: numberText(Math.round(obstacle.boom_angle), locale),
  }
  const loadText = figure(load === null ? null : downToCm(load), 'm', locale)
  const lines = [
    {
      label: m.plan_line_boom_clearance({}, { locale }),
      value: figure(downToCm(boom), 'm', locale),
    },
    { label: m.plan_line_load_clearance({}, { locale }), value: loadText },
    { label: m.plan_line_boom({}, { locale }), value: m.plan_boom(pose, { locale }) },
  ]
  const note = noteOf(obstacle.reason, locale) ?? moveText(obstacle.move, locale)
  return { key: 'obstacle', title: m.plan_part_obstacle({}, { locale }), verdict, lines, note }
}

function panelSection(worded: WordedPlan): PlanSection | null {
  const { plan, locale } = worded
  const { panel, lifters = [] } = plan
  if (panel === undefined) return null
  const isAny = (fits: boolean | null) => lifters.some((lifter) => lifter.fits === fits)
  const verdict: PlanVerdict = isAny(true)
    ? { kind: 'yes', text: m.plan_lifter_fits({}, { locale }) }
    : isAny(null)
      ? { kind: 'ask', text: m.plan_lifter_ask({}, { locale }) }
      : { kind: 'no', text: m.plan_lifter_none({}, { locale }) }
  const size = {
    weight: numberText(panel.weight, locale),
    area: numberText(panel.area, locale),
  }
  const lines = [
    { label: m.plan_line_panel({}, { locale }), value: m.plan_panel(size, { locale }) },
    ...lifters.slice(0, shownLifters).map((lifter) => {
      const name = nameOf(worded, lifter.product_slug)
      return { label: name.text, value: lifterText(lifter, locale), names: [name] }
    }),
  ]
  return { key: 'panel', title: m.plan_part_panel({}, { locale }), verdict, lines, note: null }
}

function lifterText({ capacity, reason }: LifterAnswer, locale: Locale): string {
  const words = { capacity: figure(capacity, 'kg', locale) }
  const carries = capacity === null ? '' : m.plan_lifter_capacity(words, { locale })
  const why = noteOf(reason, locale)
  return [carries, why].filter((text) => text !== null && text !== '').join(', ')
}
