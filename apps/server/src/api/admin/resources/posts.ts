import { viewed } from '@minikran/contract/admin/item'
import { filters } from '@minikran/contract/admin/list'
import { postFields, postTypes } from '@minikran/contract/admin/posts'
import { postPath } from '@minikran/domain/catalogue/product-path'
import { isAboutProduct } from '@minikran/domain/content/post-picture'
import { eq } from 'drizzle-orm'
import { posts } from '../../../database/schema/content.ts'
import { image_uses } from '../../../database/schema/media.ts'
import { cleanContent, judgeWindow } from '../items/content-rules.ts'
import { untranslatedFilter, windowFilter } from '../items/item-filters.ts'
import { defineResource, type Errors, type Fields, filter } from '../items/resource.ts'
import { imagesPart } from '../parts/images-part.ts'
import { postProductsPart } from '../parts/post-products-part.ts'

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
  parts: [imagesPart('post_id'), postProductsPart],
  sort: ['publish_at', 'title_sv', 'post_type', 'views', 'updated_at'],
  search: [posts.title_sv, posts.title_en, posts.post_slug],
  filters: {
    window: windowFilter(posts),
    untranslated: untranslatedFilter(posts.title_en),
    post_type: filter(filters.code(Math.max(...postTypes)), (type) => eq(posts.post_type, type)),
  },
  toColumns: cleanContent,
  judge: async (_, { after }) => ({ ...judgeWindow(after), ...judgeProducts(after) }),
  unique: { posts_slug: { field: 'post_slug', rule: 'slugExists' } },
  imageOwner: image_uses.post_id,
  path: async (_, item) => postPath({ post_slug: String(item['post_slug']) }),
})
