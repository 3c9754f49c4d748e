import type { Lift } from '../packages/domain/src/crane-selection/lift.ts'
import { type Random, seededRandom } from '../tools/campaigns/seeded-random.ts'
import { median, quantile, type Reading } from './reading.ts'
import { withScaledServer } from './scaled-server.ts'

const warmUps = 40
const lifts = 400

/** What is asked besides the lift: of the selector a page of hits, of the plan every part. */
const calls = {
  getCraneselectorsArr: '&per_page=24',
  getCraneNearMissesArr: '',
  getLiftPlan: [
    '&platform=bench&rigging=15&edge_distance=1&edge_height=1&load_length=1&load_height=1',
    'panel_material=glass&panel_width=2000&panel_height=3000&panel_thickness=12&wind=7',
    'ground=gravel&site_power=none&hours=8&car_total=2200&car_towing=2000&trailer_total=1500',
  ].join('&'),
}

/**
 * Different lifts over HTTP, one after another: 24 hits each, three times what a page of the website
 * asks for, near misses, and a whole plan with the best crane.
 */
export function measureCraneSelection(): Promise<Reading[]> {
  return withScaledServer(async ({ url }) => {
    const asked = makeLifts(seededRandom(1))
    for (const lift of asked.slice(0, warmUps)) {
      await timeCall(url, 'getCraneselectorsArr', lift)
      await timeCall(url, 'getLiftPlan', lift)
    }
    const hits: number[] = []
    const misses: number[] = []
    const plans: number[] = []
    for (const lift of asked.slice(warmUps)) {
      hits.push(await timeCall(url, 'getCraneselectorsArr', lift))
      misses.push(await timeCall(url, 'getCraneNearMissesArr', lift))
      plans.push(await timeCall(url, 'getLiftPlan', lift))
    }
    return [
      { name: 'median', value: median(hits) },
      { name: '95th percentile', value: quantile(hits, 0.95) },
      { name: 'slowest', value: Math.max(...hits) },
      { name: 'near misses, median', value: median(misses) },
      { name: 'near misses, 95th percentile', value: quantile(misses, 0.95) },
      { name: 'lift plans, median', value: median(plans) },
      { name: 'lift plans, 95th percentile', value: quantile(plans, 0.95) },
    ]
  })
}

async function timeCall(url: string, call: keyof typeof calls, lift: Lift): Promise<number> {
  const { height, radius, weight } = lift
  const query = `height=${height}&radius=${radius}&weight=${weight}${calls[call]}`
  const started = performance.now()
  const response = await fetch(`${url}/api/site/${call}?${query}`)
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`"${query}" answered ${response.status}.`)
  return performance.now() - started
}

/** Sizes as people type them, many with a half, and the defaults and examples of the search page. */
function makeLifts(random: Random): Lift[] {
  const examples: Lift[] = [{ height: 1, radius: 1, weight: 10 }]
  for (const height of [5, 10, 20]) {
    for (const radius of [5, 10, 18]) {
      for (const weight of [50, 100, 200]) examples.push({ height, radius, weight })
    }
  }
  const typed = Array.from({ length: warmUps + lifts - examples.length }, () => {
    // A third to the decimetre: there the whole metres of the index decide least.
    const steps = random.between(1, 3) === 1 ? 10 : 2
    return {
      height: random.between(steps, 16 * steps) / steps,
      radius: random.between(steps, 12 * steps) / steps,
      weight: Math.round(10 * 1.15 ** random.between(0, 38)),
    }
  })
  return [...typed, ...examples]
}
