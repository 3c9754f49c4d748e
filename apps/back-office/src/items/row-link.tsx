import Link from '@mui/material/Link'
import { useCreatePath, useRecordContext, useResourceContext, useResourceDefinition } from 'ra-core'
import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import type { DataTableColumnProps } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'

/** Opens the item of a row by keyboard, or in another tab: a row itself only takes clicks. */
export function RowLink({ children }: { children: ReactNode }) {
  const item = useRecordContext()
  const resource = useResourceContext() ?? ''
  const { hasEdit = false } = useResourceDefinition()
  const pathOf = useCreatePath()
  if (item === undefined) return null
  return (
    <Link
      component={RouterLink}
      to={pathOf({ resource, type: hasEdit ? 'edit' : 'show', id: item.id })}
      color="inherit"
      underline="hover"
      // The row would open the item once more.
      onClick={(event) => event.stopPropagation()}
    >
      {children}
    </Link>
  )
}

type Column = ReactElement<DataTableColumnProps>

const isColumn = (one: ReactNode): one is Column => isValidElement<DataTableColumnProps>(one)

/** The columns of a list, of which the one that names its rows is first among those to sort by. */
export function namedColumns(children: ReactNode) {
  const columns = Children.toArray(children).filter(isColumn)
  const name = columns.find(({ props }) => props.disableSort !== true) ?? columns[0]
  return { columns, name }
}

/** These columns with the names of the rows as links. */
export function withRowLinks(children: ReactNode): ReactElement[] {
  const { columns, name } = namedColumns(children)
  return columns.map((one) =>
    one === name ? cloneElement(one, {}, <RowName column={one.props} />) : one,
  )
}

/** What a column shows of a row, as the link to the row's item. */
export function RowName({
  column: { children, render, source = '' },
}: {
  column: DataTableColumnProps
}) {
  const item = useRecordContext()
  return <RowLink>{children ?? (item && (render?.(item) ?? String(item[source] ?? '–')))}</RowLink>
}
