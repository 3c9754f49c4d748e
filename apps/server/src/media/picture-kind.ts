export type PictureKind = 'jpeg' | 'png' | 'webp'

const starts = (bytes: Uint8Array, at: number, signature: readonly number[]) =>
  signature.every((byte, index) => bytes[at + index] === byte)
const ascii = (text: string) => [...text].map((sign) => sign.charCodeAt(0))

/** The format of a picture by its first bytes; null when it is not accepted. */
export function pictureKind(bytes: Uint8Array): PictureKind | null {
  if (starts(bytes, 0, [0xff, 0xd8, 0xff])) return 'jpeg'
  if (starts(bytes, 0, [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a])) return 'png'
  return starts(bytes, 0, ascii('RIFF')) && starts(bytes, 8, ascii('WEBPVP8')) ? 'webp' : null
}
