import type { z } from '@minikran/contract/z'
import type { Permission } from '@minikran/domain/access/permissions'
import type { ItemKind } from '@minikran/domain/content/item-kinds'
import { getTableColumns, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Reader, Transaction } from '../../../database/client.ts'
import type { ContentTable } from '../../../database/content-tables.ts'
import type { MailServices } from '../../../jobs/queue-mail.ts'
import type { Account } from '../../calls/authenticate.ts'
import type { Answer } from '../../calls/call.ts'

/** The staff member who makes the call, with the depot that they manage or belong to. */
export type Actor = Pick<Account, 'userId' | 'role' | 'depotId'>

type ItemColumn =
  | 'id'
  | 'version'
  | 'deleted_at'
  | 'deleted_by'
  | 'created_at'
  | 'updated_at'
  | 'created_by'
  | 'updated_by'
export type ItemTable = PgTable & Record<ItemColumn, PgColumn>

export type Fields = Record<string, unknown>
export type Row = Fields & {
  id: number
  version: number
  deleted_at: Date | null
  created_at: Date
  updated_at: Date
  updated_by: number | null
}
export type Errors = Record<string, string[]>
/** An item that refers to another, which therefore cannot be deleted. */
export type Holder = { item: string; id: number; title: string }

/** A field of an item that has its own table, such as its pictures; written with the item. */
export type Part = {
  field: string
  /** The field's values by item; an item with the `empty` value may be missing. */
  read(db: Reader, ids: readonly number[]): Promise<ReadonlyMap<number, unknown>>
  write(tx: Transaction, id: number, value: unknown): Promise<void>
  empty: unknown
}

/** An item that must be published too before this one is visible, such as its category. */
export type Parent = { table: ItemTable & WindowColumns; id: number }
export type WindowColumns = Record<'publish_at' | 'unpublish_at', PgColumn>

/** A list of all visible items of a kind, with its call and its page. */
export type SiteList = {
  /** The address of the page with the list. */
  page: string
  summary: string
  table: ItemTable & WindowColumns & Record<'order', PgColumn>
  reads: readonly ContentTable[]
  /** Its fields are the columns that are selected. */
  answer: z.ZodObject
}

export type Filter = { schema: z.ZodType; where(value: never, actor: Actor): SQL | undefined }

/** Changes of an item's state that are no edits. */
export type Move = 'trash' | 'restore' | 'lock' | 'unlock'

export type Change = { before: Row | null; after: Fields; actor: Actor }

/** A kind of items, as the calls of the back office need it. */
export type Resource = {
  /** The names of one and of several in the calls: `getDepotObj`, `getDepotsArr`. */
  one: string
  many: string
  /** Its name in the audit and in the back office's addresses. */
  item: ItemKind
  /** Other names of it in the audit, whose events belong to its history too. */
  alsoAudited: readonly string[]
  table: ItemTable
  /** The fields that staff write. */
  fields: z.ZodObject
  /** Fields that are only shown. */
  shown: z.ZodRawShape
  parts: readonly Part[]
  /** Columns that lists can be sorted by, besides `id`, the default. */
  sort: readonly string[]
  firstOrder: 'asc' | 'desc'
  search: readonly PgColumn[]
  /** Found by a part of the number, too. */
  phone?: PgColumn | undefined
  filters: Record<string, Filter>
  /** Fields too long for a list. */
  notInLists: readonly string[]
  read: Permission
  create: boolean
  lockable: boolean
  /** False where the trash is the end: nothing is deleted for good. */
  destroyable: boolean
  mayWrite(actor: Actor, item: Fields, field: string | null): boolean
  /** Whether the actor may trash, restore, lock and unlock it. */
  mayMove(actor: Actor, item: Fields): boolean
  /** The rows that the actor sees; undefined: all. */
  visibleTo(actor: Actor): SQL | undefined
  /** The columns of the written `fields`; `after` is the whole item with them. */
  toColumns(fields: Fields, after: Fields): Fields
  fromRow(row: Row): Fields
  /** Rules that need more than one field. */
  judge(db: Reader, change: Change): Promise<Errors>
  unique: Record<string, { field: string; rule: string }>
  imageOwner: PgColumn | null
  /** Pictures and other files that lie deeper in the item, on a presentation's pages. */
  filesWithin(db: Reader, id: number): Promise<Holder[]>
  heldBy(db: Reader, id: number): Promise<Holder[]>
  /** The item's public address; when it changes the old one leads to the new one. */
  path: ((db: Reader, item: Fields) => Promise<string | null>) | null
  /** The page that shows it when it has no public address. */
  shownAt: ((db: Reader, item: Fields) => Promise<string | null>) | null
  /** The site's only list of it; null: it has its own calls, or is not public. */
  siteList: SiteList | null
  /** Its parents, which must be public too. */
  above(db: Reader, row: Row): Promise<Parent[]>
  /** Fields that it must have to be public, besides its publish window. */
  publicWith: Fields
  /** Whether it can be copied, reverted and put in order. */
  isContent: boolean
  /** The fields of a copy, without what it must not share with its original. */
  toCopy(fields: Fields): Fields
  afterWrite(
    tx: Transaction,
    written: Change & { id: number },
    services: MailServices,
  ): Promise<void>
  /** A refusal that only this kind has; null: none. */
  judgeMove(tx: Transaction, row: Row, move: Move): Promise<Answer | null>
  afterMove(tx: Transaction, id: number, move: Move): Promise<void>
  /** False where values are personal: the audit then has the fields' names only, and records reads. */
  auditValues: boolean
}

/** The columns that are read: all but those that the database generates for searching. */
export const storedColumns = (table: ItemTable) =>
  Object.fromEntries(
    Object.entries(getTableColumns(table)).filter(([, column]) => !column.generated),
  )

/** Whether staff put the items of this kind in order. */
export const isOrdered = ({ isContent, sort }: Resource) => isContent && sort.includes('order')

export const filter = <Schema extends z.ZodType>(
  schema: Schema,
  where: (value: NonNullable<z.output<Schema>>, actor: Actor) => SQL | undefined,
): Filter => ({ schema, where })
