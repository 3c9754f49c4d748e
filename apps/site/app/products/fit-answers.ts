import type { FitAnswer } from '@minikran/domain/crane-selection/fit-answer'
import { type Corridor, fitsCorridor } from '@minikran/domain/crane-selection/fits-corridor'
import { fitsDoor, type TransportSize } from '@minikran/domain/crane-selection/fits-door'
import { type FloorFigures, fitsFloor } from '@minikran/domain/crane-selection/fits-floor'
import { fitsSlope } from '@minikran/domain/crane-selection/fits-slope'
import { typedAboveZero } from '../components/typed-number.ts'

/** The figures of a machine that the fit check needs, by technical field. */
export type FitMachine = TransportSize & FloorFigures & { climb_deg?: number | null }

export const fitQuestions = ['door', 'corridor', 'slope', 'floor'] as const
export type FitQuestion = (typeof fitQuestions)[number]

/** The fields of each question as named in an address; mm, degrees, kg/m². */
export const fitFields = {
  door: ['dorr_bredd', 'dorr_hojd'],
  corridor: ['korridor_fore', 'korridor_efter'],
  slope: ['lutning'],
  floor: ['golv'],
} as const satisfies Record<FitQuestion, readonly string[]>
export type FitField = (typeof fitFields)[FitQuestion][number]
export const fitFieldNames = Object.values(fitFields).flat()

/**
 * `blank`: nothing typed. `partial`: one of two measurements is missing. `tooSmall`: a measurement was
 * hardly meant in millimetres; `meantMm` reads it as centimetres or metres. `only`: the one measurement
 * of a door that is answered.
 */
export type FitReply =
  | { kind: 'blank' }
  | { kind: 'partial' }
  | { kind: 'faulty' }
  | { kind: 'tooSmall'; meantMm: number[] }
  | { kind: 'answer'; answer: FitAnswer; only?: 'width' | 'height' }

/** No door and no corridor is smaller. */
const leastMm = 300
const mostMetres = 10

function meantMm(typed: number): number {
  if (typed >= leastMm) return typed
  return Math.round(typed * (typed < mostMetres ? 1000 : 10))
}

type Measures = readonly [number, ...number[]]
type Answer = (machine: FitMachine, measures: Measures) => FitAnswer
const answerOf: Record<Exclude<FitQuestion, 'door'>, Answer> = {
  corridor: (machine, [before, after = 0]) =>
    fitsCorridor(machine, { before, after } satisfies Corridor),
  slope: (machine, [degrees]) => fitsSlope(machine, degrees),
  floor: (machine, [allowed]) => fitsFloor(machine, allowed),
}

/** The answer to a question for the typed values. */
export function fitReply(
  question: FitQuestion,
  typed: Record<FitField, string>,
  machine: FitMachine,
): FitReply {
  const read = fitFields[question].map((field) => typedAboveZero(typed[field]))
  if (read.some(({ kind }) => kind === 'refused')) return { kind: 'faulty' }
  const numbers = read.map((number) => (number.kind === 'number' ? number.value : null))
  const [first, ...rest] = numbers.filter((number) => number !== null)
  if (first === undefined) return { kind: 'blank' }
  const isInMm = question === 'door' || question === 'corridor'
  if (isInMm && [first, ...rest].some((mm) => mm < leastMm)) {
    return { kind: 'tooSmall', meantMm: [first, ...rest].map(meantMm) }
  }
  if (question === 'door') return doorReply(machine, numbers)
  if (numbers.includes(null)) return { kind: 'partial' }
  return { kind: 'answer', answer: answerOf[question](machine, [first, ...rest]) }
}

function doorReply(
  machine: FitMachine,
  [width = null, height = null]: (number | null)[],
): FitReply {
  const answer = fitsDoor(machine, { width, height })
  if (width !== null && height !== null) return { kind: 'answer', answer }
  return { kind: 'answer', answer, only: width === null ? 'height' : 'width' }
}
