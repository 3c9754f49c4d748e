import { filters } from '@minikran/contract/admin/list'
import { mayMoveItem, mayWriteItem } from '@minikran/domain/access/item-rights'
import { itemKinds } from '@minikran/domain/content/item-kinds'
import { and, gt, isNotNull, isNull, lte, not, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { image_uses } from '../../../database/schema/media.ts'
import { isVisible } from '../../../database/visible.ts'
import { type ImageOwner, imagesPart } from '../parts/file-parts.ts'
import { cleanContent, judgeWindow } from './content-rules.ts'
import { filter, type ItemTable, type Resource, type WindowColumns } from './resource.ts'

const defaults = {
  alsoAudited: [],
  destroyable: true,
  judgeMove: async () => null,
  afterMove: async () => undefined,
  shown: {},
  parts: [],
  firstOrder: 'asc',
  search: [],
  filters: {},
  notInLists: ['content_sv', 'content_en'],
  create: true,
  lockable: true,
  visibleTo: () => undefined,
  toColumns: (fields) => fields,
  fromRow: (row) => row,
  judge: async () => ({}),
  unique: {},
  filesWithin: async () => [],
  heldBy: async () => [],
  path: null,
  shownAt: null,
  siteList: null,
  above: async () => [],
  publicWith: {},
  isContent: false,
  toCopy: (fields) => fields,
  afterWrite: async () => undefined,
  auditValues: true,
} satisfies Partial<Resource>

type Optional = keyof typeof defaults
type Declared = Omit<
  Resource,
  Optional | 'one' | 'many' | 'read' | 'mayWrite' | 'mayMove' | 'imageOwner'
> &
  Partial<Pick<Resource, Optional>> & {
    /** Refuses more than the domain's table of rights does. */
    mayWrite?: Resource['mayWrite']
    /** Its column in the table of picture uses. */
    images?: ImageOwner
    /** The text whose absence means that it is not translated. */
    english?: PgColumn
  }

/** Completes a declared resource with the defaults. The rights come from the domain's table. */
export function defineResource({ images, english, ...declared }: Declared): Resource {
  const { item, table, isContent, mayWrite: isNotRefused = () => true } = declared
  return {
    ...defaults,
    ...(isContent && { toColumns: cleanContent }),
    ...declared,
    one: itemKinds[item].one,
    many: itemKinds[item].many,
    read: itemKinds[item].read,
    parts: [...(images ? [imagesPart(images)] : []), ...(declared.parts ?? [])],
    imageOwner: images ? image_uses[images] : null,
    filters: {
      ...(isWindowed(table) && { window: windowFilter(table) }),
      ...(english && { untranslated: untranslatedFilter(english) }),
      ...declared.filters,
    },
    judge: async (db, change) => ({
      ...judgeWindow(change.after),
      ...(await declared.judge?.(db, change)),
    }),
    mayWrite: (actor, given, field) =>
      mayWriteItem(actor, item, { item: given, field }) && isNotRefused(actor, given, field),
    mayMove: (actor, given) => mayMoveItem(actor, item, given) && isNotRefused(actor, given, null),
  }
}

const isWindowed = (table: ItemTable): table is ItemTable & WindowColumns => 'unpublish_at' in table

type Windowed = { publish_at: PgColumn; unpublish_at: PgColumn; deleted_at: PgColumn }

/** Filters by the state of publication. */
function windowFilter(table: Windowed) {
  const { publish_at, unpublish_at } = table
  const words = ['published', 'scheduled', 'ended', 'draft'] as const
  return filter(filters.word(words), (word) => {
    switch (word) {
      case 'published':
        return isVisible(table)
      case 'scheduled':
        return gt(publish_at, sql`now()`)
      case 'ended':
        return lte(unpublish_at, sql`now()`)
      case 'draft':
        return isNull(publish_at)
    }
  })
}

/** Items whose English title is still missing. */
function untranslatedFilter(title: PgColumn) {
  return filter(filters.flag(), (isMissing) => {
    const missing = or(isNull(title), sql`${title} = ''`)
    return isMissing ? missing : and(isNotNull(title), not(sql`${title} = ''`))
  })
}
