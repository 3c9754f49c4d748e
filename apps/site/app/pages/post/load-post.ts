import { titleIn } from '@minikran/domain/catalogue/title-text'
import { pictureSlides } from '../../media/picture-slide.ts'
import type { LoadInput } from '../../page-data/define-page.ts'
import { found } from '../../page-data/found.ts'
import { postCard } from '../../posts/post-card-data.ts'
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
  return {
    ...postCard(post, locale),
    slides: pictureSlides(post.images, titleIn(post, 'title', locale)),
    presentations: presentations.map((each) => presentationCard(each, locale)),
    content: titleIn(post, 'content', locale),
    products: await productCards(post.products, locale),
    newer: post.newer,
    older: post.older,
  }
}
