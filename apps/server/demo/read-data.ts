import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { demoFolder } from './demo-folder.ts'

/** The figures of one machine as the data files name them: the unit ends the key. */
export type MachineFigures = { [key: string]: unknown; fuel_types?: string[] }

type InventedPrices = {
  price_first_day: number
  price_following_days: number
  price_weekend: number
  price_basic_fee: number
}

type Machine = MachineFigures & {
  id: string
  manufacturer: string
  model: string
  green_lifting: boolean
  prices_sek_ex_vat: InventedPrices
}

export type CraneRecord = Machine & {
  type: 'spider' | 'crawler' | 'articulated-crawler' | 'pick-and-carry-mini'
  /** Every point that no other covers, whatever it holds with: for the tests of the loaded charts. */
  selector_rows: {
    line: number
    lift_height_m: number
    lift_radius_m: number
    lift_weight_kg: number
  }[]
  max_capacity_kg: number
  load_chart?: {
    config: string
    radius_m: number
    capacity_kg: number
    lift_height_m: number
  }[]
}

export type EquipmentCategory =
  | 'vacuum-lifter'
  | 'glass-robot'
  | 'tracked-carrier'
  | 'pick-and-carry-crane'
  | 'aerial-tracked-lift'
  | 'scissor-mast-lift'
  | 'material-lift'
  | 'crane-attachment'
  | 'lifting-accessory'

export type EquipmentRecord = Machine & {
  category: EquipmentCategory
  title_sv: string
  title_en: string
}

type DepotRecord = {
  depot_slug: string
  depot_name: string
  corp_city: string
  corp_lat: number
  corp_lng: number
  corp_zip: string
  corp_address: string
}

type WeekdayRow = { day: number; closed: boolean; from?: string; to?: string }
export type HoursRecord = {
  title: number
  publish_at: string
  unpublish_at: string
  rows: WeekdayRow[] | string
}
type HolidayRecord = {
  code: number
  date: string
  closed: boolean
  from?: string
  to?: string
}
type CourseRecord = {
  key: string
  name_sv: string
  name_en: string
  type: 3 | 4
  course_hours: number
  validity_years: number | null
  price_sek_ex_vat: number
  prerequisite: string[]
}
export type SwedenRecord = {
  depots: DepotRecord[]
  opening_hours: HoursRecord[]
  holidays: { years: Record<string, HolidayRecord[]> }
  education: CourseRecord[]
  vat: { percent: number }
}

// Our own files, checked by the tests of the loader; the type says what they hold.
function readData<Content>(file: string): Content {
  const path = join(demoFolder, 'data', file)
  return JSON.parse(readFileSync(path, 'utf8')) as Content
}

export const readCranes = () => readData<{ cranes: CraneRecord[] }>('cranes.json').cranes
export const readEquipment = () =>
  readData<{ equipment: EquipmentRecord[] }>('equipment.json').equipment
export const readSweden = () => readData<SwedenRecord>('sweden.json')
