import Box from '@mui/material/Box'
import { type DragEvent, type ReactNode, useState } from 'react'
import { usePlace } from './use-place.ts'

const marked = {
  '& tr[data-drop] > td': { borderTop: '2px solid', borderTopColor: 'primary.main' },
}

const rowOf = (event: DragEvent) => (event.target as Element).closest('tbody tr')

function indexOf(row: Element | null): number {
  return row?.parentElement === null || row === null
    ? -1
    : Array.prototype.indexOf.call(row.parentElement?.children, row)
}

/** A table whose rows can be dragged by their handle and dropped before another row. */
export function OrderByDrag({ isOn, children }: { isOn: boolean; children: ReactNode }) {
  const placing = usePlace()
  const [dragged, setDragged] = useState<number | null>(null)
  if (!isOn || placing === null) return <>{children}</>
  const { rows, place } = placing
  const unmark = (event: DragEvent) =>
    event.currentTarget.querySelector('[data-drop]')?.removeAttribute('data-drop')
  return (
    <Box
      sx={marked}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', '')
        setDragged(indexOf(rowOf(event)))
      }}
      onDragOver={(event) => {
        const row = rowOf(event)
        if (dragged === null || row === null) return
        event.preventDefault()
        unmark(event)
        row.setAttribute('data-drop', '')
      }}
      onDragEnd={(event) => {
        unmark(event)
        setDragged(null)
      }}
      onDrop={(event) => {
        const at = indexOf(rowOf(event))
        unmark(event)
        setDragged(null)
        const [moved, before] = [rows[dragged ?? -1], rows[at]]
        if (moved === undefined || before === undefined || moved === before) return
        event.preventDefault()
        void place(moved.id, before.id)
      }}
    >
      {children}
    </Box>
  )
}
