import { drawMachine } from '@minikran/domain/machine-drawing/draw-machine'
import type { AskedDrawing, DrawnMachine } from '@minikran/domain/machine-drawing/machine-figures'
import type { ViewName } from '@minikran/domain/machine-drawing/shapes'
import { drawingWords } from '@minikran/i18n/drawing-words'
import { MachineDrawing } from './machine-drawing.tsx'

type Props = {
  title: string
  machine: DrawnMachine
  requested?: AskedDrawing
  /** All that are known, unless said; a result card shows the side alone. */
  views?: readonly ViewName[]
}

/** A machine drawn from its own figures, with words in the language being shown. */
export function CraneDrawing({ title, machine, requested, views }: Props) {
  return (
    <MachineDrawing drawing={drawMachine(machine, requested, views)} words={drawingWords(title)} />
  )
}
