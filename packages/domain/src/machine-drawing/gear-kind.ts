/** Gear that hangs from a hook or lies on the ground. */
export type GearKind =
  | 'vacuum-lifter'
  | 'suction-cup'
  | 'jib'
  | 'grab'
  | 'hook'
  | 'shackle'
  | 'round-sling'
  | 'web-sling'
  | 'two-leg-sling'
  | 'four-leg-sling'
  | 'lifting-beam'
  | 'pallet-fork'
  | 'man-basket'
  | 'glass-trolley'
  | 'machine-skates'
  | 'outrigger-pad'
  | 'road-plate'
  | 'ramp'
  | 'crane-attachment'
  | 'lifting-accessory'

// The first word found in the Swedish title decides: `gripjibb` is a jib, `4-part` precedes `kätting`.
const kindByWord: readonly (readonly [word: string, kind: GearKind])[] = [
  ['jibb', 'jib'],
  ['sugkopp', 'suction-cup'],
  ['vakuum', 'vacuum-lifter'],
  ['manipulator', 'grab'],
  ['grip', 'grab'],
  ['schackel', 'shackle'],
  ['rundsling', 'round-sling'],
  ['bandstropp', 'web-sling'],
  ['bandsling', 'web-sling'],
  ['4-part', 'four-leg-sling'],
  ['kätting', 'two-leg-sling'],
  ['krok', 'hook'],
  ['lyftok', 'lifting-beam'],
  ['lyftbom', 'lifting-beam'],
  ['gaffel', 'pallet-fork'],
  ['korg', 'man-basket'],
  ['skridsko', 'machine-skates'],
  ['vagn', 'glass-trolley'],
  ['stödben', 'outrigger-pad'],
  ['körplåt', 'road-plate'],
  ['markplatta', 'road-plate'],
  ['ramp', 'ramp'],
]

/** The kind of gear that a title names; null when it names none. */
export function gearNamed(title: string): GearKind | null {
  const text = title.toLowerCase()
  return kindByWord.find(([word]) => text.includes(word))?.[1] ?? null
}
