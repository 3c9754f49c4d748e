import type { CraneRecord, EquipmentCategory, EquipmentRecord } from './read-data.ts'
import type { Kind } from './templates.ts'

/** Where a machine belongs: its template and texts, and its subcategory. */
export type Placement = { kind: Kind; subcategory: string }

const placementByCraneType: Record<CraneRecord['type'], Placement> = {
  spider: { kind: 'mini-crane', subcategory: 'spindelkranar' },
  crawler: { kind: 'mini-crane', subcategory: 'larvkranar' },
  'articulated-crawler': { kind: 'mini-crane', subcategory: 'larvkranar' },
  'pick-and-carry-mini': { kind: 'pick-and-carry', subcategory: 'pick-and-carry' },
}

const placementByCategory: Record<EquipmentCategory, Placement> = {
  'pick-and-carry-crane': { kind: 'pick-and-carry', subcategory: 'pick-and-carry' },
  'glass-robot': { kind: 'glass-robot', subcategory: 'glasrobotar' },
  'vacuum-lifter': { kind: 'vacuum-lifter', subcategory: 'vakuumlyft' },
  'tracked-carrier': { kind: 'tracked-carrier', subcategory: 'bandvagnar' },
  'aerial-tracked-lift': { kind: 'tracked-lift', subcategory: 'bandliftar' },
  'scissor-mast-lift': { kind: 'mast-lift', subcategory: 'saxliftar-och-mastliftar' },
  'material-lift': { kind: 'material-lift', subcategory: 'materiallyft' },
  'crane-attachment': { kind: 'crane-attachment', subcategory: 'jibbar-och-kranredskap' },
  'lifting-accessory': { kind: 'lifting-accessory', subcategory: 'lyftredskap' },
}

const groundProtection = /skates|trolley|pad|sheet|ramp/

export function placementOfCrane(crane: CraneRecord): Placement {
  return placementByCraneType[crane.type]
}

export function placementOfEquipment(item: EquipmentRecord): Placement {
  const placement = placementByCategory[item.category]
  if (item.category === 'tracked-carrier' && /dumper/i.test(item.title_sv)) {
    return { ...placement, subcategory: 'dumprar' }
  }
  if (item.category === 'lifting-accessory' && groundProtection.test(item.id)) {
    return { ...placement, subcategory: 'markskydd-och-forflyttning' }
  }
  return placement
}

/** Words that people search for and titles do not hold. */
export const searchTagsByKind: Record<Kind, string> = {
  'mini-crane':
    'minikran minikranar kran lyftkran lyft spindelkran larvkran bandkran teleskopkran fjärrstyrd bandgående larvburen spidercrane',
  'pick-and-carry':
    'minikran kran lyftkran batterikran elkran electric lyftare flytt maskinflytt pickandcarry',
  'glass-robot':
    'glasrobot glaslyft glasmontage fönster fönsterlyft glasskiva sugkoppar sugpropp glazing window',
  'vacuum-lifter':
    'vakuumlyft vakuumok sugkopp sugkoppar sugpropp suction cup glasskiva fasadskiva skivlyft plåtlyft',
  'tracked-carrier':
    'bandtransportör banddumper dumper minidumper bandvagn bandgående larvburen transport',
  'tracked-lift':
    'bandlift spindellift bomlift personlift arbetsplattform bandgående larvburen skylift boom cherry picker mewp',
  'mast-lift': 'saxlift mastlift pelarlift personlift arbetsplattform inomhuslift mewp',
  'material-lift': 'materiallyft materialhiss stegvinsch handlyft montagelyft',
  'crane-attachment': 'kranredskap jibb gripare manipulator kranarm',
  'lifting-accessory': 'lyfttillbehör lyftredskap tillbehör',
  course: 'utbildning kurs behörighet intyg förarbevis',
}

/** Further such words of single records, by their id. */
export const searchTagsById: Readonly<Record<string, string>> = {
  'generic-round-sling-2-t-4-m': 'lyftstropp',
  'generic-web-sling-1-t-3-m': 'lyftstropp lyftband',
  'generic-adjustable-spreader-beam-3-t': 'lyftbalk',
  'generic-outrigger-pad-500-x-500-x-40': 'mat',
}
