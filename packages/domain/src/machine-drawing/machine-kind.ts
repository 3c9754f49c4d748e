import { gearNamed } from './gear-kind.ts'
import { isGear, type MachineKind } from './machine-figures.ts'

/** The categories that are machines, by the name of their outline. */
type MachineOutline = keyof typeof kindByOutline
type Product = { outline: MachineOutline | 'education'; prodsubcat_slug: string; title_sv: string }

// Machines of one category that are built differently; a subcategory that is not named here is
// drawn as its category is.
const kindBySubcategory: Readonly<Record<string, MachineKind>> = {
  larvkranar: 'crawler-crane',
  'pick-and-carry': 'pick-and-carry-crane',
  bandvagnar: 'flat-carrier',
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

/** The kind of drawing of a product; null for a course. Kinds of gear and lifts differ by title. */
export function machineKind({ outline, prodsubcat_slug, title_sv }: Product): MachineKind | null {
  if (outline === 'education') return null
  const kind = kindBySubcategory[prodsubcat_slug] ?? kindByOutline[outline]
  if (isGear(kind)) return gearNamed(title_sv) ?? kind
  return liftNamed(kind, title_sv) ?? kind
}

function liftNamed(kind: MachineKind, title: string): MachineKind | null {
  if (kind === 'scissor-lift' && /mastlift|pelarlift/i.test(title)) return 'mast-lift'
  if (kind === 'material-lift' && /stegvinsch|stegelift|steghiss/i.test(title)) return 'ladder-lift'
  return null
}
