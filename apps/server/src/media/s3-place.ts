/** The bucket of object storage that holds the uploads, and its access key. */
export type S3Place = {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

const bucketName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/

/** Parses `s3://key:secret@host/bucket?region=…`, over TLS unless `tls=off`; null when invalid. */
export function parseS3Url(text: string): S3Place | null {
  if (!URL.canParse(text)) return null
  const { protocol, username, password, host, pathname, searchParams } = new URL(text)
  const bucket = pathname.replace(/^\/|\/$/g, '')
  if (protocol !== 's3:' || host === '' || username === '' || password === '') return null
  if (!bucketName.test(bucket)) return null
  const [accessKeyId, secretAccessKey] = [username, password].map(decoded)
  if (accessKeyId == null || secretAccessKey == null) return null
  const isPlain = searchParams.get('tls') === 'off'
  return {
    endpoint: `${isPlain ? 'http' : 'https'}://${host}`,
    region: searchParams.get('region') ?? 'eu-north-1',
    bucket,
    accessKeyId,
    secretAccessKey,
  }
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
