/** Chunks as a stream, each made when the client takes it; a client that disconnects ends the generator. */
export function streamOf(chunks: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  let hasBegun = false
  const next = () => {
    hasBegun = true
    return chunks.next()
  }
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await next()
      if (done === true) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      // A generator that has not begun would end without its `finally`.
      if (!hasBegun) await next()
      await chunks.return(undefined)
    },
  })
}
