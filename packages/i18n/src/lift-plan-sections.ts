import type { OptionKey } from '@minikran/domain/catalogue/options'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import { type LiftPlan, shownLifters } from '@minikran/domain/lift-planning/lift-plan'
import type { LifterAnswer } from '@minikran/domain/lift-planning/lifters'
import type { PlanValues } from '@minikran/domain/lift-planning/plan-fields'
import { planReasons, planWords } from './lift-plan-words.ts'
import { numberText, unitText } from './number-text.ts'
import { m } from './paraglide/messages.js'
import { optionWords } from './technical-words.ts'

export type PlanVerdict = { kind: 'yes' | 'no' | 'ask'; text: string }
export type PlanLine = { label: string; value: string }
/** A part of a lift plan in words: its verdict first, then its figures. */
export type PlanSection = {
  key: string
  title: string
  verdict: PlanVerdict | null
  lines: PlanLine[]
  /** Why something is not known. */
  note: string | null
}
/** Titles of what the plan names by its slug, and of the crane's equipment. */
export type PlanNames = { configuration: string | null; products: Readonly<Record<string, string>> }
export type WordedPlan = { plan: LiftPlan; values: PlanValues; names: PlanNames; locale: Locale }

/** The parts of a lift plan as a page and a PDF show them. */
export function liftPlanSections(worded: WordedPlan): PlanSection[] {
  return [
    craneSection(worded),
    loadsSection(worded),
    obstacleSection(worded),
    panelSection(worded),
    groundSection(worded),
    windSection(worded),
    powerSection(worded),
    towingSection(worded),
  ].filter((section) => section !== null)
}

const figure = (value: number | null, unit: string, locale: Locale) =>
  value === null ? m.plan_unknown({}, { locale }) : unitText({ value, unit }, locale)
const ask = (locale: Locale): PlanVerdict => ({ kind: 'ask', text: m.plan_ask({}, { locale }) })
const noteOf = (reason: keyof typeof planReasons | null | undefined, locale: Locale) =>
  reason === null || reason === undefined ? null : planReasons[reason]({}, { locale })
// Clearances are rounded down, so that a shown figure never flatters.
const downToCm = (metres: number) => Math.floor(Math.round(metres * 1e6) / 1e4) / 100
const upToTenth = (value: number) => Math.ceil(Math.round(value * 1e6) / 1e5) / 10

function craneSection({ plan: { crane }, values, names, locale }: WordedPlan): PlanSection {
  const { title, capacity, margin, reason } = crane
  const isEnough = margin !== null && margin.weight >= 0
  const verdict: PlanVerdict =
    margin === null
      ? ask(locale)
      : isEnough
        ? { kind: 'yes', text: m.plan_crane_makes({}, { locale }) }
        : { kind: 'no', text: m.plan_crane_too_weak({}, { locale }) }
  const place = {
    height: numberText(values.height, locale),
    radius: numberText(values.radius, locale),
  }
  const lines: PlanLine[] = [
    { label: m.plan_line_place({}, { locale }), value: m.plan_place(place, { locale }) },
  ]
  if (title !== null) lines.unshift({ label: m.plan_line_crane({}, { locale }), value: title })
  if (names.configuration !== null) {
    lines.push({ label: m.plan_line_configuration({}, { locale }), value: names.configuration })
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
  return { key: 'crane', title: m.plan_part_crane({}, { locale }), verdict, lines, note }
}

function loadsSection({ plan, values, names, locale }: WordedPlan): PlanSection {
  const { load, rigging, lifter, total, reason } = plan.loads ?? {
    load: values.weight,
    rigging: 0,
    lifter: 0,
    total: values.weight,
  }
  const lifterName = names.products[values.lifter ?? '']
  const lifterLabel = m.plan_line_lifter({}, { locale })
  const lines: PlanLine[] = [
    { label: m.plan_line_load({}, { locale }), value: figure(load, 'kg', locale) },
    { label: m.plan_line_rigging({}, { locale }), value: figure(rigging, 'kg', locale) },
    {
      label: lifterName === undefined ? lifterLabel : `${lifterLabel}, ${lifterName}`,
      value: figure(lifter, 'kg', locale),
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
  const note = noteOf(obstacle.reason, locale)
  return { key: 'obstacle', title: m.plan_part_obstacle({}, { locale }), verdict, lines, note }
}

function panelSection({ plan, names, locale }: WordedPlan): PlanSection | null {
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
    ...lifters.slice(0, shownLifters).map((lifter) => ({
      label: names.products[lifter.product_slug] ?? lifter.product_slug,
      value: lifterText(lifter, locale),
    })),
  ]
  return { key: 'panel', title: m.plan_part_panel({}, { locale }), verdict, lines, note: null }
}

function lifterText({ capacity, reason }: LifterAnswer, locale: Locale): string {
  const words = { capacity: figure(capacity, 'kg', locale) }
  const carries = capacity === null ? '' : m.plan_lifter_capacity(words, { locale })
  const why = noteOf(reason, locale)
  return [carries, why].filter((text) => text !== null && text !== '').join(', ')
}

function groundSection({ plan, values, names, locale }: WordedPlan): PlanSection | null {
  const { ground } = plan
  if (ground === undefined || values.ground === undefined) return null
  const { outrigger_load, allowed_pressure, pad_side, product_slug } = ground
  const word = planWords[values.ground]({}, { locale })
  const side = pad_side === null ? null : numberText(pad_side, locale)
  const lines: PlanLine[] = [
    {
      label: m.plan_line_outrigger_load({}, { locale }),
      value: figure(outrigger_load === null ? null : upToTenth(outrigger_load), 'kN', locale),
    },
    {
      label: m.plan_line_pressure({}, { locale }),
      value: `${word}, ${figure(allowed_pressure, 'kN/m²', locale)}`,
    },
    {
      label: m.plan_line_pad({}, { locale }),
      value: side === null ? m.plan_unknown({}, { locale }) : m.plan_pad({ side }, { locale }),
    },
  ]
  if (product_slug !== null) {
    const value = names.products[product_slug] ?? product_slug
    lines.push({ label: m.plan_line_plate({}, { locale }), value })
  }
  const verdict: PlanVerdict =
    product_slug === null ? ask(locale) : { kind: 'yes', text: m.plan_pad_rented({}, { locale }) }
  const note = noteOf(ground.reason, locale)
  return { key: 'ground', title: m.plan_part_ground({}, { locale }), verdict, lines, note }
}

const windWords = {
  crane: m.plan_wind_crane,
  lifter: m.plan_wind_lifter,
  load: m.plan_wind_load,
}

function windSection({ plan: { wind }, values, locale }: WordedPlan): PlanSection | null {
  if (wind === undefined || values.wind === undefined) return null
  const verdict: PlanVerdict = wind.passes
    ? { kind: 'yes', text: m.plan_wind_passes({}, { locale }) }
    : { kind: 'no', text: m.plan_wind_stops({}, { locale }) }
  const by = windWords[wind.limited_by]({}, { locale })
  const lines = [
    { label: m.plan_line_wind({}, { locale }), value: figure(values.wind, 'm/s', locale) },
    {
      label: m.plan_line_wind_limit({}, { locale }),
      value: `${figure(wind.limit, 'm/s', locale)}, ${by}`,
    },
  ]
  return { key: 'wind', title: m.plan_part_wind({}, { locale }), verdict, lines, note: null }
}

const powerVerdicts = {
  runs: { kind: 'yes', text: m.plan_power_runs },
  charges: { kind: 'yes', text: m.plan_power_charges },
  missing: { kind: 'no', text: m.plan_power_missing },
} as const

function powerSection({ plan: { power }, values, locale }: WordedPlan): PlanSection | null {
  if (power === undefined || values.site_power === undefined) return null
  const found = power.state === null ? null : powerVerdicts[power.state]
  const fuels = (power.needs ?? []).map((key: OptionKey) => optionWords[key]({}, { locale }))
  const lines: PlanLine[] = [
    {
      label: m.plan_line_power({}, { locale }),
      value: fuels.length === 0 ? m.plan_unknown({}, { locale }) : fuels.join(', '),
    },
    {
      label: m.plan_field_site_power({}, { locale }),
      value: planWords[values.site_power]({}, { locale }),
    },
  ]
  if (values.hours !== undefined) {
    const hours = { hours: numberText(values.hours, locale) }
    lines.push({
      label: m.plan_line_hours({}, { locale }),
      value: m.plan_hours(hours, { locale }),
    })
  }
  const verdict =
    found === null ? ask(locale) : { kind: found.kind, text: found.text({}, { locale }) }
  const note = noteOf(power.reason, locale)
  return { key: 'power', title: m.plan_part_power({}, { locale }), verdict, lines, note }
}

function towingSection({ plan: { towing }, values, locale }: WordedPlan): PlanSection | null {
  const { car_total = 0, car_towing = 0, trailer_total } = values
  if (towing === undefined) return null
  const { allowed, licence } = towing
  const verdict: PlanVerdict =
    allowed === null
      ? ask(locale)
      : allowed
        ? { kind: 'yes', text: m.plan_towing_yes({ licence: licence ?? '' }, { locale }) }
        : { kind: 'no', text: m.plan_towing_no({}, { locale }) }
  const lines: PlanLine[] = [
    {
      label: m.plan_field_car_towing({}, { locale }),
      value: figure(car_towing, 'kg', locale),
    },
  ]
  if (trailer_total !== undefined) {
    const total = { total: numberText(car_total + trailer_total, locale) }
    lines.unshift({
      label: m.plan_line_trailer({}, { locale }),
      value: m.plan_together(total, { locale }),
    })
  }
  if (licence !== null && licence !== 'none') {
    lines.push({ label: m.plan_line_licence({}, { locale }), value: licence })
  }
  const note = noteOf(towing.reason, locale)
  return { key: 'towing', title: m.plan_part_towing({}, { locale }), verdict, lines, note }
}
