import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import type { S3Place } from '../media/s3-place.ts'

/** An object store of its own on a free port. */
export async function startS3Server(): Promise<{ place: S3Place; stop: () => Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'minikran-s3-'))
  const bucket = 'minikran'
  const server = new S3rver({
    directory,
    address: '127.0.0.1',
    port: 0,
    silent: true,
    configureBuckets: [{ name: bucket, configs: [] }],
  })
  const { port } = await server.run()
  return {
    place: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'eu-north-1',
      bucket,
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    async stop() {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
