import {
  type Prodcat,
  type Prodsubcat,
  prodcatSchema,
  prodcatWithContentsSchema,
  prodsubcatWithProductsSchema,
} from '@minikran/contract/catalogue'
import { prodcatQuery, prodsubcatQuery } from '@minikran/contract/product-lists'
import { prodcatPath, prodsubcatPath } from '@minikran/domain/catalogue/product-path'
import { productTables } from '../../database/content-tables.ts'
import { cleanRichText } from '../../rich-text/clean-rich-text.ts'
import { type Call, dataOf, listOf, noQuery, readCall } from '../calls/call.ts'
import { presentOutline } from '../calls/present-outline.ts'
import { createProdcatQueries, type ProdcatRow, type ProdsubcatRow } from './prodcats.queries.ts'
import { holdingOf, isAskedAgain, type Lists, listInCategory } from './product-pages.ts'

/** Categories and subcategories with their products. */
export function prodcatCalls(lists: Lists): Call[] {
  const queries = { prodcats: createProdcatQueries(lists.db), lists }
  return [getProdcatsArr(queries), getProdcatObj(queries), getProdsubcatObj(queries)]
}

type Queries = {
  prodcats: ReturnType<typeof createProdcatQueries>
  lists: Lists
}

const getProdcatsArr = ({ prodcats }: Queries) =>
  readCall({
    path: '/site/getProdcatsArr',
    summary: 'All product categories',
    permission: 'catalogue:read',
    query: noQuery,
    answer: listOf(prodcatSchema),
    reads: ['products', 'prodcats', 'prodsubcats', 'images', 'image_uses'],
    async handle() {
      const rows = await prodcats.list()
      return { kind: 'list', data: rows.map(presentProdcat), count: rows.length }
    },
  })

const getProdcatObj = ({ prodcats, lists }: Queries) =>
  readCall({
    path: '/site/getProdcatObj',
    summary: 'A category with its subcategories and products',
    permission: 'catalogue:read',
    query: prodcatQuery,
    answer: dataOf(prodcatWithContentsSchema),
    reads: productTables,
    cacheKey: ({ query }) => (isAskedAgain(query) ? query : null),
    async handle({ query }) {
      const prodcat = await prodcats.find(query.prodcat_slug)
      if (prodcat === null) return { kind: 'notFound' }
      const [subcategories, { items, total }] = await Promise.all([
        prodcats.listSubcategories(prodcat.id),
        listInCategory(lists, { kind: 'prodcat', ...prodcat }, query),
      ])
      const data = {
        ...presentProdcat(prodcat),
        subcategories: subcategories.map(presentProdsubcat),
        products: items,
        product_hits: total,
      }
      return { kind: 'data', data, ...holdingOf(query) }
    },
  })

const getProdsubcatObj = ({ prodcats, lists }: Queries) =>
  readCall({
    path: '/site/getProdsubcatObj',
    summary: 'A subcategory with its products',
    permission: 'catalogue:read',
    query: prodsubcatQuery,
    answer: dataOf(prodsubcatWithProductsSchema),
    reads: productTables,
    cacheKey: ({ query }) => (isAskedAgain(query) ? query : null),
    async handle({ query }) {
      const found = await prodcats.findSubcategory(query.prodcat_slug, query.prodsubcat_slug)
      if (found === null) return { kind: 'notFound' }
      const list = await listInCategory(lists, { kind: 'prodsubcat', ...found }, query)
      const data = {
        ...presentProdsubcat(found),
        products: list.items,
        product_hits: list.total,
      }
      return { kind: 'data', data, ...holdingOf(query) }
    },
  })

const presentProdcat = (row: ProdcatRow): Prodcat => ({
  ...row,
  title_en: row.prodcat_title_en,
  ...presentContent(row),
  path: prodcatPath(row),
})

const presentProdsubcat = (row: ProdsubcatRow): Prodsubcat => ({
  ...row,
  ...presentContent(row),
  path: prodsubcatPath(row),
})

const presentContent = ({ content_sv, content_en, outline }: ProdcatRow | ProdsubcatRow) => ({
  content_sv: cleanRichText(content_sv),
  content_en: cleanRichText(content_en),
  outline: presentOutline(outline),
})
