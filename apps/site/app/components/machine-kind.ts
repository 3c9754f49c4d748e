import type { Outline } from '@minikran/contract/catalogue'
import type { MachineKind } from '@minikran/domain/machine-drawing/machine-figures'

// Machines of one category that are built differently; a subcategory that is not named here is
// drawn as its category is.
const kindBySubcategory: Readonly<Record<string, MachineKind>> = {
  larvkranar: 'crawler-crane',
  'pick-and-carry': 'pick-and-carry-crane',
  'saxliftar-och-mastliftar': 'scissor-lift',
  materiallyft: 'material-lift',
  'jibbar-och-kranredskap': 'crane-attachment',
}
const kindByOutline: Record<Exclude<Outline, 'education'>, MachineKind> = {
  'mini-crane': 'spider-crane',
  'glass-robot': 'glass-robot',
  'vacuum-lifter': 'vacuum-lifter',
  'tracked-carrier': 'tracked-carrier',
  'aerial-lift': 'aerial-lift',
  'lifting-accessory': 'lifting-accessory',
}

/** How a product is drawn; null for a course. */
export function machineKind(product: { outline: Outline; prodsubcat_slug: string }) {
  if (product.outline === 'education') return null
  return kindBySubcategory[product.prodsubcat_slug] ?? kindByOutline[product.outline]
}
