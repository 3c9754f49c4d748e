import * as m from '@minikran/i18n/messages'

/** The figures of the trend: cases that came in, and pages that were viewed. */
export const sentFigures = ['inquiries', 'registrations', 'credits'] as const
export const viewedFigures = ['products', 'posts', 'presentations'] as const
export type TrendFigure = (typeof sentFigures)[number] | (typeof viewedFigures)[number]

export const figureNames: Record<TrendFigure, () => string> = {
  inquiries: m.backoffice_home_inquiries,
  registrations: m.backoffice_home_registrations,
  credits: m.backoffice_home_credits,
  products: m.backoffice_products_many,
  posts: m.backoffice_posts_many,
  presentations: m.backoffice_presentations_many,
}
