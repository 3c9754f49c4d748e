import type { ListedCase } from '@minikran/contract/customer-cases'
import { expect, test } from 'vitest'
import { mostUsedDepot } from './most-used-depot.ts'

type Case = Parameters<typeof mostUsedDepot>[0][number]

const at = (id: number | null, kind: Case['kind'] = 'inquiry'): Case => ({
  kind,
  depot: id === null ? null : ({ id } as ListedCase['depot']),
})

test.each<[string, Case[], string]>([
  ['no cases', [], ''],
  ['cases without a depot', [at(null), at(null, 'credit')], ''],
  ['most at one', [at(3), at(7), at(7)], '7'],
  ['equally many: the newest', [at(3), at(7), at(7), at(3)], '3'],
  ['courses are where they are held', [at(3), at(7, 'registration'), at(7, 'registration')], '3'],
])('%s', (_, cases, id) => {
  expect(mostUsedDepot(cases)).toBe(id)
})
