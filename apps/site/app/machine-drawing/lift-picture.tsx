import { drawLift } from '@minikran/domain/machine-drawing/draw-machine'
import type { DrawingRequest, DrawnMachine } from '@minikran/domain/machine-drawing/machine-figures'
import { drawingWords } from '@minikran/i18n/drawing-words'
import { DrawingView } from './drawing-view.tsx'

type Props = { title: string; machine: DrawnMachine; requested: DrawingRequest }

/** A crane at a lift on its metre grid, small and without figures. */
export function LiftPicture({ title, machine, requested }: Props) {
  const view = drawLift(machine, requested)
  return view === null ? null : <DrawingView view={view} words={drawingWords(title)} />
}
