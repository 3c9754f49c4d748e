import { expect, test } from 'vitest'
import { productQuery } from './catalogue.ts'
import { craneselectorsQuery } from './crane-queries.ts'
import { newestPostQuery, postQuery } from './posts.ts'
import { presentationQuery } from './presentations.ts'

const queries = [
  ['getPostSingleObj', newestPostQuery, {}],
  ['getPostObj', postQuery, { post_slug: 'hyran' }],
  ['getProductObj', productQuery, { product_slug: 'spx312' }],
  ['getPresentationObj', presentationQuery, { presentation_slug: 'glas' }],
  ['getCraneselectorsArr', craneselectorsQuery, { height: '5', radius: '5', weight: '5' }],
] as const

test.each(queries)('%s is counted unless no_count says otherwise', (_, schema, given) => {
  const read = (no_count?: string) => schema.parse({ ...given, no_count }).no_count
  for (const text of [undefined, '', '0', 'false'])
    expect([text, read(text)]).toEqual([text, false])
  for (const text of ['1', 'true', 'x']) expect([text, read(text)]).toEqual([text, true])
})
