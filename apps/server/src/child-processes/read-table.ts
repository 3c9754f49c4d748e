import { readTable } from '../spreadsheets/read-table.ts'
import { answerParent } from './answer-parent.ts'

const linesOfPart = 200

answerParent(async (bytes, sendPart) => {
  const read = await readTable(bytes)
  if (read.kind === 'unreadable') return read
  for (let at = 0; at < read.lines.length; at += linesOfPart) {
    sendPart(read.lines.slice(at, at + linesOfPart))
  }
  return { ...read, lines: [] }
})
