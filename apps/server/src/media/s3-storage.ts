import type { Readable } from 'node:stream'
import type { S3Client } from '@aws-sdk/client-s3'
import type { Disk } from 'flydrive'
import type { S3Place } from './s3-place.ts'
import type { ByteRange, Storage } from './storage.ts'

type Opened = { disk: Disk; client: S3Client }
type Failure = { name?: string; $metadata?: { httpStatusCode?: number }; cause?: unknown }

/** Uploads as objects of a bucket. What it needs is read when the first file is asked for. */
export function s3Storage(place: S3Place): Storage {
  let opening: Promise<Opened> | null = null
  const opened = () => {
    opening ??= open(place)
    return opening
  }
  return {
    async read(key) {
      const { disk } = await opened()
      return disk.getBytes(key).then((bytes) => Buffer.from(bytes), nullWhereNone)
    },
    async write(key, bytes) {
      const { disk } = await opened()
      await disk.put(key, bytes)
    },
    async remove(key) {
      const { disk } = await opened()
      await disk.delete(key)
    },
    async list(folder) {
      const { disk } = await opened()
      const names: string[] = []
      for (let paginationToken: string | undefined; ; ) {
        const page = await disk.listAll(`${folder}/`, {
          recursive: true,
          ...(paginationToken !== undefined && { paginationToken }),
        })
        for (const object of page.objects) if (object.isFile) names.push(object.name)
        if (page.paginationToken === undefined) return names
        paginationToken = page.paginationToken
      }
    },
    async modifiedMs(key) {
      const { disk } = await opened()
      const about = await disk.getMetaData(key).catch(nullWhereNone)
      return about?.lastModified.getTime() ?? null
    },
    async open(key) {
      const { disk, client } = await opened()
      const about = await disk.getMetaData(key).catch(nullWhereNone)
      if (about === null) return null
      return {
        size: about.contentLength,
        modifiedMs: about.lastModified.getTime(),
        bytes: (range) => bytesOf(client, { place, key, range }),
        close: async () => undefined,
      }
    },
  }
}

async function open(place: S3Place): Promise<Opened> {
  const [{ S3Client }, { Disk }, { S3Driver }] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('flydrive'),
    import('flydrive/drivers/s3'),
  ])
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = place
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    // Stores other than Amazon's refuse the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const driver = new S3Driver({ client, bucket, visibility: 'private', supportsACL: false })
  return { disk: new Disk(driver), client }
}

type Asked = { place: S3Place; key: string; range: ByteRange }

/**
 * A part of an object as the client takes it; one that hangs up ends the reading. Node's own way
 * from its streams to the web's would let that client end the process.
 */
function bytesOf(client: S3Client, { place, key, range }: Asked): ReadableStream<Uint8Array> {
  let body: Readable | null = null
  let chunks: AsyncIterator<Buffer> | null = null
  const start = async () => {
    const { GetObjectCommand } = await import('@aws-sdk/client-s3')
    const asked = { Bucket: place.bucket, Key: key, Range: `bytes=${range.start}-${range.end}` }
    const answer = await client.send(new GetObjectCommand(asked))
    body = answer.Body as Readable
    return body[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  }
  return new ReadableStream({
    async pull(controller) {
      chunks ??= await start()
      const { value, done } = await chunks.next()
      if (done === true) controller.close()
      else controller.enqueue(new Uint8Array(value))
    },
    cancel() {
      body?.destroy()
    },
  })
}

/** flydrive wraps what the store has said. */
function nullWhereNone(error: Failure): null {
  let at: unknown = error
  while (typeof at === 'object' && at !== null) {
    const { name, $metadata, cause } = at as Failure
    if (name === 'NoSuchBucket') break
    if ($metadata?.httpStatusCode === 404) return null
    at = cause
  }
  throw error
}
