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

/** `blank`: nothing typed. `partial`: one of two measurements is missing. */
export type FitReply =
  | { kind: 'blank' }
  | { kind: 'partial' }
  | { kind: 'faulty' }
  | { kind: 'answer'; answer: FitAnswer }

type Measures = readonly [number, ...number[]]
const answerOf: Record<FitQuestion, (machine: FitMachine, measures: Measures) => FitAnswer> = {
  door: (machine, [width, height = 0]) => fitsDoor(machine, { width, height }),
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
  if (read.every(({ kind }) => kind === 'empty')) return { kind: 'blank' }
  const measures = read.flatMap((number) => (number.kind === 'number' ? [number.value] : []))
  const [first, ...rest] = measures
  if (first === undefined || measures.length < read.length) return { kind: 'partial' }
  return { kind: 'answer', answer: answerOf[question](machine, [first, ...rest]) }
}
