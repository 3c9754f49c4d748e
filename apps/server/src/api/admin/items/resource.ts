import type { ErrorCode } from '@minikran/contract/error-codes'
import type { z } from '@minikran/contract/z'
import type { Permission } from '@minikran/domain/access/permissions'
import type { Role } from '@minikran/domain/access/roles'
import type { ItemKind } from '@minikran/domain/content/item-kinds'
import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { LinkServices } from '../../../accounts/account-links.ts'
import type { Database, Transaction } from '../../../database/client.ts'
import type { ContentTable } from '../../../database/content-tables.ts'

/** Who of the staff asks, and which depot is theirs. */
export type Actor = { userId: number; role: Role; depotId: number | null }

type KeptColumn =
  | 'id'
  | 'version'
  | 'deleted_at'
  | 'deleted_by'
  | 'created_at'
  | 'updated_at'
  | 'created_by'
  | 'updated_by'
export type ItemTable = PgTable & Record<KeptColumn, PgColumn>

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
/** What still needs an item: named and linked where a refusal is shown. */
export type Holder = { item: string; id: number; title: string }
export type Reader = Database | Transaction

/** A field of an item that lies in tables of its own, such as its pictures; written with the item. */
export type Part = {
  field: string
  /** The parts of these items by item; an item without any may be missing. */
  read(db: Reader, ids: readonly number[]): Promise<ReadonlyMap<number, unknown>>
  write(tx: Transaction, id: number, value: unknown): Promise<void>
  empty: unknown
}

/** An item that must be published too before this one is visible, such as its category. */
export type Parent = { table: ItemTable & WindowColumns; id: number }
export type WindowColumns = Record<'publish_at' | 'unpublish_at', PgColumn>

/** All items of a kind, as one call gives them to the site and one page shows them. */
export type SiteList = {
  /** The address of the page that shows it. */
  page: string
  summary: string
  table: ItemTable & WindowColumns & Record<'order', PgColumn>
  reads: readonly ContentTable[]
  /** Its fields are the columns that the public reads. */
  answer: z.ZodObject
}

export type Filter = { schema: z.ZodType; where(value: never, actor: Actor): SQL | undefined }

/** Where an item can be moved to and back. */
export type Move = 'trash' | 'restore' | 'lock' | 'unlock'

export type Change = { before: Row | null; after: Fields; actor: Actor }

/** All that the back office's calls have to know of a kind of items. */
export type Resource = {
  one: string
  many: string
  /** In the audit and in the back office's addresses. */
  item: ItemKind
  /** What its events are called elsewhere in the audit. */
  alsoAudited: readonly string[]
  table: ItemTable
  /** What a person may write, with its form. */
  fields: z.ZodObject
  /** What is shown beside it. */
  shown: z.ZodRawShape
  parts: readonly Part[]
  /** Columns that lists are sorted by; the first unless asked otherwise. */
  sort: readonly string[]
  firstOrder: 'asc' | 'desc'
  search: readonly PgColumn[]
  filters: Record<string, Filter>
  /** Texts too long for a list. */
  notInLists: readonly string[]
  read: Permission
  create: boolean
  lockable: boolean
  /** False for what stays for the books. */
  destroyable: boolean
  mayWrite(actor: Actor, item: Fields, field: string | null): boolean
  /** Trash, restore, lock and unlock. */
  mayMove(actor: Actor, item: Fields): boolean
  /** What of the table the actor sees; undefined is everything. */
  visibleTo(actor: Actor): SQL | undefined
  /** `after` is the whole item as it will be; `fields` what of it is written. */
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
  /** Where the public sees it when it has no address of its own. */
  shownAt: ((db: Reader, item: Fields) => Promise<string | null>) | null
  /** The one list that the site reads of it; null: it has calls of its own, or is not public. */
  siteList: SiteList | null
  /** What has to be published too before the public can see the item. */
  above(db: Reader, row: Row): Promise<Parent[]>
  /** Besides the publish window, what makes it public. */
  publicWith: Fields
  /** Something that people write: it has copies and older versions. */
  isContent: boolean
  /** What a copy must not share with its original. */
  toCopy(fields: Fields): Fields
  afterWrite(tx: Transaction, id: number, change: Change, services: LinkServices): Promise<void>
  /** Refuses a move for a reason of its own kind. */
  judgeMove(tx: Transaction, row: Row, move: Move): Promise<ErrorCode | null>
  afterMove(tx: Transaction, id: number, move: Move): Promise<void>
  /** False where values are personal: the audit then names fields only. */
  auditValues: boolean
}

/** An item with an order of its own among its kind. */
export const isOrdered = ({ isContent, sort }: Resource) => isContent && sort.includes('order')

export const filter = <Schema extends z.ZodType>(
  schema: Schema,
  where: (value: NonNullable<z.output<Schema>>, actor: Actor) => SQL | undefined,
): Filter => ({ schema, where: where })
