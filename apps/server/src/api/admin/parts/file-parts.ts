import { document_uses, image_uses, movie_uses } from '../../../database/schema/media.ts'
import { childRows } from './child-rows.ts'

type File = 'image_id' | 'document_id' | 'movie_id'
type Owner<Uses extends { $inferSelect: object }> = Exclude<
  keyof Uses['$inferSelect'],
  'id' | 'order' | File
>
export type ImageOwner = Owner<typeof image_uses>

const inOrder = {
  orderBy: ['order', 'id'],
  also: (order: number) => ({ order }),
} as const

/** The pictures of an item as a list of their ids. */
export const imagesPart = (owner: ImageOwner) =>
  childRows({ ...inOrder, field: 'image_ids', table: image_uses, owner, columns: 'image_id' })

export const documentsPart = (owner: Owner<typeof document_uses>) =>
  childRows({
    ...inOrder,
    field: 'document_ids',
    table: document_uses,
    owner,
    columns: 'document_id',
  })

export const moviesPart = (owner: Owner<typeof movie_uses>) =>
  childRows({ ...inOrder, field: 'movie_ids', table: movie_uses, owner, columns: 'movie_id' })
