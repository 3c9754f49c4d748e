import type { LocalText } from '@minikran/domain/catalogue/title-text'
import { drawMachine } from '@minikran/domain/machine-drawing/draw-machine'
import type { DrawingRequest, DrawnMachine } from '@minikran/domain/machine-drawing/machine-figures'
import type { Box, ViewName } from '@minikran/domain/machine-drawing/shapes'
import { drawingWords } from '@minikran/i18n/drawing-words'
import { MachineDrawing } from './machine-drawing.tsx'

type Props = {
  title: LocalText
  machine: DrawnMachine
  requested?: DrawingRequest
  /** All known views by default; a result card shows the side view only. */
  views?: readonly ViewName[]
  /** For drawings side by side: what each has room for at least, metres. */
  room?: Box | null
}

/** A machine drawn to scale from its figures, in the language of the page. */
export function CraneDrawing({ title, machine, requested, views, room }: Props) {
  return (
    <MachineDrawing
      drawing={drawMachine(machine, requested, {
        ...(views && { wanted: views }),
        ...(room && { room }),
      })}
      words={drawingWords(title.text)}
      lang={title.lang}
    />
  )
}
