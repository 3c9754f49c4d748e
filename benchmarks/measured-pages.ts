/** The pages that stand for all others: the first look, a list, the longest way in, the selector. */
export const measuredPages = {
  home: '/',
  category: '/produkter/minikranar',
  product: '/produkter/minikranar/spindelkranar/jekko-spx312',
  selector: '/kranvaljaren',
  results: '/kranvaljare?q=5_5_100',
  compare: '/jamfor?m=jekko-spx312,unic-urw-295&q=5_5_100',
} as const

/** Search engines are told to skip what a visitor's own question made. */
export const unlistedPages: readonly string[] = ['results', 'compare']
