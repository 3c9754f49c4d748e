import { drawLift } from '@minikran/domain/machine-drawing/draw-machine'
import type { AskedDrawing } from '@minikran/domain/machine-drawing/machine-figures'
import { drawingWords } from '@minikran/i18n/drawing-words'
import { DrawingView } from './drawing-view.tsx'
import { readMachine, type SentMachine } from './sent-machine.ts'

type Props = { title: string; machine: SentMachine; requested: AskedDrawing }

/** A crane at a lift on its metre grid, small and without figures. */
export function LiftPicture({ title, machine, requested }: Props) {
  const view = drawLift(readMachine(machine), requested)
  return view === null ? null : <DrawingView view={view} words={drawingWords(title)} />
}
