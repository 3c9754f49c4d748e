import { expect, test } from 'vitest'
import type { AdvisedCrane } from '../../crane-selection/advised-page.ts'
import { planChoices } from './plan-choices.ts'

const advised = (slug: string) =>
  ({
    advice: 'good',
    crane: {
      slug,
      title: slug,
      product: null,
      configuration: 'main',
      configurations: [{ key: 'main', title_sv: 'Huvudbom', title_en: null }],
      best_row: { lift_weight: 300 },
      margin: { weight: 100 },
      used_percent: 50,
    },
  }) as unknown as AdvisedCrane

/** The crane that the list says the plan took by itself. */
function takenBy(crane: { slug: string; title: string } | null, named?: string) {
  const planned = {
    plan: { crane: crane ?? { slug: null, title: null } },
    typed: named === undefined ? {} : { crane: named },
    values: {},
    locale: 'sv',
  } as unknown as Parameters<typeof planChoices>[0]
  return planChoices(planned, [advised('c6e'), advised('spx312')]).taken
}
const spx312 = { slug: 'spx312', title: 'Jekko SPX312' }

test('a list that begins with another crane than the plan names the one that the plan took', () => {
  expect(takenBy(spx312)).toBe('Jekko SPX312')
})

test('nothing is said of a crane that the list begins with, that was chosen, or that is none', () => {
  expect(takenBy({ slug: 'c6e', title: 'Hoeflon C6e' })).toBeNull()
  expect(takenBy(spx312, 'spx312')).toBeNull()
  expect(takenBy(null)).toBeNull()
})
