import type { ListedProduct } from '@minikran/contract/catalogue'
import type { Testimonial } from '@minikran/contract/content'
import type { Depot } from '@minikran/contract/depots'
import type { Post } from '@minikran/contract/posts'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import { titleIn } from '@minikran/domain/catalogue/title-text'
import { postCard } from '../../posts/post-card-data.ts'
import { productCards } from '../../products/product-cards.ts'
import { testimonialData } from './testimonials.tsx'

type Answers = {
  popular: ListedProduct[]
  posts: Post[]
  testimonials: Testimonial[]
  depots: Depot[]
  locale: Locale
}

/** The data below the categories. */
export async function belowData({ popular, posts, testimonials, depots, locale }: Answers) {
  return {
    popular: await productCards(popular, locale),
    posts: posts.map((post) => postCard(post, locale)),
    testimonials: testimonials.map((testimonial) => testimonialData(testimonial, locale)),
    depots: depots.map((depot) => ({
      path: depot.path,
      title: titleIn(depot, 'title', locale),
      phone: depot.phone,
    })),
  }
}
