import { expect, test } from 'vitest'
import { capacitiesAt, readChart, sentChart } from './named-chart.ts'

const title = (text: string) => ({ text, lang: 'sv' as const })
const row = (configuration: string, height: number, radius: number, weight: number) => ({
  configuration,
  lift_height: height,
  lift_radius: radius,
  lift_weight: weight,
})
const chart = {
  configurations: [
    { key: 'main', title: title('Huvudbom') },
    { key: 'jib', title: title('Med jibb') },
  ],
  rows: [row('main', 6, 4, 500), row('jib', 9, 7, 200), row('jib', 5, 3, 700)],
}

test.each([
  ['the plain crane, and the jib because it lifts more', { radius: 3, height: 5 }, [500, 700]],
  ['the plain crane alone where the jib lifts less', { radius: 4, height: 6 }, [500]],
  ['the jib alone where the plain crane does not reach', { radius: 6 }, [200]],
  ['nothing where nothing reaches', { radius: 8 }, []],
])('%s', (_, place, kilograms) => {
  expect(capacitiesAt(chart, place).map(({ kg }) => kg)).toEqual(kilograms)
})

test('a chart is read as it was sent', () => {
  expect(readChart(sentChart(chart))).toEqual(chart)
  expect(readChart(sentChart({ rows: [], configurations: [] }))).toEqual({
    rows: [],
    configurations: [],
  })
})
