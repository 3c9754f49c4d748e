import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { Refusal } from '../../operations/refusal.ts'

type Input = NodeJS.ReadableStream & { isTTY?: boolean }

/**
 * Questions that a person at a terminal answers, or the lines of a pipe. One reader for all of them: a pipe
 * brings several lines at once.
 */
export function openQuestions(input: Input, output: NodeJS.WritableStream) {
  let isHidden = false
  const shown = new Writable({
    write(chunk, _, done) {
      if (!isHidden) output.write(chunk)
      done()
    },
  })
  const terminal = createInterface({ input, output: shown, terminal: input.isTTY === true })
  const lines = terminal[Symbol.asyncIterator]()
  return {
    /** Rejects when the input ends without an answer. A secret answer is not shown. */
    async ask(question: string, { isSecret = false } = {}): Promise<string> {
      // For a correction, which writes the line anew. `prompt` would throw once a pipe has ended, though
      // its lines are still to be taken.
      terminal.setPrompt(question)
      output.write(question)
      isHidden = isSecret
      const { done, value } = await lines.next()
      isHidden = false
      if (isSecret) output.write('\n')
      if (done === true) {
        throw new Refusal('Nobody answered. Name everything that is asked for, see --help.')
      }
      return value
    },
    close: () => terminal.close(),
  }
}
