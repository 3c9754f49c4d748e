/** The pages that stand for all others: the first look, a list and the longest way in. */
export const measuredPages = {
  home: '/',
  category: '/produkter/minikranar',
  product: '/produkter/minikranar/spindelkranar/jekko-spx312',
} as const
