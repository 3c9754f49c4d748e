import * as m from '@minikran/i18n/messages'
import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import DragIndicator from '@mui/icons-material/DragIndicator'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useGetRecordRepresentation, useRecordContext, useResourceContext } from 'ra-core'
import type { MouseEvent } from 'react'
import { shownName } from './shown-name.ts'
import { usePlace } from './use-place.ts'

const line = { display: 'flex', alignItems: 'center', whiteSpace: 'nowrap' } as const
const figure = { display: 'inline-block', minWidth: '2rem', textAlign: 'right', mr: 0.5 } as const
const handle = { display: 'inline-flex', cursor: 'grab' } as const

/** The item's number in the order, a drag handle, and buttons to move it up or down. */
export function PlaceField() {
  const record = useRecordContext()
  const nameOf = useGetRecordRepresentation(useResourceContext())
  const placing = usePlace()
  if (record === undefined) return null
  if (placing === null || !placing.mayPlace(record)) return <>{record['order']}</>
  const { rows, place, mayPlace } = placing
  const at = rows.findIndex(({ id }) => id === record.id)
  const [above, below, next] = [rows[at - 1], rows[at + 1], rows[at + 2]]
  // At the end of a page the next row is unknown: the row below is moved up instead.
  const [sinking, before] = next === undefined ? [below, record] : [record, next]
  const step = (event: MouseEvent, moved: unknown, follower: unknown) => {
    // The row itself is a link to the item.
    event.stopPropagation()
    void place(moved, follower)
  }
  const named = nameOf(record)
  const name = typeof named === 'string' ? named : shownName(record)
  return (
    <Box sx={line}>
      <Box component="span" draggable sx={handle} title={m.backoffice_place_drag()}>
        <DragIndicator fontSize="small" aria-hidden="true" />
      </Box>
      <Box component="span" sx={figure}>
        {record['order']}
      </Box>
      <IconButton
        size="small"
        aria-label={m.backoffice_place_up({ name })}
        disabled={above === undefined}
        onClick={(event) => step(event, record.id, above?.id)}
      >
        <ArrowUpward fontSize="inherit" />
      </IconButton>
      <IconButton
        size="small"
        aria-label={m.backoffice_place_down({ name })}
        disabled={below === undefined || !mayPlace(sinking)}
        onClick={(event) => step(event, sinking?.id, before.id)}
      >
        <ArrowDownward fontSize="inherit" />
      </IconButton>
    </Box>
  )
}
