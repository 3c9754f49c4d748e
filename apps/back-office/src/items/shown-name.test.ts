import { expect, test, vi } from 'vitest'
import { shownName } from './shown-name.ts'

// The same in every test: the modules that use it are loaded once for all tests of a worker.
vi.mock('../locale.ts', () => ({ locale: 'sv' }))

test.each([
  [{ id: 1, title_sv: 'Minikran', title_en: 'Mini crane' }, 'Mini crane'],
  [{ id: 1, title_sv: 'Minikran', title_en: null }, 'Minikran'],
  [{ id: 1, prodcat_title_sv: 'Kranar', prodcat_title_en: 'Cranes' }, 'Cranes'],
  [{ id: 1, depot_name: 'Umeå', title_sv: '' }, 'Umeå'],
  [{ id: 1 }, '1'],
])('in an English back office %j is called %s', (item, name) => {
  expect(shownName(item, 'en')).toBe(name)
})
