import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { keepShapes } from './keep-shapes.ts'

setFlagsFromString('--allow-natives-syntax')
const haveSameShape: (one: object, other: object) => boolean = runInNewContext(
  '(one, other) => %HaveSameMap(one, other)',
)
const makeThings = () => {
  const incoming = new IncomingMessage(new Socket())
  return [incoming, new ServerResponse(incoming)]
}

test('what Node makes for a request keeps its shape when memory is collected', async () => {
  const kept = keepShapes()
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as NodeJS.GCFunction
  await collect({ type: 'major', execution: 'async', flavor: 'last-resort' })
  const [incoming, outgoing, tick, ...more] = kept
  const [nextIncoming, nextOutgoing] = makeThings()
  const nextTick = keepShapes()[2]
  expect(more).toEqual([])
  expect(haveSameShape(incoming ?? {}, nextIncoming ?? {})).toBe(true)
  expect(haveSameShape(outgoing ?? {}, nextOutgoing ?? {})).toBe(true)
  expect(haveSameShape(tick ?? {}, nextTick ?? {})).toBe(true)
})
