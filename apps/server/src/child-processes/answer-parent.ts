/** Waits for the bytes from the parent process, answers with what `read` makes of them, and ends. */
export function answerParent(read: (bytes: Uint8Array) => unknown): void {
  process.once('message', async (bytes: Uint8Array) => {
    process.send?.({ result: await read(bytes) }, () => process.disconnect())
  })
}
