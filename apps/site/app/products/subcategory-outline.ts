import type { Outline } from '@minikran/contract/catalogue'

/** All outlines: one for each category, and for subcategories that look different. */
export type DrawnOutline =
  | Outline
  | 'crawler-crane'
  | 'pick-and-carry-crane'
  | 'scissor-lift'
  | 'material-lift'
  | 'crane-attachment'
  | 'ground-protection'

const bySubcategory: Readonly<Record<string, DrawnOutline>> = {
  larvkranar: 'crawler-crane',
  'pick-and-carry': 'pick-and-carry-crane',
  'saxliftar-och-mastliftar': 'scissor-lift',
  materiallyft: 'material-lift',
  'jibbar-och-kranredskap': 'crane-attachment',
  'markskydd-och-forflyttning': 'ground-protection',
}

type Placed = { outline: Outline; prodsubcat_slug: string }

/** The outline of a machine's subcategory, otherwise of its category. */
export function subcategoryOutline({ outline, prodsubcat_slug }: Placed): DrawnOutline {
  return bySubcategory[prodsubcat_slug] ?? outline
}
