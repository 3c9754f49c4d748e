import type { Image, Outline } from '@minikran/contract/catalogue'
import type { Post } from '@minikran/contract/posts'
import type { Locale } from '@minikran/domain/catalogue/product-path'
import { titleIn } from '@minikran/domain/catalogue/title-text'
import { postPicture } from '@minikran/domain/content/post-picture'
import { dayOf, dayText } from '@minikran/i18n/date-text'

/** The data of a news card. */
export type PostCardData = ReturnType<typeof postCard>

/** A post as a card; without a product its outline is a crane. */
export function postCard(post: Post, locale: Locale) {
  const date = dayOf(post.publish_at)
  const { image, outline } = postPicture<Image, Outline>(post)
  return {
    path: post.path,
    title: titleIn(post, 'title', locale),
    date,
    dateText: dayText(date, locale),
    image,
    outline: outline ?? 'mini-crane',
  }
}
