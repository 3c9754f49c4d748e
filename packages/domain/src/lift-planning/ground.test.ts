import { expect, test } from 'vitest'
import { type GroundAnswer, padUnderLegs } from './ground.ts'
import { outriggerLoad } from './outrigger-load.ts'
import type { Ground } from './plan-fields.ts'

const plates = [
  { product_slug: 'plate-700', length: 700, width: 800, max_load: 10_000 },
  { product_slug: 'plate-500', length: 500, width: 500, max_load: 10_000 },
  { product_slug: 'weak-500', length: 500, width: 500, max_load: 1_000 },
  { product_slug: 'unknown', length: null, width: 500, max_load: 10_000 },
]

type Asked = {
  ground: Ground
  floor?: number
  /** kg: the maker's load of a leg, else the crane's weight and what hangs on it. */
  stated?: number
  weight?: number | null
  total?: number | null
  legs?: boolean
}
function padFor({ ground, floor, stated, weight = null, total = 0, legs = true }: Asked) {
  const machine = { hasOutriggers: legs, outriggerLoad: stated, weight }
  const load = outriggerLoad(machine, total)
  return padUnderLegs({ ground, floorCapacity: floor, load, plates })
}

// [load kN, pressure kN/m², area m², side mm, plate]. By hand: kN = kg · 9.81 / 1,000 rounded to
// newtons, area = load / pressure, side = √area rounded up to a millimetre.
const examples: [Asked, [number, number, number, number, string | null]][] = [
  // 1,850 · 9.81 = 18,148.5 N → 18.149; / 200 = 0.090745; √ = 0.30124 m
  [{ ground: 'asphalt', stated: 1_850 }, [18.149, 200, 0.090745, 302, 'plate-500']],
  // 2,100 · 9.81 = 20,601 N; / 200 = 0.103005; √ = 0.32094
  [{ ground: 'gravel', stated: 2_100 }, [20.601, 200, 0.103005, 321, 'plate-500']],
  // 20.601 / 150 = 0.13734; √ = 0.37059
  [{ ground: 'sand', stated: 2_100 }, [20.601, 150, 0.13734, 371, 'plate-500']],
  // 18.149 / 40 = 0.453725; √ = 0.67359: wider than 500 mm, 700 does
  [{ ground: 'clay', stated: 1_850 }, [18.149, 40, 0.453725, 674, 'plate-700']],
  // 2,700 · 9.81 = 26,487 N; / 40 = 0.662175; √ = 0.81374: no plate is that wide
  [{ ground: 'clay', stated: 2_700 }, [26.487, 40, 0.662175, 814, null]],
  // 4,800 · 9.81 = 47,088 N; / 200 = 0.23544; √ = 0.48522
  [{ ground: 'asphalt', stated: 4_800 }, [47.088, 200, 0.23544, 486, 'plate-500']],
  // 47.088 / 150 = 0.31392; √ = 0.56028
  [{ ground: 'sand', stated: 4_800 }, [47.088, 150, 0.31392, 561, 'plate-700']],
  // 5,000 · 9.81 = 49,050 N; / 200 = 0.24525; √ = 0.49523
  [{ ground: 'gravel', stated: 5_000 }, [49.05, 200, 0.24525, 496, 'plate-500']],
  // 10,000 · 9.81 = 98,100 N; / 200 = 0.4905; √ = 0.70036: just too wide for 700
  [{ ground: 'gravel', stated: 10_000 }, [98.1, 200, 0.4905, 701, null]],
  // 98.1 / 0.25 m² = 392.4 kN/m², above 200: a floor of 200 is as gravel
  [{ ground: 'floor', floor: 200, stated: 10_000 }, [98.1, 200, 0.4905, 701, null]],
  // 500 · 9.81 = 4,905 N; floor 5: 4.905 / 5 = 0.981; √ = 0.99045
  [{ ground: 'floor', floor: 5, stated: 500 }, [4.905, 5, 0.981, 991, null]],
  // 500 kg on a floor of 20: 4.905 / 20 = 0.24525; √ = 0.49523
  [{ ground: 'floor', floor: 20, stated: 500 }, [4.905, 20, 0.24525, 496, 'plate-500']],
  // 1,000 kg on 40: 9.81 / 40 = 0.24525; 0.49523, the limit of 1,000 kg is met but listed later
  [{ ground: 'clay', stated: 1_000 }, [9.81, 40, 0.24525, 496, 'plate-500']],
  // 1,019 · 9.81 = 9,996.39 N → 9.996; / 40 = 0.2499; √ = 0.49990
  [{ ground: 'clay', stated: 1_019 }, [9.996, 40, 0.2499, 500, 'plate-500']],
  // 1,020 · 9.81 = 10,006.2 N → 10.006; / 40 = 0.25015; √ = 0.50015
  [{ ground: 'clay', stated: 1_020 }, [10.006, 40, 0.25015, 501, 'plate-700']],
  // Bound: (1,915 + 300) · 9.81 = 21,729.15 N → 21.729; / 200 = 0.108645; √ = 0.32961
  [{ ground: 'asphalt', weight: 1_915, total: 300 }, [21.729, 200, 0.108645, 330, 'plate-500']],
  // (1,850 + 150) · 9.81 = 19,620 N; / 150 = 0.1308; √ = 0.36166
  [{ ground: 'sand', weight: 1_850, total: 150 }, [19.62, 150, 0.1308, 362, 'plate-500']],
  // (960 + 40) · 9.81 = 9,810 N; / 40 = 0.24525; √ = 0.49523
  [{ ground: 'clay', weight: 960, total: 40 }, [9.81, 40, 0.24525, 496, 'plate-500']],
  // (3,660 + 1,340) · 9.81 = 49,050 N; / 150 = 0.327; √ = 0.57184
  [{ ground: 'sand', weight: 3_660, total: 1_340 }, [49.05, 150, 0.327, 572, 'plate-700']],
  // (5,962 + 38) · 9.81 = 58,860 N; / 200 = 0.2943; √ = 0.54250
  [{ ground: 'gravel', weight: 5_962, total: 38 }, [58.86, 200, 0.2943, 543, 'plate-700']],
]

test.each(examples)('%o', (support, [load, pressure, area, side, plate]) => {
  const answer: GroundAnswer = {
    outrigger_load: load,
    load_estimated: support.stated === undefined,
    allowed_pressure: pressure,
    pad_area: area,
    pad_side: side,
    product_slug: plate,
    ...(plate === null && { reason: 'noPlate' }),
  }
  expect(padFor(support)).toEqual(answer)
})

test.each([
  [1_000, 'weak-500'],
  [1_001, null],
])('under a leg of %d kg a plate for 1,000 kg gives %s', (kg, product_slug) => {
  const machine = { hasOutriggers: true, outriggerLoad: kg, weight: null }
  const load = outriggerLoad(machine, 0)
  const weak = plates.filter((plate) => plate.product_slug === 'weak-500')
  const answer = padUnderLegs({ ground: 'sand', floorCapacity: undefined, load, plates: weak })
  expect(answer.product_slug).toBe(product_slug)
})

test.each<[Asked, string]>([
  [{ ground: 'lawn', stated: 1_850 }, 'groundUnknown'],
  [{ ground: 'concrete', stated: 1_850 }, 'groundUnknown'],
  [{ ground: 'gravel', weight: null }, 'craneWeightUnknown'],
  [{ ground: 'gravel', weight: 1_850, total: null }, 'loadUnknown'],
  [{ ground: 'gravel', weight: 1_850, legs: false }, 'noOutriggers'],
])('with unknown data nothing is calculated: %o', (support, reason) => {
  const answer = padFor(support)
  expect(answer).toMatchObject({ pad_area: null, pad_side: null, product_slug: null, reason })
})
