import Box from '@mui/material/Box'
import { type DragEvent, type ReactNode, useState } from 'react'
import { usePlace } from './use-place.ts'

const line = '2px solid'
const marked = {
  '& tr[data-drop=above] > td': { borderTop: line, borderTopColor: 'primary.main' },
  '& tr[data-drop=below] > td': { borderBottom: line, borderBottomColor: 'primary.main' },
}

const rowOf = (event: DragEvent) => (event.target as Element).closest('tbody tr')

function indexOf(row: Element | null): number {
  return row?.parentElement === null || row === null
    ? -1
    : Array.prototype.indexOf.call(row.parentElement?.children, row)
}

/** A table whose rows can be dragged by their handle: up above another row, or down below it. */
export function OrderByDrag({ isOn, children }: { isOn: boolean; children: ReactNode }) {
  const placing = usePlace()
  const [dragged, setDragged] = useState<number | null>(null)
  if (!isOn || placing === null) return <>{children}</>
  const { rows, place } = placing
  const move = (from: number, to: number) => {
    const [moved, target] = [rows[from], rows[to]]
    if (moved === undefined || target === undefined) return
    void place(moved.id, from > to ? { before: target.id } : { after: target.id })
  }
  const unmark = (event: DragEvent) =>
    event.currentTarget.querySelector('[data-drop]')?.removeAttribute('data-drop')
  return (
    <Box
      sx={marked}
      onDragStart={(event) => {
        // Browsers also drag links, pictures and selected text.
        if ((event.target as Element).closest('[draggable=true]') === null) return
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', '')
        setDragged(indexOf(rowOf(event)))
      }}
      onDragOver={(event) => {
        const row = rowOf(event)
        if (dragged === null || row === null) return
        event.preventDefault()
        unmark(event)
        row.setAttribute('data-drop', indexOf(row) < dragged ? 'above' : 'below')
      }}
      onDragEnd={(event) => {
        unmark(event)
        setDragged(null)
      }}
      onDrop={(event) => {
        const at = indexOf(rowOf(event))
        unmark(event)
        setDragged(null)
        if (dragged === null || at === -1) return
        event.preventDefault()
        if (at !== dragged) move(dragged, at)
      }}
    >
      {children}
    </Box>
  )
}
