import type { Locale } from '@minikran/domain/catalogue/product-path'
import type { MachineDrawing } from '@minikran/domain/machine-drawing/draw-machine'
import type { DrawingWords } from '@minikran/i18n/drawing-words'

type Props = { drawing: MachineDrawing; words: DrawingWords; lang: Locale; hasGrid: boolean }

/** Machine, load, scale and missing figures. */
export function TitleBlock({ drawing, words, lang, hasGrid }: Props) {
  const { figures, notes } = drawing
  const requested = hasGrid ? figures.filter(({ key }) => key === 'askedWeight') : []
  return (
    <figcaption className="border-t border-ink text-small">
      <div className="drawing-title">
        <strong lang={lang} className="block grow px-3 py-1 font-strong">
          {words.title}
        </strong>
        {hasGrid && (
          <p className="flex flex-wrap border-t border-ink *:not-last:border-r">
            {requested.map(({ key, figure }) => (
              <span key={key} className="grow px-3 py-1">
                {`${words.figures[key]} ${figure === null ? words.unknown : words.figure(figure)}`}
              </span>
            ))}
            <span className="px-3 py-1">{words.gridScale}</span>
          </p>
        )}
      </div>
      {notes.length > 0 && (
        <ul className="border-t border-line px-3 py-1 text-muted">
          {notes.map((note) => (
            <li key={note}>{words.notes[note]}</li>
          ))}
        </ul>
      )}
    </figcaption>
  )
}
