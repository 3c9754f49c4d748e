import type { Locale } from '@minikran/domain/catalogue/product-path'
import type {
  MachineDrawing as Drawing,
  DrawingFigure,
} from '@minikran/domain/machine-drawing/draw-machine'
import type { DrawingWords } from '@minikran/i18n/drawing-words'
import { DrawingView } from './drawing-view.tsx'
import { TitleBlock } from './title-block.tsx'

/** `lang` is the language of the machine's name. */
type Props = { drawing: Drawing; words: DrawingWords; lang: Locale }

/** A drawing to scale with title block, and its figures as a table. */
export function MachineDrawing({ drawing, words, lang }: Props) {
  const { views } = drawing
  if (views.length === 0) return null
  const hasGrid = views.some((view) => view.gridM !== null)
  const columns = views.length < 2 ? '' : `drawing-views ${hasGrid ? 'drawing-range' : ''}`
  return (
    <figure className="@container flex flex-col border border-ink bg-paper">
      <div className={`grid grow ${columns}`}>
        {views.map((view) => (
          <div key={view.name} className={`@container flex flex-col drawing-${view.name}`}>
            <p aria-hidden="true" className="px-3 pt-1 text-small text-muted">
              {words.views[view.name]}
            </p>
            <DrawingView view={view} words={words} lang={lang} />
          </div>
        ))}
      </div>
      <DrawingTable figures={drawing.figures} words={words} lang={lang} />
      <TitleBlock drawing={drawing} words={words} lang={lang} hasGrid={hasGrid} />
    </figure>
  )
}

type DrawingTableProps = Omit<Props, 'drawing'> & { figures: readonly DrawingFigure[] }

/** The figures of the drawing for screen readers. */
function DrawingTable({ figures, words, lang }: DrawingTableProps) {
  return (
    // A table is never narrower than its text, so a box around it scrolls.
    <div className="sr-only">
      <table>
        <caption>
          {`${words.tableCaption}, `}
          <span lang={lang}>{words.title}</span>
        </caption>
        <tbody>
          {figures.map(({ key, figure }) => (
            <tr key={key}>
              <th scope="row">{words.figures[key]}</th>
              <td>{figure === null ? words.unknown : words.figure(figure)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
