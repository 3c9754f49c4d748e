import type { MachineDrawing as Drawing } from '@minikran/domain/machine-drawing/draw-machine'
import type { ViewName } from '@minikran/domain/machine-drawing/shapes'
import type { DrawingWords } from '@minikran/i18n/drawing-words'
import { DrawingTable } from './drawing-table.tsx'
import { DrawingView } from './drawing-view.tsx'
import { TitleBlock } from './title-block.tsx'

type Props = { drawing: Drawing; words: DrawingWords }

// Two columns as soon as small views are readable. From 960 px a crane has its side view large with
// plan and front to its right; other machines have three columns.
const cellClasses: Record<ViewName, string> = {
  side: '@min-[620px]:col-span-2',
  plan: 'border-t border-ink first:border-t-0',
  front: 'border-t border-ink first:border-t-0 @min-[620px]:border-l',
}
const wideCells: Record<ViewName, string> = {
  side: '@min-[960px]:col-span-1 @min-[960px]:row-span-2',
  plan: '@min-[960px]:border-t-0 @min-[960px]:border-l',
  front: '',
}
const rowCells: Record<ViewName, string> = {
  side: '@min-[960px]:col-span-1',
  plan: '@min-[960px]:border-t-0 @min-[960px]:border-l',
  front: '@min-[960px]:border-t-0',
}

function columnsOf(views: number, hasGrid: boolean): string {
  if (views < 2) return ''
  const wide = hasGrid ? '@min-[960px]:grid-cols-[2fr_1fr]' : '@min-[960px]:grid-cols-3'
  return `@min-[620px]:grid-cols-2 ${wide}`
}

/** A drawing to scale with title block, and its figures as a table. */
export function MachineDrawing({ drawing, words }: Props) {
  const { views } = drawing
  if (views.length === 0) return null
  const hasGrid = views.some((view) => view.gridM !== null)
  const wide = hasGrid ? wideCells : rowCells
  return (
    <figure className="@container flex flex-col border border-ink bg-paper">
      <div className={`grid grow ${columnsOf(views.length, hasGrid)}`}>
        {views.map((view) => (
          <div
            key={view.name}
            className={`@container flex flex-col ${cellClasses[view.name]} ${wide[view.name]}`}
          >
            <p aria-hidden="true" className="px-3 pt-1 text-small text-muted">
              {words.views[view.name]}
            </p>
            <DrawingView view={view} words={words} />
          </div>
        ))}
      </div>
      <DrawingTable figures={drawing.figures} words={words} />
      <TitleBlock drawing={drawing} words={words} hasGrid={hasGrid} />
    </figure>
  )
}
