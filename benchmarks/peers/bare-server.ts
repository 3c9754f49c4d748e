// Answers everything with one recorded answer: what node:http itself costs, nothing more.
import { createServer } from 'node:http'
import { answerBench } from './answer-bench.ts'

export type Recorded = { headers: string[]; body: string }

process.once('message', ({ headers, body }: Recorded) => {
  const bytes = Buffer.from(body, 'base64')
  const server = createServer((_, outgoing) => {
    outgoing.writeHead(200, headers)
    outgoing.end(bytes)
  })
  answerBench(server.listen(0, '127.0.0.1'))
})
