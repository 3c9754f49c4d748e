import {
  heaviestPictures,
  polyglot,
  refusedPictures,
} from '../../apps/server/src/testing/hostile-pictures.ts'
import type { Fact } from './fact.ts'
import type { ServerProcess } from './server-process.ts'
import { memoryOf, watchMemory } from './watch-memory.ts'

const mebibyte = 1024 * 1024
const mostRiseBytes = 300_000_000

/** Pictures made to break a decoder, one by one and all at once, while the server's memory is watched. */
export async function tryHostilePictures(
  server: ServerProcess,
  { short }: { short: boolean },
): Promise<Fact[]> {
  const refused = await refusedPictures()
  const wrong: string[] = []
  // Warm-up: memory that the decoder allocates once and keeps is not counted.
  await upload(server.url, await polyglot())
  const before = await memoryOf(server.url)
  const memory = watchMemory(server.url)
  for (const [name, { bytes, rule }] of Object.entries(refused)) {
    const { status, rule: answered } = await upload(server.url, bytes)
    if (status !== 422 || answered !== rule) wrong.push(`${name}: ${status} ${answered}`)
  }
  const rounds = short ? 1 : 5
  const statuses: number[] = []
  const heavy = Object.values(await heaviestPictures())
  for (let round = 0; round < rounds; round += 1) {
    const bodies = [...heavy, Buffer.alloc(10 * mebibyte, 0xff), Buffer.alloc(11 * mebibyte)]
    const answers = await Promise.all(
      [...bodies, ...(short ? [] : bodies)].map((body) => upload(server.url, body)),
    )
    statuses.push(...answers.map(({ status }) => status))
  }
  const strange = statuses.filter((status) => ![200, 413, 422, 503].includes(status))
  const riseBytes = (await memory.stop()) - before
  return [
    {
      name: 'pictures that are none, refused by their rule',
      value: wrong.length === 0 ? `${Object.keys(refused).length}` : wrong.join('; '),
      holds: wrong.length === 0,
    },
    {
      name: 'heaviest pictures at once',
      value: `${statuses.length} sent, ${statuses.filter((status) => status === 200).length} taken, ${strange.length} strange answers`,
      holds: strange.length === 0,
    },
    {
      name: 'rise of memory',
      value: `${Math.round(riseBytes / 1e6)} MB, at most ${mostRiseBytes / 1e6} MB`,
      holds: riseBytes < mostRiseBytes,
    },
  ]
}

async function upload(url: string, bytes: Buffer): Promise<{ status: number; rule: string }> {
  const form = new FormData()
  form.append('image', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'a.jpg')
  try {
    const response = await fetch(`${url}/api/site/uploadInquiryImage`, {
      method: 'POST',
      body: form,
    })
    const answer = (await response.json()) as { errors?: { image?: string[] }; code?: string }
    return { status: response.status, rule: answer.errors?.image?.[0] ?? answer.code ?? '' }
  } catch (error) {
    // A body that is refused while it still comes: the connection is closed under the client.
    if (error instanceof TypeError) return { status: 413, rule: 'closed' }
    throw error
  }
}
