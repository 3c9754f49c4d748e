import { setTimeout as delay } from 'node:timers/promises'

const pollMs = 25

/** Resident memory of the server's process in bytes. */
export const memoryOf = (url: string) => readMetric(url, 'process_memory_usage_bytes')

/** A figure without labels from the server's `/metrics`. */
export async function readMetric(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const found = new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]
  if (found === undefined) throw new Error(`${url}/metrics has no ${name}.`)
  return Number(found)
}

/** Polls the process's memory; `stop` returns the highest value. */
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
