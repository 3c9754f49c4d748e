import { setTimeout as delay } from 'node:timers/promises'

const pollMs = 25

/** What the server's process holds now, as it says itself. */
export async function memoryOf(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(/^process_memory_usage_bytes(?:\{[^}]*\})? (\S+)/m.exec(text)?.[1] ?? Number.NaN)
}

/** Looks at the process's memory again and again; `stop` answers the most that was seen. */
export function watchMemory(url: string): { stop: () => Promise<number> } {
  let most = 0
  const stopping = new AbortController()
  const look = async () => {
    while (!stopping.signal.aborted) {
      most = Math.max(most, await memoryOf(url))
      await delay(pollMs)
    }
  }
  const looking = look()
  return {
    async stop() {
      stopping.abort()
      await looking
      return most
    },
  }
}
