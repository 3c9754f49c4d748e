/**
 * The pages that stand for all others: the first look, a list, the longest way in, the selector, a
 * depot, the three forms.
 */
export const measuredPages = {
  home: '/',
  category: '/produkter/minikranar',
  product: '/produkter/minikranar/spindelkranar/jekko-spx312',
  selector: '/kranvaljaren',
  results: '/kranvaljare?q=5_5_100',
  compare: '/jamfor?m=jekko-spx312,unic-urw-295&q=5_5_100',
  depot: '/region/malmo',
  inquiry: '/forfragan?produkt=jekko-spx312',
  registration: '/anmalan?produkt=fallskydd-uppsala-2027-04-07',
  credit: '/kreditansokan',
} as const

/** Search engines are told to skip what a visitor's own question made, and forms. */
export const unlistedPages: readonly string[] = [
  'results',
  'compare',
  'inquiry',
  'registration',
  'credit',
]
