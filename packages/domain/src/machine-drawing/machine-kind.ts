import type { MachineKind } from './machine-figures.ts'

/** The categories that are machines, by the name of their outline. */
type MachineOutline = keyof typeof kindByOutline

// Machines of one category that are built differently; a subcategory that is not named here is
// drawn as its category is.
const kindBySubcategory: Readonly<Record<string, MachineKind>> = {
  larvkranar: 'crawler-crane',
  'pick-and-carry': 'pick-and-carry-crane',
  'saxliftar-och-mastliftar': 'scissor-lift',
  materiallyft: 'material-lift',
  'jibbar-och-kranredskap': 'crane-attachment',
}
const kindByOutline = {
  'mini-crane': 'spider-crane',
  'glass-robot': 'glass-robot',
  'vacuum-lifter': 'vacuum-lifter',
  'tracked-carrier': 'tracked-carrier',
  'aerial-lift': 'aerial-lift',
  'lifting-accessory': 'lifting-accessory',
} satisfies Record<string, MachineKind>

/** How a product is drawn; null for a course. */
export function machineKind(product: {
  outline: MachineOutline | 'education'
  prodsubcat_slug: string
}): MachineKind | null {
  if (product.outline === 'education') return null
  return kindBySubcategory[product.prodsubcat_slug] ?? kindByOutline[product.outline]
}
