import type { SearchHeat } from '@minikran/contract/admin/searches'
import { heatOf, type SizeBox, sizeBoxes } from '@minikran/domain/crane-selection/size-box'
import * as m from '@minikran/i18n/messages'
import { numberText } from '@minikran/i18n/number-text'
import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { locale } from '../locale.ts'
import { boxText } from './box-text.ts'

type Props = { heat: SearchHeat }

/** Searches that no crane answered well, by height and radius: a table whose figures are also coloured. */
export function HeatMap({ heat: { cells } }: Props) {
  if (cells.length === 0) {
    return <Typography color="textSecondary">{m.backoffice_home_nothing()}</Typography>
  }
  const most = Math.max(...cells.map(missesIn))
  const cellAt = (height: SizeBox, radius: SizeBox) =>
    cells.find(({ height_to, radius_to }) => height_to === height.to && radius_to === radius.to)
  return (
    <Box
      sx={{ overflowX: 'auto', containerType: 'inline-size' }}
      tabIndex={0}
      role="region"
      aria-label={m.backoffice_heat_title()}
    >
      <Table size="small" sx={tableStyle}>
        <caption>
          <Box component="span" sx={captionStyle}>
            {m.backoffice_heat_caption()}
          </Box>
        </caption>
        <TableHead>
          <TableRow>
            <TableCell>{m.backoffice_heat_corner()}</TableCell>
            {sizeBoxes('radius').map((box) => (
              <TableCell key={box.from} align="right" scope="col">
                {boxText(box, 'm')}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {sizeBoxes('height').map((height) => (
            <TableRow key={height.from}>
              <TableCell component="th" scope="row">
                {boxText(height, 'm')}
              </TableCell>
              {sizeBoxes('radius').map((radius) => (
                <HeatCell key={radius.from} cell={cellAt(height, radius)} most={most} />
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}

type Cell = SearchHeat['cells'][number]
type CellProps = { cell: Cell | undefined; most: number }

const missesIn = ({ without_hits, tight }: Cell) => without_hits + tight

function HeatCell({ cell, most }: CellProps) {
  const heat = heatOf(cell === undefined ? 0 : missesIn(cell), most)
  return (
    <TableCell
      align="right"
      sx={{ background: heats[heat], color: heat > 0 ? '#15181b' : undefined }}
    >
      {cell === undefined ? (
        '–'
      ) : (
        <>
          <strong>{numberText(cell.without_hits, locale)}</strong>
          {cell.tight > 0 &&
            ` ${m.backoffice_heat_tight({ number: numberText(cell.tight, locale) })}`}
          <br />
          <small>{m.backoffice_heat_most({ weight: numberText(cell.most_weight, locale) })}</small>
        </>
      )}
    </TableCell>
  )
}

// The signal yellow, from nothing to the strongest; ink is read on each, in both themes.
const heats = ['transparent', '#fff3cc', '#ffe699', '#ffd54d', '#ffc400'] as const
const tableStyle = {
  maxWidth: 960,
  '& th, & td': {
    // A phone has room for all columns when their words wrap.
    px: { xs: 0.25, sm: 0.5 },
    fontSize: '0.8125rem',
    whiteSpace: { xs: 'normal', sm: 'nowrap' },
  },
  // Where the table scrolls, its caption and the heads of its rows stay.
  '& th:first-of-type': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    backgroundColor: 'background.default',
  },
}
const captionStyle = {
  display: 'block',
  position: 'sticky',
  left: 0,
  width: 'fit-content',
  maxWidth: '100cqw',
  whiteSpace: 'normal',
}
