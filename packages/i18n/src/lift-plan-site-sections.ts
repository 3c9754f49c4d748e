import type { OptionKey } from '@minikran/domain/catalogue/options'
import type { Power } from '@minikran/domain/lift-planning/power'
import { upToTenth } from '@minikran/domain/primitives/round-decimals'
import { hoursText } from './hours-text.ts'
import {
  ask,
  figure,
  nameLine,
  nameOf,
  noteOf,
  type PlanLine,
  type PlanSection,
  type PlanVerdict,
  type WordedPlan,
} from './lift-plan-text.ts'
import { planWords } from './lift-plan-words.ts'
import { numberText } from './number-text.ts'
import { m } from './paraglide/messages.js'
import { optionWords } from './technical-words.ts'

// The parts of a lift plan that are about the site and the way to it.

export function groundSection(worded: WordedPlan): PlanSection | null {
  const { plan, values, locale } = worded
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
    lines.push(nameLine(m.plan_line_plate({}, { locale }), nameOf(worded, product_slug)))
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

export function windSection({ plan: { wind }, values, locale }: WordedPlan): PlanSection | null {
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

/** Whether a battery could be enough, but its hours are unknown. */
const isHoursUnknown = ({ reason }: Power) =>
  reason === 'batteryHoursUnknown' || reason === 'chargingHoursUnknown'

export function powerSection(worded: WordedPlan): PlanSection | null {
  const { values, locale } = worded
  const { power } = worded.plan
  if (power === undefined || values.site_power === undefined) return null
  const state = isHoursUnknown(power) ? null : power.state
  const found = state === null ? null : powerVerdicts[state]
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
    const time = hoursText(values.hours, locale)
    lines.push({
      label: m.plan_line_hours({}, { locale }),
      value: m.plan_hours({ time }, { locale }),
    })
  }
  if (power.generators !== undefined) {
    const names = power.generators.map((slug) => nameOf(worded, slug))
    const titles = names.map(({ text }) => text).join(', ')
    const value = names.length === 0 ? m.plan_ask({}, { locale }) : titles
    lines.push({ label: m.plan_line_generator({}, { locale }), value, names })
  }
  const verdict =
    found === null ? ask(locale) : { kind: found.kind, text: found.text({}, { locale }) }
  const note = noteOf(power.reason, locale)
  return { key: 'power', title: m.plan_part_power({}, { locale }), verdict, lines, note }
}

export function towingSection({
  plan: { towing },
  values,
  locale,
}: WordedPlan): PlanSection | null {
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
