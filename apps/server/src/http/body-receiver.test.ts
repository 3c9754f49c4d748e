import { mkdtemp, rm } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { createBodyReceiver, type Received } from './body-receiver.ts'

const mebibyte = 1024 * 1024

test('visitors who use up the room of their network leave that of the staff', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bodies-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const receive = createBodyReceiver(folder)
  const send = (url: string, megabytes: number) => {
    const body = new PassThrough()
    const head = { method: 'POST', url, headers: {}, socket: {} }
    const outgoing = new PassThrough() as unknown as ServerResponse
    const incoming = Object.assign(body, head) as unknown as Received
    const received = receive(incoming, outgoing, '192.0.2.1')
    body.end(Buffer.alloc(megabytes * mebibyte))
    return received
  }
  // Their room is given back when the answers have been sent.
  for (const url of Array(4).fill('/api/site/uploadInquiryImage')) {
    expect(await send(url, 8)).toBe(null)
  }
  expect(await send('/api/site/uploadInquiryImage', 1)).toBe('unavailable')
  expect(await send('/api/admin/uploadImage', 8)).toBe(null)
  expect(await send('/api/admin/importProducts', 8)).toBe(null)
})
