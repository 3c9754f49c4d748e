import type { LocalText } from '@minikran/domain/catalogue/title-text'
import { drawLift } from '@minikran/domain/machine-drawing/draw-machine'
import type { DrawingRequest, DrawnMachine } from '@minikran/domain/machine-drawing/machine-figures'
import { drawingWords } from '@minikran/i18n/drawing-words'
import { DrawingView } from './drawing-view.tsx'

type Props = {
  title: LocalText
  /** The id of the heading with the title. */
  titleId?: string | undefined
  machine: DrawnMachine
  requested: DrawingRequest
}

/** A crane at a lift on its metre grid, small and without figures. */
export function LiftPicture({ title, titleId, machine, requested }: Props) {
  const view = drawLift(machine, requested)
  if (view === null) return null
  return (
    <DrawingView view={view} words={drawingWords(title.text)} lang={title.lang} titleId={titleId} />
  )
}
