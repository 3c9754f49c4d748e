import * as m from '@minikran/i18n/messages'

/** What comes in, and what is looked at. */
export const sent = ['inquiries', 'registrations', 'credits'] as const
export const seen = ['products', 'posts', 'presentations'] as const
export type TrendFigure = (typeof sent)[number] | (typeof seen)[number]

export const figureNames: Record<TrendFigure, () => string> = {
  inquiries: m.backoffice_home_inquiries,
  registrations: m.backoffice_home_registrations,
  credits: m.backoffice_home_credits,
  products: m.backoffice_products_many,
  posts: m.backoffice_posts_many,
  presentations: m.backoffice_presentations_many,
}
