import type { Image } from '@minikran/contract/catalogue'
import { titleIn } from '@minikran/domain/catalogue/title-text'
import { pictureSlides, type Slide } from '../../media/picture-slide.ts'
import type { LoadInput } from '../../page-data/define-page.ts'
import { found } from '../../page-data/found.ts'
import { type PostCardData, postCard } from '../../posts/post-card-data.ts'
import { aboutProduct } from '../../presentations/about-product.ts'
import { presentationCard } from '../../presentations/presentation-card-data.ts'
import { productCards } from '../../products/product-cards.ts'

export type LoadedPost = Awaited<ReturnType<typeof loadPost>>

/** The post with pictures, related items and other posts. */
export async function loadPost({ api, locale, params }: LoadInput<'post'>) {
  const post = found(
    await api.getPostObj({
      post_slug: params.post,
      // On the server the view is counted when the page is sent, also from the cache.
      ...(import.meta.env.SSR && { no_count: '1' }),
    }),
  )
  const [product] = post.products
  const presentations =
    product === undefined
      ? []
      : found(await api.getPresentationsArr(aboutProduct(product.product_slug)))
  const card = postCard(post, locale)
  return {
    ...card,
    slides: postSlides(post.images, card),
    presentations: presentations.map((each) => presentationCard(each, locale)),
    content: titleIn(post, 'content', locale),
    products: await productCards(post.products, locale),
    newer: post.newer,
    older: post.older,
  }
}

/** The pictures of a post; without any that of its machine. */
export function postSlides(own: readonly Image[], { image, title }: PostCardData): Slide[] {
  return pictureSlides(own.length === 0 && image !== null ? [image] : own, title)
}
