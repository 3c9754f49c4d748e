import { contents, titles } from './both-languages.ts'
import { imageSchema, type ListedProduct, listedProductSchema } from './catalogue.ts'
import { noCount } from './no-count.ts'
import { showAmount } from './show-amount.ts'
import { z } from './z.ts'

const postBase = z.object({
  id: z.int(),
  post_slug: z.string(),
  path: z.string(),
  post_type: z.int().openapi({ description: '2 and 3 show the picture of their first product' }),
  ...titles,
  ...contents,
  images: z.array(imageSchema),
  publish_at: z.iso.datetime(),
})
const products = z.array(listedProductSchema)

/** A news post. */
export const postSchema = postBase.extend({ products }).openapi('Post')

const neighbourSchema = z
  .object({
    post_slug: z.string(),
    path: z.string(),
    ...titles,
  })
  .openapi('PostNeighbour')

const neighbours = { newer: neighbourSchema.nullable(), older: neighbourSchema.nullable() }

/** One post also names the ones before and after it. */
export const postWithNeighboursSchema = postBase
  .extend({ products, ...neighbours })
  .openapi('PostWithNeighbours')

export type PostNeighbour = z.infer<typeof neighbourSchema>
export type Post = z.infer<typeof postBase> & { products: ListedProduct[] }
export type PostWithNeighbours = Post & {
  newer: PostNeighbour | null
  older: PostNeighbour | null
}

const latestPosts = 6

export const postsQuery = z.strictObject({ show_amount: showAmount(latestPosts) })

export const newestPostQuery = z.strictObject({ no_count: noCount })
export const postQuery = z.strictObject({
  post_slug: z.string().min(1).max(120),
  no_count: noCount,
})
