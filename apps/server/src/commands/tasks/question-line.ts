import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { Refusal } from '../../operations/refusal.ts'

type Input = NodeJS.ReadableStream & { isTTY?: boolean }

/**
 * Questions that a person at a terminal answers, or the lines of a pipe. One reader for all of them: a pipe
 * brings several lines at once. It is opened by the first question, so that without one no input is read.
 */
export function openQuestions(input: Input, output: NodeJS.WritableStream) {
  let isHidden = false
  const shown = new Writable({
    write(chunk, _, done) {
      if (!isHidden) output.write(chunk)
      done()
    },
  })
  const open = () => {
    const terminal = createInterface({ input, output: shown, terminal: input.isTTY === true })
    return { terminal, lines: terminal[Symbol.asyncIterator]() }
  }
  let opened: ReturnType<typeof open> | null = null
  return {
    /** Rejects when the input ends without an answer. A secret answer is not shown. */
    async ask(question: string, { isSecret = false } = {}): Promise<string> {
      opened ??= open()
      // For a correction, which writes the line anew. `prompt` would throw once a pipe has ended, though
      // its lines are still to be taken.
      opened.terminal.setPrompt(question)
      output.write(question)
      isHidden = isSecret
      const { done, value } = await opened.lines.next()
      isHidden = false
      if (isSecret) output.write('\n')
      if (done === true) {
        throw new Refusal('Nobody answered. Name everything that is asked for, see --help.')
      }
      return value
    },
    close: () => opened?.terminal.close(),
  }
}
