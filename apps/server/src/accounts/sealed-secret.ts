import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

// The key's text is 32 random bytes already; hashed, it has the cipher's length whatever it was.
const keyOf = (secret: string) => Buffer.from(hash('sha256', secret, 'hex'), 'hex')

/** Encrypted for one owner: moved to another row it does not open. */
export function sealSecret(text: string, { key, owner }: { key: string; owner: string }): string {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, keyOf(key), nonce)
  cipher.setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Null when the key or the owner is another, or something was changed. */
export function openSecret(
  sealed: string,
  { key, owner }: { key: string; owner: string },
): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < nonceBytes + tagBytes) return null
  const decipher = createDecipheriv(algorithm, keyOf(key), bytes.subarray(0, nonceBytes))
  decipher.setAAD(Buffer.from(owner))
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
  try {
    const rest = bytes.subarray(nonceBytes + tagBytes)
    return Buffer.concat([decipher.update(rest), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
