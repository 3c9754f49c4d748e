import type { Readable } from 'node:stream'
import type { S3 } from '@aws-sdk/client-s3'
import { madeOnce } from '../operations/made-once.ts'
import type { S3Place } from './s3-place.ts'
import type { ByteRange, Storage } from './storage.ts'
import { streamOf } from './stream-of.ts'

/** How long one try may take to connect, and pause before and within an answer. */
const s3Timeouts = { connectMs: 5_000, pauseMs: 10_000 }

/** Uploads as objects of a bucket. Amazon's client is loaded at the first use. */
export function s3Storage(place: S3Place, timeouts = s3Timeouts): Storage {
  const Bucket = place.bucket
  const connected = madeOnce(() => connect(place, timeouts))
  return {
    async read(Key) {
      const s3 = await connected()
      const found = await s3.getObject({ Bucket, Key }).catch(nullIfMissing)
      const bytes = await found?.Body?.transformToByteArray()
      return bytes === undefined ? null : Buffer.from(bytes)
    },
    async write(Key, Body) {
      const s3 = await connected()
      await s3.putObject({ Bucket, Key, Body })
    },
    async remove(Key) {
      const s3 = await connected()
      await s3.deleteObject({ Bucket, Key })
    },
    async list(folder) {
      const { paginateListObjectsV2 } = await import('@aws-sdk/client-s3')
      const Prefix = `${folder}/`
      const request = { Bucket, Prefix, Delimiter: '/' }
      const names: string[] = []
      for await (const page of paginateListObjectsV2({ client: await connected() }, request)) {
        for (const { Key = '' } of page.Contents ?? []) names.push(Key.slice(Prefix.length))
      }
      // An object with the folder's own name is the folder, as consoles make it.
      return names.filter((name) => name !== '')
    },
    async modifiedMs(Key) {
      const s3 = await connected()
      const head = await s3.headObject({ Bucket, Key }).catch(nullIfMissing)
      return head?.LastModified?.getTime() ?? null
    },
    async open(Key) {
      const s3 = await connected()
      const head = await s3.headObject({ Bucket, Key }).catch(nullIfMissing)
      if (head === null) return null
      const read = async ({ start, end }: ByteRange) => {
        const part = await s3.getObject({ Bucket, Key, Range: `bytes=${start}-${end}` })
        return part.Body as Readable
      }
      return {
        size: head.ContentLength ?? 0,
        modifiedMs: head.LastModified?.getTime() ?? 0,
        bytes: (range) => streamOf(chunksOf(() => read(range))),
        close: async () => undefined,
      }
    },
  }
}

async function connect(place: S3Place, { connectMs, pauseMs }: typeof s3Timeouts): Promise<S3> {
  const { S3 } = await import('@aws-sdk/client-s3')
  const { endpoint, region, accessKeyId, secretAccessKey } = place
  return new S3({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    // Without them a store that accepts connections and does not answer would hold requests for good.
    requestHandler: { connectionTimeout: connectMs, socketTimeout: pauseMs },
    // Stores other than Amazon's refuse the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
}

// Left early, the loop closes the connection, also when the object had not arrived yet.
async function* chunksOf(read: () => Promise<Readable>): AsyncGenerator<Uint8Array> {
  for await (const chunk of await read()) yield new Uint8Array(chunk)
}

/** A missing bucket is an error, not a missing object. */
function nullIfMissing(error: { name: string }): null {
  if (error.name === 'NoSuchKey' || error.name === 'NotFound') return null
  throw error
}
