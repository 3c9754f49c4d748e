import type { ConfiguredRow } from '@minikran/domain/crane-selection/configurations'
import { dominatedRows, repeatedRows } from '@minikran/domain/crane-selection/load-chart-text'
import type { CraneRecord } from './read-data.ts'

type Configuration = {
  key: string
  title_sv: string
  title_en: string
  /** The slug of the equipment as it is rented. */
  product: string | null
  /** In the crane's own price. */
  included: boolean
  extra_weight: number | null
}

const named = (key: string, title_sv: string, title_en: string): Configuration => ({
  key,
  title_sv,
  title_en,
  product: null,
  included: false,
  extra_weight: null,
})
const included = (key: string, title_sv: string, title_en: string): Configuration => ({
  ...named(key, title_sv, title_en),
  included: true,
})
const jib = (name: string, product: string | null = null, extra_weight: number | null = null) => ({
  ...named(
    name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
    `Med jibb ${name}`,
    `With jib ${name}`,
  ),
  product,
  extra_weight,
})

/** The configurations as the data file names them, from the plainest on. */
const configurations: Record<string, Configuration> = {
  'main boom': included('main', 'Huvudbom', 'Main boom'),
  '100% outriggers, 100% counterweight': included(
    'main',
    'Stödben helt ute, full motvikt',
    'Outriggers fully out, full counterweight',
  ),
  'tracks/counterweight extended, front': included(
    'main',
    'Larver och motvikt ute, framåt',
    'Tracks and counterweight out, to the front',
  ),
  'boom at radius, height not published, pivot height used': included(
    'main',
    'Huvudbom',
    'Main boom',
  ),
  'V20 winch, 3500 kg counterweight': included(
    'main',
    'Vinsch V20, motvikt 3 500 kg',
    'Winch V20, counterweight 3,500 kg',
  ),
  'on tracks': included('main', 'På larver', 'On tracks'),
  'front outrigger down': included(
    'front-outrigger',
    'Främre stödben nere',
    'Front outrigger down',
  ),
  'jib 1.3 m on 7.6 m boom': named('jib-1-3', 'Med jibb 1,3 m', 'With jib 1.3 m'),
  'jib 2.2 m on 7.6 m boom': named('jib-2-2', 'Med jibb 2,2 m', 'With jib 2.2 m'),
  'with JIB 500.1EX': jib('JIB500.1EX'),
  'with JIB800.2H1MX': jib('JIB800.2H1MX'),
  'with JIB 600.2H': jib('JIB600.2H'),
  'with JIB1000.2H1MX': jib('JIB1000.2H1MX'),
  'with JIB2000GX (1.0 m)': jib('JIB2000GX', 'jekko-jib2000gx', 40),
  'with JIB1200.3HX': jib('JIB1200.3HX', 'jekko-jib1200-3hx', 410),
  'with JIB3500G (1.6 m), pulley': jib('JIB3500G', 'jekko-jib3500g', 70),
  'with fly jib, 100% counterweight': named(
    'fly-jib',
    'Med flyjibb, full motvikt',
    'With fly jib, full counterweight',
  ),
  'with fly jib, front': named('fly-jib', 'Med flyjibb, framåt', 'With fly jib, to the front'),
  'manual fly jib, offset 0 deg': {
    ...named('manual-fly-jib', 'Med manuell jibb', 'With manual fly jib'),
    product: 'unic-urw-706-manual-fly-jib',
    extra_weight: 205,
  },
}
const plainestFirst = Object.keys(configurations)

/**
 * A crane's load chart: of each configuration the rows that no other of it covers. No row lifts
 * more than the crane may at all.
 */
export function demoLoadChart({ load_chart: chart = [], max_capacity_kg: most }: CraneRecord) {
  const names = plainestFirst.filter((name) => chart.some((row) => row.config === name))
  const used = names.flatMap((name) => configurations[name] ?? [])
  const rows = names.flatMap((name): ConfiguredRow[] => {
    const all = chart
      .filter((row) => row.config === name)
      .map((row) => ({
        lift_height: row.lift_height_m,
        lift_radius: row.radius_m,
        lift_weight: Math.min(row.capacity_kg, most),
        configuration: configurations[name]?.key ?? '',
      }))
      .sort((a, b) => b.lift_height - a.lift_height || a.lift_radius - b.lift_radius)
    const needless = new Set([...dominatedRows(all), ...repeatedRows(all)])
    return all.filter((_, index) => !needless.has(index))
  })
  const unknown = chart.find((row) => configurations[row.config] === undefined)
  if (unknown !== undefined) throw new Error(`No configuration named ${unknown.config}`)
  return { configurations: used, rows }
}
