import type { DrawingFigure } from '@minikran/domain/machine-drawing/draw-machine'
import type { DrawingWords } from '@minikran/i18n/drawing-words'

type Props = { figures: readonly DrawingFigure[]; words: DrawingWords }

/** The drawing's figures for those who do not see it. */
export function DrawingTable({ figures, words }: Props) {
  return (
    // A table takes no width smaller than its words: a box around it does.
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
