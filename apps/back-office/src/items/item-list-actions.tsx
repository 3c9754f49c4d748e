import Button from '@mui/material/Button'
import { useCreatePath, useResourceContext, useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { FilterButton, TopToolbar } from 'react-admin'
import { Link } from 'react-router-dom'
import { ColumnsButton } from './columns-button.tsx'
import { ExportButtons } from './export-buttons.tsx'

type Props = {
  /** The table's columns to choose from; null when there is no choice. */
  columns: ReactNode
  mayCreate?: boolean
  more?: ReactNode
}

export function ItemListActions({ columns, mayCreate = false, more }: Props) {
  return (
    <TopToolbar>
      <FilterButton />
      {columns !== null && <ColumnsButton columns={columns} />}
      <ExportButtons />
      {more}
      {mayCreate && <CreateLink />}
    </TopToolbar>
  )
}

/** Link to the empty form. Not a floating button, which would hide rows on a tablet. */
function CreateLink() {
  const resource = useResourceContext() ?? ''
  const createPath = useCreatePath()
  const translate = useTranslate()
  return (
    <Button
      component={Link}
      to={createPath({ resource, type: 'create' })}
      state={{ _scrollToTop: true }}
      variant="contained"
      size="small"
    >
      {translate('ra.action.create')}
    </Button>
  )
}
