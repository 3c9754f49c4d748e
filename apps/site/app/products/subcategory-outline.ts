import type { Outline } from '@minikran/contract/catalogue'

/** The drawings there are: one of each category, and those of types that are built differently. */
export type DrawnOutline = Outline | 'crawler-crane' | 'pick-and-carry-crane' | 'scissor-lift'

const bySubcategory: Readonly<Record<string, DrawnOutline>> = {
  larvkranar: 'crawler-crane',
  'pick-and-carry': 'pick-and-carry-crane',
  'saxliftar-och-mastliftar': 'scissor-lift',
}

type Placed = { outline: Outline; prodsubcat_slug: string }

/** The drawing of a machine's type; of its category where the type has none of its own. */
export function subcategoryOutline({ outline, prodsubcat_slug }: Placed): DrawnOutline {
  return bySubcategory[prodsubcat_slug] ?? outline
}
