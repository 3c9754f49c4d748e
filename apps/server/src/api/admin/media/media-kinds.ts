import type { MediaKind } from '@minikran/domain/media/upload-limits'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { manufacturers, prodcats, prodsubcats } from '../../../database/schema/catalogue.ts'
import {
  pages,
  posts,
  presentationcontents,
  presentations,
} from '../../../database/schema/content.ts'
import { craneselectors } from '../../../database/schema/cranes.ts'
import { depot_employees, depots } from '../../../database/schema/depots.ts'
import {
  document_uses,
  documents,
  image_uses,
  images,
  movie_uses,
  movies,
} from '../../../database/schema/media.ts'
import { products } from '../../../database/schema/products.ts'
import type { ItemTable } from '../items/resource.ts'

/** The tables and columns of pictures, documents or movies. */
export type Medium = {
  kind: MediaKind
  table: ItemTable
  name: PgColumn
  file: PgColumn
  uses: PgTable & { id: PgColumn; order: PgColumn }
  /** The column of `uses` that refers to this kind. */
  usedAs: PgColumn
}

export const media: Record<MediaKind, Medium> = {
  images: {
    kind: 'images',
    table: images,
    name: images.image_name,
    file: images.image_file,
    uses: image_uses,
    usedAs: image_uses.image_id,
  },
  documents: {
    kind: 'documents',
    table: documents,
    name: documents.document_name,
    file: documents.document_file,
    uses: document_uses,
    usedAs: document_uses.document_id,
  },
  movies: {
    kind: 'movies',
    table: movies,
    name: movies.movie_name,
    file: movies.movie_file,
    uses: movie_uses,
    usedAs: movie_uses.movie_id,
  },
}

/** A table whose rows can show a medium: items, or pages of a presentation. */
export type Owner = {
  /** The column of a use that refers to this table. */
  column: string
  item: string
  /** The table that the column refers to. */
  table: PgTable & { id: PgColumn }
  /** The table of the whole item, whose version is raised by a change, and the column of its id. */
  whole: ItemTable
  wholeId: PgColumn
  title: PgColumn
}

type Own = Pick<Owner, 'item' | 'title'> & { table: Owner['whole'] }

const own = (column: string, { item, table, title }: Own): Owner => ({
  column,
  item,
  table,
  whole: table,
  wholeId: table.id,
  title,
})

export const owners: readonly Owner[] = [
  own('product_id', { item: 'products', table: products, title: products.title_sv }),
  own('prodcat_id', { item: 'prodcats', table: prodcats, title: prodcats.prodcat_title_sv }),
  own('prodsubcat_id', {
    item: 'prodsubcats',
    table: prodsubcats,
    title: prodsubcats.prodsubcat_title_sv,
  }),
  own('craneselector_id', {
    item: 'craneselectors',
    table: craneselectors,
    title: craneselectors.title,
  }),
  own('manufacturer_id', {
    item: 'manufacturers',
    table: manufacturers,
    title: manufacturers.title_sv,
  }),
  own('depot_id', { item: 'depots', table: depots, title: depots.depot_name }),
  own('depot_employee_id', {
    item: 'depotemployees',
    table: depot_employees,
    title: depot_employees.fullname,
  }),
  own('post_id', { item: 'posts', table: posts, title: posts.title_sv }),
  own('presentation_id', {
    item: 'presentations',
    table: presentations,
    title: presentations.title_sv,
  }),
  {
    column: 'presentationcontent_id',
    item: 'presentations',
    table: presentationcontents,
    whole: presentations,
    wholeId: presentationcontents.presentation_id,
    title: presentationcontents.title_sv,
  },
  own('page_id', { item: 'pages', table: pages, title: pages.title_sv }),
]
