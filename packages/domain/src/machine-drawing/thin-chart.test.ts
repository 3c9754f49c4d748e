import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCranes, anyLift } from '../crane-selection/arbitraries.fixture.ts'
import { realCranes } from '../crane-selection/real-cranes.fixture.ts'
import { craneMachine } from './crane-machine.ts'
import { drawMachine } from './draw-machine.ts'
import { thinChart } from './thin-chart.ts'

const figures = { length: 2900, width: 780, height: 1500 }

test('a thinned chart is drawn like the full one at its weight, for any point', () => {
  fc.assert(
    fc.property(anyCranes, anyLift, (cranes, lift) => {
      for (const crane of cranes) {
        const drawn = { ...crane, crane_type: null, figures }
        expect(drawMachine(craneMachine(thinChart(drawn, lift.weight)), lift)).toEqual(
          drawMachine(craneMachine(drawn), lift),
        )
      }
    }),
  )
})

test('most rows of real charts are not needed', () => {
  const rows = (charts: readonly { rows: readonly unknown[] }[]) =>
    charts.reduce((sum, chart) => sum + chart.rows.length, 0)
  const whole = rows(realCranes)
  for (const weight of [100, 300, 1000]) {
    const thin = rows(realCranes.map((crane) => thinChart(crane, weight)))
    expect(thin).toBeLessThan(whole / 3)
  }
})
