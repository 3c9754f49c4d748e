import * as m from '@minikran/i18n/messages'
import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import DragIndicator from '@mui/icons-material/DragIndicator'
import Box from '@mui/material/Box'
import { useGetRecordRepresentation, useRecordContext, useResourceContext } from 'ra-core'
import { useRef } from 'react'
import { shownName } from './shown-name.ts'
import { StepButton } from './step-button.tsx'
import { usePlace } from './use-place.ts'

const lineStyle = { display: 'flex', alignItems: 'center', whiteSpace: 'nowrap' } as const
const figure = { display: 'inline-block', minWidth: '2rem', textAlign: 'right', mr: 0.5 } as const
const handle = { display: 'inline-flex', cursor: 'grab' } as const

/** The item's number in the order, a drag handle, and buttons to move it up or down. */
export function PlaceField() {
  const record = useRecordContext()
  const nameOf = useGetRecordRepresentation(useResourceContext())
  const placing = usePlace()
  const line = useRef<HTMLDivElement>(null)
  if (record === undefined) return null
  if (placing === null || !placing.mayPlace(record)) return <>{record['order']}</>
  const { rows, place, placeBeyond, isBeyond } = placing
  const at = rows.findIndex(({ id }) => id === record.id)
  const [above, below] = [rows[at - 1], rows[at + 1]]
  const cross = (by: -1 | 1) => {
    // The row goes to another page with its buttons.
    line.current?.closest('table')?.focus()
    void placeBeyond(record.id, by)
  }
  const up = () => (above === undefined ? cross(-1) : void place(record.id, { before: above.id }))
  const down = () => (below === undefined ? cross(1) : void place(record.id, { after: below.id }))
  const named = nameOf(record)
  const name = typeof named === 'string' ? named : shownName(record)
  return (
    <Box ref={line} sx={lineStyle}>
      <Box component="span" draggable sx={handle} title={m.backoffice_place_drag()}>
        <DragIndicator fontSize="small" aria-hidden="true" />
      </Box>
      <Box component="span" sx={figure}>
        {record['order']}
      </Box>
      <StepButton
        label={m.backoffice_place_up({ name })}
        isPossible={above !== undefined || isBeyond.above}
        onStep={up}
      >
        <ArrowUpward fontSize="inherit" />
      </StepButton>
      <StepButton
        label={m.backoffice_place_down({ name })}
        isPossible={below !== undefined || isBeyond.below}
        onStep={down}
      >
        <ArrowDownward fontSize="inherit" />
      </StepButton>
    </Box>
  )
}
