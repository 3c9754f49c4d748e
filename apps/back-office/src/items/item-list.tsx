import { mayEverCreate, mayEverMove } from '@minikran/domain/access/item-rights'
import { isItemKind } from '@minikran/domain/content/item-kinds'
import * as m from '@minikran/i18n/messages'
import { useResourceContext, useResourceDefinition } from 'ra-core'
import { type ReactElement, type ReactNode, useRef } from 'react'
import { BooleanInput, DataTable, List, SearchInput, SelectInput } from 'react-admin'
import { useIsPhone } from '../shell/use-is-phone.ts'
import { useStaff } from '../shell/use-staff.ts'
import { BulkActions, type BulkQuestion } from './bulk-actions.tsx'
import { ItemListActions } from './item-list-actions.tsx'
import { OrderByDrag } from './order-by-drag.tsx'
import { PhoneItemTable } from './phone-item-table.tsx'
import { PlaceField } from './place-field.tsx'
import { PublishState } from './publish-state.tsx'
import { withRowLinks } from './row-link.tsx'

type Props = {
  /** Columns of the table, first the one that its rows are named by. */
  children: ReactNode
  /** What a phone shows of a row below its name. */
  details?: ReactNode
  filters?: readonly ReactElement[]
  sort?: { field: string; order: 'ASC' | 'DESC' }
  /** Further buttons above the list. */
  actions?: ReactNode
  /** False for kinds without a publish window. */
  isPublishable?: boolean
  /** The question to confirm before a bulk action. */
  bulkQuestion?: BulkQuestion
  /** False for kinds without an English title. */
  isTranslated?: boolean
  /** True for kinds whose rows are ordered by dragging or with the arrows. */
  isOrdered?: boolean
}

const byOrder = { field: 'order', order: 'ASC' } as const
const placeColumn = <DataTable.Col key="order" source="order" field={PlaceField} />

/** The list of a kind of items, with search, filters (also for the trash) and bulk actions. */
export function ItemList({
  children,
  details = <PublishState />,
  filters = [],
  sort = byOrder,
  actions,
  isPublishable = true,
  bulkQuestion,
  isTranslated = true,
  isOrdered = false,
}: Props) {
  const list = useRef<HTMLDivElement>(null)
  const { isCreator, isMover } = useRights()
  const isPhone = useIsPhone()
  const bulkActions = isMover && (
    <BulkActions isPublishable={isPublishable} question={bulkQuestion} list={list} />
  )
  const columns = [...(isOrdered ? [placeColumn] : []), ...withRowLinks(children)]
  return (
    <List
      sort={sort}
      perPage={25}
      filters={allFilters(filters, { isPublishable, isTranslated })}
      actions={
        <ItemListActions columns={isPhone ? null : columns} mayCreate={isCreator} more={actions} />
      }
      empty={false}
    >
      <OrderByDrag isOn={isOrdered}>
        <div ref={list}>
          {isPhone ? (
            <PhoneItemTable
              columns={children}
              details={details}
              sortedBy={sort.field}
              isOrdered={isOrdered}
              bulkActions={bulkActions}
            />
          ) : (
            <DataTable bulkActionButtons={bulkActions} size="small" tabIndex={-1}>
              {columns}
            </DataTable>
          )}
        </div>
      </OrderByDrag>
    </List>
  )
}

/** What the user may ever do with this kind of items. */
function useRights() {
  const staff = useStaff()
  const resource = useResourceContext() ?? ''
  const { hasCreate = false } = useResourceDefinition()
  if (staff === null || !isItemKind(resource)) return { isCreator: false, isMover: false }
  return {
    isCreator: hasCreate && mayEverCreate(staff.role, resource),
    isMover: mayEverMove(staff.role, resource),
  }
}

type Kind = { isPublishable: boolean; isTranslated: boolean }

// A switch is on when it is added to the filters.
const allFilters = (own: readonly ReactElement[], { isPublishable, isTranslated }: Kind) =>
  [
    <SearchInput key="q" source="q" alwaysOn />,
    ...own,
    isPublishable && <SelectInput key="window" source="window" choices={windowChoices()} />,
    isPublishable && isTranslated && (
      <BooleanInput key="untranslated" source="untranslated" defaultValue />
    ),
    <BooleanInput key="trashed" source="trashed" defaultValue />,
  ].filter((one) => one !== false)

/** The choices of the API's `window` filter. */
const windowChoices = () => [
  { id: 'published', name: m.backoffice_window_published() },
  { id: 'scheduled', name: m.backoffice_window_scheduled() },
  { id: 'ended', name: m.backoffice_window_ended() },
  { id: 'draft', name: m.backoffice_window_draft() },
]
