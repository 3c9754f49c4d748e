import type { Outline } from '@minikran/contract/catalogue'

/** All outlines: one for each category, and for subcategories that look different. */
export type DrawnOutline = Outline | 'crawler-crane' | 'pick-and-carry-crane' | 'scissor-lift'

const bySubcategory: Readonly<Record<string, DrawnOutline>> = {
  larvkranar: 'crawler-crane',
  'pick-and-carry': 'pick-and-carry-crane',
  'saxliftar-och-mastliftar': 'scissor-lift',
}

type Placed = { outline: Outline; prodsubcat_slug: string }

/** The outline of a machine's subcategory, otherwise of its category. */
export function subcategoryOutline({ outline, prodsubcat_slug }: Placed): DrawnOutline {
  return bySubcategory[prodsubcat_slug] ?? outline
}
