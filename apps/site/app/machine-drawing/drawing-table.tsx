import type { DrawingFigure } from '@minikran/domain/machine-drawing/draw-machine'
import type { DrawingWords } from '@minikran/i18n/drawing-words'

type Props = { figures: readonly DrawingFigure[]; words: DrawingWords }

/** The figures of the drawing for screen readers. */
export function DrawingTable({ figures, words }: Props) {
  return (
    // A table is never narrower than its text, so a box around it scrolls.
    <div className="sr-only">
      <table>
        <caption>{`${words.tableCaption}, ${words.title}`}</caption>
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
