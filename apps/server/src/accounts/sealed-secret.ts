import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

// Hashed, a key of any length has that of the cipher's key.
const keyOf = (secret: string) => Buffer.from(hash('sha256', secret, 'hex'), 'hex')

/** Encrypts a text for one owner; copied to another owner's row, it cannot be decrypted. */
export function sealSecret(text: string, { key, owner }: { key: string; owner: string }): string {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, keyOf(key), nonce)
  cipher.setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Null for another key or owner, and for a text that was changed. */
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
