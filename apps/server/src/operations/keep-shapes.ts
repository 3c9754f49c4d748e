import { createHook } from 'node:async_hooks'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'

let kept: object[] = []

/**
 * Keeps one of each thing that Node makes for every request, and with it the shape that V8 knows
 * its kind by. A collection while the server is at rest finds none of them and forgets the shapes;
 * from then on each is built the slow way, and a kept answer costs a third more.
 */
export function keepShapes(): readonly object[] {
  const incoming = new IncomingMessage(new Socket())
  kept = [incoming, new ServerResponse(incoming), ...takeTick()]
  return kept
}

/** What `process.nextTick` queues; only those who watch async resources get to see it. */
function takeTick(): object[] {
  const ticks: object[] = []
  const watch = createHook({
    init(_id, type, _trigger, resource) {
      if (type === 'TickObject') ticks.push(resource)
    },
  })
  watch.enable()
  process.nextTick(() => undefined)
  watch.disable()
  return ticks
}
