/** Waits for the bytes from the parent process, answers with what `read` makes of them, and ends. */
export function answerParent(read: (bytes: Uint8Array) => unknown): void {
  process.once('message', (bytes: Uint8Array) => void answer(bytes, read))
}

async function answer(bytes: Uint8Array, read: (bytes: Uint8Array) => unknown): Promise<void> {
  process.send?.({ result: await read(bytes) }, () => process.disconnect())
}
