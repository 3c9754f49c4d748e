import { addDays, instantOf, stockholmDateTime } from '@minikran/domain/primitives/local-date'
import { demoPosts } from './posts.ts'
import { demoPresentations } from './presentations.ts'

type Numbers = { productId: (slug: string) => number; subcategoryId: (slug: string) => number }

const paragraphs = (texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('')

// Seven in the morning, so many days before the day of loading.
function morningBefore(now: Date, days: number): Date {
  const { date } = stockholmDateTime(now.getTime())
  return new Date(instantOf(addDays(date, -days), '07:00'))
}

/** Posts with the products they show. */
export function demoNews(now: Date, { productId }: Numbers) {
  const posts = demoPosts.map((post, index) => ({
    id: index + 1,
    post_slug: post.slug,
    post_type: post.type,
    title_sv: post.title_sv,
    title_en: post.title_en,
    content_sv: paragraphs(post.paragraphs_sv),
    content_en: paragraphs(post.paragraphs_en),
    publish_at: morningBefore(now, post.daysAgo),
    order: index + 1,
  }))
  const links = demoPosts.flatMap((post, index) =>
    post.products.map((slug, order) => ({
      post_id: index + 1,
      product_id: productId(slug),
      order: order + 1,
    })),
  )
  return { posts, links }
}

/** Presentations and the pages of their dialogs. */
export function demoPresentationRows(now: Date, numbers: Numbers) {
  const presentations = demoPresentations.map((presentation, index) => ({
    id: index + 1,
    presentation_slug: presentation.slug,
    presentation_type: presentation.type,
    title_sv: presentation.title_sv,
    title_en: presentation.title_en,
    content_sv: paragraphs([presentation.content_sv]),
    content_en: paragraphs([presentation.content_en]),
    product_id: presentation.product === undefined ? null : numbers.productId(presentation.product),
    prodsubcat_id:
      presentation.subcategory === undefined
        ? null
        : numbers.subcategoryId(presentation.subcategory),
    publish_at: morningBefore(now, presentation.daysAgo),
    order: index + 1,
  }))
  const contents = demoPresentations.flatMap((presentation, index) =>
    presentation.pages.map((page, order) => ({
      presentation_id: index + 1,
      title_sv: page.title_sv,
      title_en: page.title_en,
      content_sv: paragraphs([page.sv]),
      content_en: paragraphs([page.en]),
      order: order + 1,
    })),
  )
  return { presentations, contents: contents.map((row, index) => ({ id: index + 1, ...row })) }
}
