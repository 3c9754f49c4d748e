import {
  isOpeningAboveSill,
  mostSiteM,
  type WallSite,
} from '@minikran/domain/crane-selection/site-radius'
import { m } from '@minikran/i18n/messages'
import { type TypedNumber, typedNumber } from '../../components/typed-number.ts'

/** What is measured on site, by the name of its field in a form and in an address. */
export const siteFields = {
  karm: { measure: 'sillHeight', label: m.site_sill, start: 5 },
  avstand: { measure: 'wallDistance', label: m.site_wall, start: 1 },
  djup: { measure: 'loadDepth', label: m.site_depth, start: 1 },
  lasthojd: { measure: 'loadHeight', label: m.plan_field_load_height, start: 1 },
  stropp: { measure: 'slingLength', label: m.site_sling, start: 1 },
  hinder: { measure: 'obstacleDepth', label: m.site_obstacle, start: null },
  topp: { measure: 'openingTop', label: m.site_top, start: null },
} as const satisfies Record<
  string,
  { measure: keyof WallSite; label: () => string; start: number | null }
>
export type SiteField = keyof typeof siteFields
export const siteFieldNames = Object.keys(siteFields) as SiteField[]

/** A site to begin with. */
export const startSite = Object.fromEntries(
  siteFieldNames.flatMap((name) => {
    const { start } = siteFields[name]
    return start === null ? [] : [[name, String(start)]]
  }),
) as Partial<Record<SiteField, string>>

export type TypedSite = Record<SiteField, string>

/** A measure as typed; empty is none. */
function readMeasure(typed: string): TypedNumber {
  const read = typedNumber(typed)
  return read.kind === 'number' && read.value > mostSiteM ? { kind: 'refused' } : read
}

/** The sentence about a measure that cannot be. */
export function faultOf(name: SiteField, typed: TypedSite): string | undefined {
  const read = readMeasure(typed[name])
  if (read.kind === 'refused') return m.site_fault({ most: mostSiteM })
  if (name !== 'topp' || read.kind === 'empty') return undefined
  return isOpeningAboveSill(siteFrom(typed)) ? undefined : m.site_top_fault()
}

/** The typed site; what is empty or cannot be read is 0, and no opening. */
export function siteFrom(typed: TypedSite): WallSite {
  const site: WallSite = {
    wallDistance: 0,
    obstacleDepth: 0,
    sillHeight: 0,
    openingTop: null,
    loadDepth: 0,
    loadHeight: 0,
    slingLength: 0,
  }
  for (const name of siteFieldNames) {
    const read = readMeasure(typed[name])
    if (read.kind === 'number') site[siteFields[name].measure] = read.value
  }
  return site
}
