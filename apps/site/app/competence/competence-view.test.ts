import type { Product } from '@minikran/contract/catalogue'
import type { Crane } from '@minikran/contract/crane-selection'
import { expect, test } from 'vitest'
import { competenceView } from './competence-view.ts'

const product = { outline: 'mini-crane', weight: 1000 } as Product
const crane = { rows: [{ lift_height: 5, lift_radius: 4, lift_weight: 3000 }] } as Crane
const known = { crane, educations: [], locale: 'sv' as const }

test('without a lift moment of its own the load chart decides', () => {
  const view = competenceView(product, known)
  expect(view.moment).toContain('12\u00a0')
  expect(view.needsCertificate).toBe(true)
})

test('a lift moment of its own goes before the load chart', () => {
  const view = competenceView({ ...product, lift_moment: 4.5 }, known)
  expect(view.moment).toContain('4,5\u00a0')
  expect(view.needsCertificate).toBe(false)
})

test('a platform without a working height is none that lifts people', () => {
  const educations = [{ course: 'liftutbildning', title_sv: 'Lift', occasions: [] }]
  const platform = { outline: 'aerial-lift' } as unknown as Product
  const asked = { crane: null, educations, locale: 'sv' } as unknown as typeof known
  expect(competenceView(platform, asked).courses).toEqual([])
  expect(competenceView({ ...platform, workheight_m: 12 }, asked).courses).toHaveLength(1)
})
