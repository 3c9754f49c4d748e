import type {
  FitAnswer,
  FitReason,
  FitUnit,
  MachineFigure,
} from '@minikran/domain/crane-selection/fit-answer'
import { unreachable } from '@minikran/domain/primitives/unreachable'
import { m } from '@minikran/i18n/messages'
import { numberText } from '@minikran/i18n/number-text'
import { getLocale } from '@minikran/i18n/runtime'

const yes: Record<FitUnit, (inputs: { spare: string }) => string> = {
  cm: m.fit_yes_cm,
  deg: m.fit_yes_deg,
  'kg/m2': m.fit_yes_floor,
}
const tight: Record<FitUnit, (inputs: { spare: string }) => string> = {
  cm: m.fit_tight_cm,
  deg: m.fit_tight_deg,
  'kg/m2': m.fit_tight_floor,
}
const no: Record<FitReason, (inputs: { lack: string }) => string> = {
  tooWide: m.fit_no_wide,
  tooHigh: m.fit_no_high,
  tooLong: m.fit_no_long,
  tooSteep: m.fit_no_steep,
  tooHeavy: m.fit_no_heavy,
}
const figures: Record<MachineFigure, () => string> = {
  width: m.field_width,
  height: m.field_height,
  length: m.field_length,
  climb_deg: m.field_climb_deg,
  ground_pressure: m.field_ground_pressure,
}

const measured = { width: m.fit_width_only, height: m.fit_height_only }

/** The answer as a sentence; `only`: the one measurement that is enough for a no, not for a yes. */
export function fitSentence(answer: FitAnswer, only?: 'width' | 'height'): string {
  const sentence = answerSentence(answer)
  const isRoom = answer.kind === 'yes' || answer.kind === 'tight'
  return only !== undefined && isRoom ? `${sentence} ${measured[only]()}` : sentence
}

/** Centimetres and reason, as far as known. */
function answerSentence(answer: FitAnswer): string {
  const locale = getLocale()
  switch (answer.kind) {
    case 'yes':
      return yes[answer.unit]({ spare: numberText(answer.spare, locale) })
    case 'tight':
      return tight[answer.unit]({ spare: numberText(answer.spare, locale) })
    case 'no':
      return no[answer.reason]({ lack: numberText(answer.lack, locale) })
    case 'unknown':
      return m.fit_unknown({
        missing: answer.missing.map((figure) => figures[figure]().toLowerCase()).join(', '),
      })
    default:
      return unreachable(answer)
  }
}
