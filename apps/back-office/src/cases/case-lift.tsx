import type { AdminCase, CaseCrane } from '@minikran/contract/admin-cases'
import { withExtraWeight } from '@minikran/domain/crane-selection/extra-weight'
import type { Lift } from '@minikran/domain/crane-selection/lift'
import { craneMachine } from '@minikran/domain/machine-drawing/crane-machine'
import { type DrawingFigure, drawMachine } from '@minikran/domain/machine-drawing/draw-machine'
import { type DrawingWords, drawingWords } from '@minikran/i18n/drawing-words'
import * as m from '@minikran/i18n/messages'
import { unitText } from '@minikran/i18n/number-text'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { SideDrawing } from '../cranes/side-drawing.tsx'
import { locale } from '../locale.ts'
import { Facts, Section } from '../tables/facts.tsx'

type AskedLift = NonNullable<AdminCase['lift']>
type Props = { lift: AskedLift; cranes: readonly CaseCrane[] }

/** The lift that the customer searched for, and how each requested crane reaches it. */
export function CaseLift({ lift, cranes }: Props) {
  const { height, radius, extra, ...load } = lift
  const whole = withExtraWeight({ ...load, height, radius }, extra)
  return (
    <Section title={m.backoffice_case_lift()}>
      <Facts
        facts={[
          [m.backoffice_case_lift_height(), inMetres(height)],
          [m.backoffice_case_lift_radius(), inMetres(radius)],
          [m.backoffice_case_lift_weight(), weightText(lift, whole)],
        ]}
      />
      {cranes.map((crane) => (
        <CraneSheet key={crane.line} crane={crane} asked={whole} />
      ))}
    </Section>
  )
}

const inMetres = (value: number) => unitText({ value, unit: 'm' }, locale)
const inKilos = (value: number) => unitText({ value, unit: 'kg' }, locale)

function weightText({ weight, extra }: AskedLift, whole: Lift): string {
  if (extra === 0) return inKilos(weight)
  return m.backoffice_case_lift_sum({
    whole: inKilos(whole.weight),
    load: inKilos(weight),
    extra: inKilos(extra),
  })
}

type SheetProps = { crane: CaseCrane; asked: Lift }

function CraneSheet({ crane, asked }: SheetProps) {
  const { views, figures, notes } = drawMachine(craneMachine(crane), asked, { wanted: ['side'] })
  const [side] = views
  const words = wordsOf(crane.title_sv)
  if (side === undefined) return null
  return (
    <Box component="figure" sx={{ m: 0, mt: 1, maxWidth: 640 }}>
      <SideDrawing view={side} words={words} />
      <FigureTable figures={figures} words={words} />
      <Typography component="figcaption" variant="body2">
        <strong>{words.title}</strong>, {words.gridScale}
      </Typography>
      {notes.map((note) => (
        <Typography key={note} variant="body2" color="textSecondary">
          {words.notes[note]}
        </Typography>
      ))}
    </Box>
  )
}

// These labels speak of the customer's lift, the website's of "your" lift.
function wordsOf(title: string): DrawingWords {
  const words = drawingWords(title)
  const askedHeight = m.backoffice_case_lift_height()
  const askedRadius = m.backoffice_case_lift_radius()
  return { ...words, figures: { ...words.figures, askedHeight, askedRadius } }
}

type TableProps = { figures: readonly DrawingFigure[]; words: DrawingWords }

/** The drawing's figures for screen readers. */
function FigureTable({ figures, words }: TableProps) {
  return (
    <Box sx={unseen}>
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
    </Box>
  )
}

const unseen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const
