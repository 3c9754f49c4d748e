import { expect, test } from 'vitest'
import { TooManyWaiting } from './fair-turns.ts'
import { mostReadsWaiting, readInTurns, readsAtOnce } from './read-in-turns.ts'

/** An API in turns whose answers are held until `release`. */
function createHeldApi() {
  const begun: string[] = []
  const held = Promise.withResolvers<void>()
  const answer = readInTurns(async (request, { visitor }) => {
    begun.push(`${request.method} ${visitor.address}`)
    await held.promise
    return new Response()
  })
  const ask = (method: string, address: string) =>
    answer(new Request('http://localhost/api/site/getProductsArr', { method }), {
      visitor: { address, requestId: 'test' },
      receiveBody: async () => null,
    })
  return { ask, begun, release: held.resolve }
}

const times = <Value>(length: number, make: () => Value) => Array.from({ length }, make)

test('reads leave connections of the database to what is sent', async () => {
  const { ask, begun, release } = createHeldApi()
  const reads = times(20, () => ask('GET', '192.0.2.1'))
  const form = ask('POST', '192.0.2.1')
  expect(begun).toEqual([...times(readsAtOnce, () => 'GET 192.0.2.1'), 'POST 192.0.2.1'])
  release()
  expect(await Promise.all([...reads, form])).toHaveLength(21)
})

test('a network with many reads delays only its own, and loses the last ones', async () => {
  const { ask, begun, release } = createHeldApi()
  const flood = times(readsAtOnce + mostReadsWaiting, () => ask('HEAD', '192.0.2.1'))
  const refused = expect(flood.at(-1)).rejects.toThrow(TooManyWaiting)
  const other = ask('GET', '198.51.100.1')
  await refused
  release()
  await other
  expect(begun.indexOf('GET 198.51.100.1')).toBeLessThanOrEqual(readsAtOnce + 1)
  await Promise.allSettled(flood)
})
