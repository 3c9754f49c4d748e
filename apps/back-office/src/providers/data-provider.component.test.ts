import { expect, test, vi } from 'vitest'
import '../locale.ts'
import { fakeServer, sentBy } from '../testing/fake-server.ts'
import { dataProvider, leaveItem } from './data-provider.ts'

test('of more items than one call takes, all are asked for', async () => {
  const ids = Array.from({ length: 101 }, (_, at) => at + 1)
  const calls = fakeServer({ getImagesArr: (asked) => String(asked['ids']).split(',') })
  const { data } = await dataProvider.getMany('images', { ids: [...ids, null as never, ''] })
  expect(data.map(Number)).toEqual(ids)
  expect(sentBy(calls, 'getImagesArr')).toHaveLength(2)
})

const saved = { id: 5, version: 3, title: 'Kran', technical: { weight: 1915 } }

test.each([
  ['what is changed alone', { ...saved, title: 'Ny kran' }, { title: 'Ny kran', version: 3 }],
  [
    'no group whose fields are emptied only by the form',
    { ...saved, technical: { weight: 1915, height: null } },
    { version: 3 },
  ],
  ['the version that was seen last', { ...saved, version: 4 }, { version: 4 }],
])('a save sends %s', async (_, data, sent) => {
  const calls = fakeServer({ updateProduct: () => data })
  // From the page's address, where it is a text.
  await dataProvider.update('products', { id: '5', data, previousData: saved })
  expect(sentBy(calls, 'updateProduct')).toEqual([{ id: 5, ...sent }])
})

test('an item is released also when the window closes', async () => {
  fakeServer({ unlockProduct: () => null })
  await leaveItem('products', 5)
  expect(vi.mocked(fetch).mock.lastCall?.[1]).toMatchObject({ keepalive: true })
})
