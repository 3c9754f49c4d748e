import { viewed } from '@minikran/contract/admin/item'
import { filters } from '@minikran/contract/admin/list'
import { postFields, postTypes } from '@minikran/contract/admin/posts'
import { postPath } from '@minikran/domain/catalogue/product-path'
import { isAboutProduct } from '@minikran/domain/content/post-picture'
import { eq } from 'drizzle-orm'
import { post_products, posts } from '../../../database/schema/content.ts'
import { defineResource } from '../items/define-resource.ts'
import { type Errors, type Fields, filter } from '../items/resource.ts'
import { childRows } from '../parts/child-rows.ts'

function judgeProducts({ post_type, product_ids }: Fields): Errors {
  const isMissing = isAboutProduct(Number(post_type)) && (product_ids as number[]).length === 0
  return isMissing ? { product_ids: ['required'] } : {}
}

export const postResource = defineResource({
  item: 'posts',
  table: posts,
  isContent: true,
  fields: postFields,
  shown: viewed,
  images: 'post_id',
  parts: [
    childRows({
      field: 'product_ids',
      table: post_products,
      owner: 'post_id',
      columns: 'product_id',
      orderBy: ['order', 'product_id'],
      also: (order) => ({ order }),
    }),
  ],
  sort: ['publish_at', 'title_sv', 'post_type', 'views', 'updated_at'],
  search: [posts.title_sv, posts.title_en, posts.post_slug],
  english: posts.title_en,
  filters: {
    post_type: filter(filters.code(Math.max(...postTypes)), (type) => eq(posts.post_type, type)),
  },
  judge: async (_, { after }) => judgeProducts(after),
  unique: { posts_slug: { field: 'post_slug', rule: 'slugExists' } },
  path: async (_, item) => postPath({ post_slug: String(item['post_slug']) }),
})
