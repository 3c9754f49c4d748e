import { Worker } from 'node:worker_threads'

// V8's limit does not count what lies outside its heap, such as unpacked bytes.
const mostMemoryMiB = 640

type Read = (bytes: Uint8Array, sendPart: (part: unknown) => void) => unknown

/**
 * Waits for the bytes from the parent process, answers with what `read` makes of them, and ends. A large
 * answer is sent in parts: the parent takes each message as a whole.
 */
export function answerParent(read: Read): void {
  endAtMostMemory()
  process.once('message', (bytes: Uint8Array) => void answer(bytes, read))
}

/** Ends the process when it takes too much memory. In a thread of its own: `read` may block this one. */
function endAtMostMemory(): void {
  const mostBytes = mostMemoryMiB * 1024 * 1024
  const watch = `setInterval(() => {
    if (process.memoryUsage.rss() > ${mostBytes}) process.kill(process.pid, 'SIGKILL')
  }, 20)`
  new Worker(watch, { eval: true }).unref()
}

async function answer(bytes: Uint8Array, read: Read): Promise<void> {
  const result = await read(bytes, (part) => process.send?.({ part }))
  process.send?.({ result }, () => process.disconnect())
}
